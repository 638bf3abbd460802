/// What one call of the program left behind, in this process or in one of its own.
struct Run: Equatable, Sendable {
  /// Standard output: data.
  var output: String
  /// Standard error: everything else.
  var messages: String
  var exitCode: Int32
}
