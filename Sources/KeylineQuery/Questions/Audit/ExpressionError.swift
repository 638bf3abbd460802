/// What is wrong with an expression that cannot be read or makes no sense, and where.
package struct ExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault, without a period at its end.
  package let fault: String
  /// The place: 1 for the first character. What stands before it is ASCII, since nothing else is read.
  package let column: Int

  package var description: String { "column \(column): \(fault)." }
}
