/// Cuts an expression into words.
struct ExpressionTokenizer {
  private let text: String
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8.prefix(AuditExpression.maximumLength + 1))
  }

  /// The words, the end among them.
  func tokens() throws(ExpressionError) -> [ExpressionToken] {
    guard bytes.count <= AuditExpression.maximumLength else {
      throw ExpressionError(
        .tooLong, at: 0..<1, in: String(text.unicodeScalars.prefix(72)) + "…")
    }
    var copy = self
    var tokens: [ExpressionToken] = []
    while let token = try copy.next() { tokens.append(token) }
    return tokens + [ExpressionToken(kind: .end, range: bytes.count..<bytes.count)]
  }

  private mutating func next() throws(ExpressionError) -> ExpressionToken? {
    while let byte = peek(), byte.isSpace { offset += 1 }
    guard let byte = peek() else { return nil }
    let start = offset
    let kind: ExpressionToken.Kind
    if byte.isDigit {
      kind = .number(try number())
    } else if byte.isNameStart {
      kind = .name(name())
    } else if byte == UInt8(ascii: "[") {
      kind = .name(try message())
    } else if byte == UInt8(ascii: "."), peek(1)?.isNameStart == true {
      offset += 1
      kind = .word(name(isDotted: false))
    } else {
      kind = try sign()
    }
    return ExpressionToken(kind: kind, range: start..<offset)
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func name(isDotted: Bool = true) -> String {
    let start = offset
    while let byte = peek() {
      let joins = isDotted && byte == UInt8(ascii: ".") && peek(1)?.isNameStart == true
      guard byte.isNameStart || byte.isDigit || joins else { break }
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// A message of Objective-C without arguments, as the name it has in Swift:
  /// `[[UIScreen mainScreen] bounds].size` is `UIScreen.mainScreen.bounds.size`.
  private mutating func message() throws(ExpressionError) -> String {
    let start = offset
    var depth = 0
    while let byte = peek(), byte == UInt8(ascii: "[") || byte.isSpace {
      if !byte.isSpace { depth += 1 }
      offset += 1
    }
    var parts: [String] = []
    for level in 0...depth {
      if level > 0, peek()?.isSpace != true { throw malformedMessage(from: start) }
      while peek()?.isSpace == true { offset += 1 }
      guard peek()?.isNameStart == true else { throw malformedMessage(from: start) }
      parts.append(name())
      if level == 0 { continue }
      while peek()?.isSpace == true { offset += 1 }
      guard peek() == UInt8(ascii: "]") else { throw malformedMessage(from: start) }
      offset += 1
      if peek() == UInt8(ascii: "."), peek(1)?.isNameStart == true {
        offset += 1
        parts.append(name())
      }
    }
    return parts.joined(separator: ".")
  }

  private mutating func malformedMessage(from start: Int) -> ExpressionError {
    offset = min(max(offset, start) + 1, bytes.count)
    return error(.malformedMessage, from: start)
  }

  private mutating func number() throws(ExpressionError) -> String {
    let start = offset
    var parts = 0
    repeat {
      if parts > 0 { offset += 1 }
      let first = offset
      while peek()?.isDigit == true { offset += 1 }
      guard (1...AuditExpression.maximumDigits).contains(offset - first) else {
        throw error(.digitCount, from: start)
      }
      parts += 1
    } while peek() == UInt8(ascii: ".") && !isFloatSuffix(after: 1)
    let end = offset
    // C writes 44.f and 44.0f; the letter says nothing about the number.
    if peek() == UInt8(ascii: "."), isFloatSuffix(after: 1) {
      offset += 2
    } else if parts == 2, isFloatSuffix(after: 0) {
      offset += 1
    }
    if let byte = peek(), byte.isNameStart {
      offset += 1
      throw error(.unitBehindNumber, from: start)
    }
    let literal = ExpressionLiteral(text: String(decoding: bytes[start..<end], as: UTF8.self))
    guard literal.number != nil || literal.version != nil else {
      throw error(.malformedNumber, from: start)
    }
    return literal.text
  }

  /// True if the letter f stands there and no name goes on behind it.
  private func isFloatSuffix(after distance: Int) -> Bool {
    guard let byte = peek(distance), byte | 0x20 == UInt8(ascii: "f") else { return false }
    guard let next = peek(distance + 1) else { return true }
    return !next.isNameStart && !next.isDigit
  }

  private mutating func sign() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = offset
    for length in [2, 1] where start + length <= bytes.count {
      let text = String(decoding: bytes[start..<start + length], as: UTF8.self)
      guard let kind = Self.signs[text] else { continue }
      offset += length
      return kind
    }
    throw misfit()
  }

  /// The error at a character that has no place in an expression.
  private mutating func misfit() -> ExpressionError {
    let start = offset
    let scalar = text.utf8.index(text.startIndex, offsetBy: start)
    let character = text.unicodeScalars[scalar]
    offset += character.utf8.count
    let doubled = ["=": "==", "&": "&&", "|": "||"][character]
    return error(
      doubled.map { .singleSign(character, written: $0) } ?? .strangeCharacter(character),
      from: start)
  }

  private func error(
    _ problem: ExpressionError.Problem, from start: Int
  ) -> ExpressionError {
    ExpressionError(problem, at: start..<offset, in: text)
  }

  private static let signs: [String: ExpressionToken.Kind] = {
    var signs: [String: ExpressionToken.Kind] = [
      "!": .not, "?": .question, ":": .colon, ",": .comma, "(": .open, ")": .close,
    ]
    for sign in AuditExpression.BinaryOperator.allCases { signs[sign.rawValue] = .binary(sign) }
    return signs
  }()
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isNameStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
  }
}

/// One word of an expression.
struct ExpressionToken: Hashable, Sendable {
  let kind: Kind
  /// The place, as offsets in UTF-8.
  let range: Range<Int>

  enum Kind: Hashable, Sendable {
    case number(String)
    /// A name; dots join its parts.
    case name(String)
    /// A word after a dot.
    case word(String)
    case binary(AuditExpression.BinaryOperator)
    case not, question, colon, comma, open, close, end
  }

  /// The token as written; nil for the end.
  func text(in bytes: [UInt8]) -> String? {
    kind == .end ? nil : String(decoding: bytes[range], as: UTF8.self)
  }
}
