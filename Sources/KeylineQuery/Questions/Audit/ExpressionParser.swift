import KeylineModel

/// Parses an expression: operators by precedence, names by meaning, and kinds that fit together.
struct ExpressionParser {
  typealias Node = AuditExpression.Node
  typealias Operation = AuditExpression.Operation

  private let metrics: MetricNames
  private let keys: [Metric.ID]
  private let bytes: [UInt8]
  private var offset = 0
  /// The current depth; every descent counts, so that no text can exhaust the stack.
  private var depth = 0

  init(_ text: String, _ metrics: [Metric]) {
    self.metrics = MetricNames(metrics)
    keys = metrics.map(\.id)
    bytes = Array(text.utf8.prefix(AuditExpression.maximumLength + 1))
  }

  /// Parses the whole text.
  mutating func expression() throws(ExpressionError) -> Node {
    guard bytes.count <= AuditExpression.maximumLength else {
      throw error("an expression has at most \(AuditExpression.maximumLength) bytes")
    }
    if next == nil { throw error("there is no expression; write, for example, hasNotch ? 88 : 64") }
    let start = offset
    let node = try choice()
    _ = take(";")
    if let sign = ["=", "&", "|"].first(where: { next == UInt8(ascii: $0) }) {
      throw error("\"\(sign)\" is written \"\(sign)\(sign)\"")
    }
    if next != nil { throw error("an operator is missing before \(found)") }
    guard node.kind == .number else {
      throw error(
        "the expression is \(node.kind.rawValue), not a number; write condition ? 88 : 64", start)
    }
    return node
  }

  /// A condition with its two branches, or just an operand.
  private mutating func choice() throws(ExpressionError) -> Node {
    try descend()
    defer { depth -= 1 }
    let start = offset
    let condition = try operand(above: 0)
    guard take("?") else { return condition }
    let question = offset - 1
    let first = try choice()
    guard take(":") else {
      throw error("this \"?\" has no \":\"; write condition ? value : other value", question)
    }
    return try apply(.choice, [condition, first, try choice()], from: start)
  }

  /// Operators that bind tighter than a precedence, joined from the left.
  private mutating func operand(above precedence: Int) throws(ExpressionError) -> Node {
    let outer = depth
    defer { depth = outer }
    try descend()
    let start = offset
    var left = try unary()
    while let (operation, length, own) = sign(), own > precedence {
      try descend()
      offset += length
      left = try apply(operation, [left, try operand(above: own)], from: start)
    }
    return left
  }

  /// The next operator between two operands, the longest first.
  private mutating func sign() -> (operation: Operation, length: Int, precedence: Int)? {
    skipSpaces()
    for length in [3, 2, 1] {
      let sign = String(decoding: bytes[offset...].prefix(length), as: UTF8.self)
      let operation = AuditVocabulary.signs[sign] ?? Operation(rawValue: sign)
      if let operation, let precedence = operation.precedence {
        return (operation, sign.utf8.count, precedence)
      }
    }
    return nil
  }

  private mutating func unary() throws(ExpressionError) -> Node {
    try descend()
    defer { depth -= 1 }
    let start = offset
    if take("-") { return try apply(.minus, [try unary()], from: start) }
    if take("!") { return try apply(.not, [try unary()], from: start) }
    guard take("(") else { return try primary(next) }
    // In C, (CGFloat)x is CGFloat(x).
    if isType(word()), take(")") { return try unary() }
    offset = start
    return try inParentheses()[0]
  }

  /// Values in parentheses, with commas between them.
  private mutating func inParentheses(least: Int = 1) throws(ExpressionError) -> [Node] {
    skipSpaces()
    let start = offset
    _ = take("(")
    var parts = [try choice()]
    while least > 1, take(",") { parts.append(try choice()) }
    guard take(")") else {
      throw next == nil
        ? error("this parenthesis is never closed", start)
        : error("a \")\" or an operator is missing before \(found)")
    }
    guard parts.count >= least else { throw error("two values or more are needed here", start) }
    return parts
  }

  private mutating func primary(_ next: UInt8?) throws(ExpressionError) -> Node {
    let start = offset
    if next?.isDigit == true { return try number() }
    if take("."), case let word = word(), !word.isEmpty {
      return .constant("." + word, .word(word))
    }
    guard next?.isNameStart == true || next == UInt8(ascii: "[") else {
      throw error("a value is missing before \(found)")
    }
    let path = try path()
    let read = AuditVocabulary.read(path)
    let (name, written) = (read.map(\.text).joined(separator: "."), path.joined(separator: "."))
    if self.next == UInt8(ascii: "(") {
      if isType(written) { return try inParentheses()[0] }
      guard let function = Operation(rawValue: name), [.min, .max].contains(function) else {
        throw error("no function \"\(written)\"; there are min and max", start)
      }
      return try apply(function, try inParentheses(least: 2), from: start)
    }
    if let truth = Bool(name) { return .constant(written, .truth(truth)) }
    if name.hasPrefix(".") { return .constant(written, .word(String(name.dropFirst()))) }
    let (variable, metric) = meaning(of: name)
    guard variable != nil || metric != nil else {
      // If the spellings around it are known, only the unknown part is named.
      let unknown = read.filter { !$0.isKnown }.map(\.text).joined(separator: ".")
      let nearest = NearestNames.of(
        name.isEmpty ? written : name,
        among: AuditVariable.all.map(\.name) + AuditVocabulary.spellings.flatMap(\.written) + keys)
      throw error(
        "no variable \"\(unknown.isEmpty ? written : unknown)\""
          + (nearest.isEmpty ? "" : ". Nearest: " + nearest.joined(separator: ", ")), start)
    }
    return .name(AuditExpression.Name(text: written, variable: variable, metric: metric))
  }

  private func meaning(of name: String) -> (variable: AuditVariable?, metric: Metric?) {
    let folded = NearestNames.folded(name)
    if let variable = AuditVariable.all.first(where: { NearestNames.folded($0.name) == folded }) {
      return (variable, nil)
    }
    let found = metrics.matches(keys.first { NearestNames.folded($0) == folded } ?? name)
    return (nil, found.count == 1 ? found[0] : nil)
  }

  private mutating func number() throws(ExpressionError) -> Node {
    let start = offset
    var literal = bytes[offset...].prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    offset += literal.count
    // C writes 44.f and 44.0f; the letter does not affect the number.
    if literal.contains(UInt8(ascii: ".")), take("f") || take("F"),
      literal.last == UInt8(ascii: ".")
    {
      literal.removeLast()
    }
    let text = String(decoding: literal, as: UTF8.self)
    if word().isEmpty {
      if let number = ExpressionValue(number: text) { return .constant(text, number) }
      if let version = StatedVersion(text) { return .constant(text, .version(version)) }
    }
    throw error("this is neither a number such as 97.667 nor a version such as 13.4.1", start)
  }

  /// The parts of a name with points, optional chaining and calls without arguments, or of an
  /// Objective-C message: `[[UIScreen mainScreen] bounds].size` has the parts of
  /// `UIScreen.mainScreen.bounds.size`.
  private mutating func path() throws(ExpressionError) -> [String] {
    var parts: [String] = []
    let start = offset
    if take("[") {
      try descend()
      parts = try path()
      skipSpaces()
      let selector = word()
      guard !selector.isEmpty, take("]") else {
        throw error("a message is written as in [UIScreen mainScreen].bounds", start)
      }
      depth -= 1
      parts.append(selector)
    } else {
      parts.append(word())
    }
    while true {
      if bytes[offset...].starts(with: "()".utf8) { offset += 2 }
      let point = bytes[offset...].drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
      guard point.first == UInt8(ascii: "."), point.dropFirst().first?.isNameStart == true else {
        return parts
      }
      offset = point.startIndex + 1
      parts.append(word())
    }
  }

  /// The operation on some parts, if they fit and, for constants alone, have a value.
  private func apply(
    _ operation: Operation, _ parts: [Node], from start: Int
  ) throws(ExpressionError) -> Node {
    // A number beside a version is a version.
    let isOfVersions = operation.isComparison && parts.contains { $0.kind == .version }
    let parts = isOfVersions ? parts.map(\.asVersion) : parts
    let kinds = parts.map(\.kind)
    guard operation.kind(of: kinds) != nil else {
      let phrases = kinds.map { $0 == .truth ? $0.rawValue : "a \($0.rawValue)" }
      throw error(
        "\"\(operation.rawValue)\" does not go with \(phrases.joined(separator: " and "))", start)
    }
    // A word that the attribute beside it cannot have would never be equal to it.
    for case .name(let name) in parts {
      guard let variable = name.variable, variable.kind == .word else { continue }
      for case .constant(_, let word) in parts
      where !variable.words.contains(where: { word.order(.word($0)) == 0 }) {
        throw error("\(name.text) is one of \(variable.wordList)", start)
      }
    }
    let node = Node.apply(operation, parts)
    if case .failed(let fault) = node.value({ .unknown($0.text, nil) }) {
      throw error("this is a \(fault)", start)
    }
    return node
  }

  private mutating func descend() throws(ExpressionError) {
    skipSpaces()
    depth += 1
    // Each level of parentheses is three descents: choice, operand, unary.
    if depth > 3 * AuditExpression.maximumDepth {
      throw error("the expression is nested more than \(AuditExpression.maximumDepth) levels deep")
    }
  }

  private func error(_ fault: String, _ place: Int? = nil) -> ExpressionError {
    ExpressionError(fault: fault, column: (place ?? offset) + 1)
  }
}

extension ExpressionParser {
  private mutating func skipSpaces() {
    offset += bytes[offset...].prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count
  }

  /// The next byte other than a space; nil at the end.
  private var next: UInt8? {
    mutating get {
      skipSpaces()
      return bytes[offset...].first
    }
  }

  /// Consumes a sign if it comes next.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// Consumes letters, digits and underscores; empty if none come next.
  private mutating func word() -> String {
    let word = bytes[offset...].prefix { $0.isNameStart || $0.isDigit }
    offset += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private func isType(_ word: String) -> Bool {
    AuditVocabulary.types.contains { $0.lowercased() == word.lowercased() }
  }

  /// The text at the current place, for a sentence.
  private var found: String {
    let word = bytes[offset...].prefix { $0.isNameStart || $0.isDigit || $0 == UInt8(ascii: ".") }
    if !word.isEmpty { return "\"\(String(decoding: word, as: UTF8.self))\"" }
    guard let byte = bytes[offset...].first else { return "the end" }
    return (0x21...0x7E).contains(byte) ? "\"\(Unicode.Scalar(byte))\"" : "this character"
  }
}

extension AuditExpression.Node {
  /// A number as the version with the same digits.
  fileprivate var asVersion: AuditExpression.Node {
    guard case .constant(let text, .number) = self, let version = StatedVersion(text) else {
      return self
    }
    return .constant(text, .version(version))
  }
}

extension UInt8 {
  fileprivate var isNameStart: Bool {
    isLetter || self == UInt8(ascii: "_")
  }
}
