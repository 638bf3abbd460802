/// The fault of an expression that cannot be read or makes no sense, and its place.
package struct ExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault, without a period at its end.
  package let fault: String
  /// The column, counted from one; the text before it is ASCII, since nothing else is read.
  package let column: Int

  package var description: String { "column \(column): \(fault)." }
}
