/// Puts the words of an expression together.
///
/// Every way down is counted, so that no text can exhaust the stack.
struct ExpressionParser {
  typealias Node = AuditExpression.Node

  private let text: String
  private let bytes: [UInt8]
  private let tokens: [ExpressionToken]
  private var position = 0
  private var depth = 0

  init(_ text: String, _ tokens: [ExpressionToken]) {
    self.text = text
    bytes = Array(text.utf8)
    self.tokens = tokens
  }

  /// Reads the whole text.
  mutating func expression() throws(ExpressionError) -> Node {
    let node = try choice()
    guard token.kind == .end else {
      throw error(
        token.kind == .close
          ? .unopenedParenthesis : .missingOperator(before: token.text(in: bytes)))
    }
    return node
  }

  /// The current token; the last one is the end, which is never passed.
  private var token: ExpressionToken { tokens[position] }

  /// The end of the token before the current one.
  private var end: Int { position > 0 ? tokens[position - 1].range.upperBound : 0 }

  private mutating func take(_ kind: ExpressionToken.Kind) -> Bool {
    guard token.kind == kind, kind != .end else { return false }
    position += 1
    return true
  }

  private func error(
    _ problem: ExpressionError.Problem, at range: Range<Int>? = nil
  ) -> ExpressionError {
    ExpressionError(problem, at: range ?? token.range, in: text)
  }

  /// A condition with what holds if it is true and otherwise, or just an operand.
  private mutating func choice() throws(ExpressionError) -> Node {
    try descend()
    defer { depth -= 1 }
    let condition = try operand(above: 0)
    let question = token.range
    guard take(.question) else { return condition }
    let first = try choice()
    guard take(.colon) else {
      throw error(.missingColon, at: question)
    }
    let second = try choice()
    return try node(.choice(condition, first, second), from: condition.range.lowerBound)
  }

  /// Operators that bind more tightly than a precedence, joined from the left.
  private mutating func operand(above precedence: Int) throws(ExpressionError) -> Node {
    try descend()
    defer { depth -= 1 }
    var left = try unary()
    while case .binary(let sign) = token.kind, sign.precedence > precedence {
      position += 1
      let right = try operand(above: sign.precedence)
      left = try node(.binary(sign, left, right), from: left.range.lowerBound)
      if sign.isComparison, case .binary(let next) = token.kind, next.isComparison {
        throw error(.chainedComparison)
      }
    }
    return left
  }

  private mutating func unary() throws(ExpressionError) -> Node {
    try descend()
    defer { depth -= 1 }
    let start = token.range.lowerBound
    if take(.binary(.minus)) { return try node(.negative(try unary()), from: start) }
    if take(.not) { return try node(.not(try unary()), from: start) }
    return try primary()
  }

  private mutating func primary() throws(ExpressionError) -> Node {
    let first = token
    switch first.kind {
    case .number(let text):
      position += 1
      return Node(.literal(ExpressionLiteral(text: text)), first.range)
    case .word(let word):
      position += 1
      return Node(.word(word), first.range)
    case .name(let name):
      position += 1
      if token.kind == .open { return try call(name, first.range) }
      let truth = ["true": true, "false": false][name]
      return Node(truth.map(AuditExpression.Kind.truth) ?? .name(name), first.range)
    case .open:
      position += 1
      let inner = try choice()
      guard take(.close) else { throw unclosed(first.range) }
      return Node(inner.kind, first.range.lowerBound..<end)
    default:
      throw error(
        position == 0 && first.kind == .end
          ? .empty : .missingValue(before: first.text(in: bytes)))
    }
  }

  private mutating func call(
    _ name: String, _ range: Range<Int>
  ) throws(ExpressionError) -> Node {
    if Self.conversions.contains(name) {
      let open = token.range
      position += 1
      let inner = try choice()
      guard take(.close) else { throw unclosed(open) }
      return Node(inner.kind, range.lowerBound..<end)
    }
    guard let function = AuditExpression.Function(rawValue: name) else {
      throw error(.unknownFunction(name), at: range)
    }
    let open = token.range
    position += 1
    var arguments = [try choice()]
    while take(.comma) { arguments.append(try choice()) }
    guard take(.close) else { throw unclosed(open) }
    guard arguments.count > 1 else {
      throw error(.fewArguments(of: name), at: range.lowerBound..<end)
    }
    return try node(.call(function, arguments), from: range.lowerBound)
  }

  /// The types that a number is wrapped in and that leave it what it is.
  private static let conversions: Set<String> = ["CGFloat", "Double", "Float"]

  private func unclosed(_ open: Range<Int>) -> ExpressionError {
    token.kind == .end
      ? error(.unclosedParenthesis, at: open)
      : error(.missingOperatorOrParenthesis(before: token.text(in: bytes)))
  }

  private mutating func descend() throws(ExpressionError) {
    depth += 1
    // Each level of parentheses is three steps down: choice, operand, unary.
    guard depth <= 3 * AuditExpression.maximumDepth else { throw tooDeep(token.range) }
  }

  private func node(_ kind: AuditExpression.Kind, from start: Int) throws(ExpressionError) -> Node {
    let node = Node(kind, start..<end)
    guard node.depth <= AuditExpression.maximumDepth else { throw tooDeep(node.range) }
    return node
  }

  private func tooDeep(_ range: Range<Int>) -> ExpressionError {
    error(
      .tooDeep, at: range.lowerBound..<min(range.upperBound, range.lowerBound + 1))
  }
}
