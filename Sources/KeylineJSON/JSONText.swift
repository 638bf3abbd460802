/// A text to read JSON from, with the name it goes by in messages.
public struct JSONText: Sendable {
  /// The file as the user named it.
  public let name: String
  let bytes: [UInt8]

  /// Creates a text; it must be UTF-8 without a byte order mark.
  public init(name: String, bytes: some Sequence<UInt8>) {
    self.name = name
    self.bytes = Array(bytes)
  }

  /// The deepest nesting that is read.
  public static let maximumDepth = 16

  /// The line and column of a byte.
  public func position(_ offset: Int) -> InputError.Position {
    let before = bytes[..<min(offset, bytes.count)]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return .init(line: before.count { $0 == newline } + 1, column: before.count - lineStart + 1)
  }

  /// An error at a place in the text.
  public func error(_ message: String, at offset: Int, path: String = "") -> InputError {
    InputError(file: name, position: position(offset), path: path, message: message)
  }

  /// Reads the one value that the text holds.
  ///
  /// Errors: anything that RFC 8259 does not allow, a key that stands twice in an object, nesting
  /// beyond ``maximumDepth``, text after the value.
  public func value() throws(InputError) -> JSONValue {
    var reader = JSONReader(text: self)
    return try reader.document()
  }
}
