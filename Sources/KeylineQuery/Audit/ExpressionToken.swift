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
