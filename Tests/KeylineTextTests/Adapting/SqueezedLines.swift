extension String {
  /// The lines, with one space for any number of them inside a line.
  var squeezedLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }
}
