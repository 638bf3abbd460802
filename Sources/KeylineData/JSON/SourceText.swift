/// A JSON text with its name for messages.
package struct SourceText: Sendable {
  /// The file as the user named it.
  package let name: String
  /// The text itself.
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Creates a text; it must be UTF-8 without a byte order mark.
  package init(name: String, bytes: some Sequence<UInt8>) {
    self.name = name
    let bytes = Array(bytes)
    let newline = UInt8(ascii: "\n")
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == newline }.map { $0 + 1 }
  }

  /// The deepest allowed nesting.
  package static let maximumDepth = 16

  /// The line and column of a byte.
  package func position(_ offset: Int) -> InputError.Position {
    let offset = min(offset, bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return .init(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// An error at a place in the text.
  package func error(_ message: String, at offset: Int, path: String = "") -> InputError {
    InputError(file: name, position: position(offset), path: path, message: message)
  }

  /// The error for the first row above a limit.
  package func tooManyRows(_ limit: Int, at offset: Int, path: String = "") -> InputError {
    error(
      "more than \(limit) rows, the most that Keyline reads at a time", at: offset, path: path)
  }

  /// Reads the one value of the text.
  ///
  /// Errors: anything that RFC 8259 does not allow, a duplicate key in an object, nesting beyond
  /// ``maximumDepth``, text after the value.
  package func value() throws(InputError) -> JSONValue {
    var reader = JSONReader(text: self)
    return try reader.document()
  }
}
