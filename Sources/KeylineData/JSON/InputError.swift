/// An error in input: the place, the fault and the remedy.
package struct InputError: Error, Hashable, Sendable {
  /// The file as the user named it.
  package let file: String
  /// The line and column, counted from one; nil for the whole file.
  package let position: Position?
  /// The keys and indices that lead there, for example `rules[3].where.idiom`.
  package let path: String
  /// One or two sentences.
  package let message: String

  /// A line and a column, counted from one, the column in bytes.
  package struct Position: Hashable, Sendable {
    /// The line; the first is 1.
    package let line: Int
    /// The column in bytes; the first is 1.
    package let column: Int

    /// Creates a position; both are counted from one.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Creates an error about a file, or about one place in it.
  package init(file: String, position: Position? = nil, path: String = "", message: String) {
    self.file = file
    self.position = position
    self.path = path
    self.message = message
  }
}

extension InputError: CustomStringConvertible {
  package var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return file.printable + place + ": " + (path.isEmpty ? "" : path + ": ") + message
  }
}
