import KeylineData

/// Reads comma-separated values row by row, as in RFC 4180, over bytes.
///
/// Lines end with LF or CR LF; empty lines are skipped. The separator is the one of comma,
/// semicolon and tab that is most frequent in the first line that is not empty. An apostrophe that
/// keeps a spreadsheet from taking a text for a formula is not part of the text.
struct CSVRows {
  private let text: SourceText
  private let bytes: [UInt8]
  private let separator: UInt8
  private let isText: Bool
  private var index = 0

  /// One value, without quotes.
  struct Field {
    let bytes: ArraySlice<UInt8>
    /// The offset of its first byte.
    let offset: Int

    /// The value without leading and trailing spaces.
    var text: String { String(decoding: bytes, as: UTF8.self).withoutSpaces }
  }

  /// The most columns that a row may have.
  static let maximumColumns = 1_000

  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
    separator = Self.separator(of: text.bytes)
    isText = Self.isText(text.bytes[...])
  }

  /// The next row; nil at the end of the text.
  mutating func next() throws(InputError) -> [Field]? {
    while let byte = peek(), Self.endsLine(byte) { index += 1 }
    guard index < bytes.count else { return nil }
    var fields: [Field] = []
    while true {
      guard fields.count < Self.maximumColumns else {
        throw text.error("more than \(Self.maximumColumns) columns", at: index)
      }
      fields.append(try field())
      guard peek() == separator else { break }
      index += 1
    }
    if peek() == Self.carriageReturn { index += 1 }
    if let byte = peek() {
      guard byte == Self.lineFeed else {
        throw text.error("text after a quoted value", at: index)
      }
      index += 1
    }
    return fields
  }

  private mutating func field() throws(InputError) -> Field {
    let start = index
    guard peek() == Self.quote else {
      while let byte = peek(), byte != separator, byte != Self.lineFeed {
        if byte == Self.carriageReturn,
          index + 1 == bytes.count || bytes[index + 1] == Self.lineFeed
        {
          break
        }
        index += 1
      }
      return try field(bytes[start..<index], at: start)
    }
    index += 1
    var unquoted: [UInt8] = []
    while true {
      let run = index
      while let byte = peek(), byte != Self.quote { index += 1 }
      unquoted += bytes[run..<index]
      guard index < bytes.count else { throw text.error("the quotes are not closed", at: start) }
      index += 1
      guard peek() == Self.quote else { break }
      unquoted.append(Self.quote)
      index += 1
    }
    return try field(unquoted[...], at: start)
  }

  private func field(
    _ bytes: ArraySlice<UInt8>, at offset: Int
  ) throws(InputError) -> Field {
    guard isText || Self.isText(bytes) else {
      throw text.error("the value is not UTF-8", at: offset)
    }
    return Field(bytes: SpreadsheetCell.text(bytes), offset: offset)
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }

  /// True for the bytes of a line end.
  static func endsLine(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func separator(of bytes: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes.drop(while: endsLine) {
      if byte == quote { isQuoted.toggle() }
      if byte == lineFeed, !isQuoted { break }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? candidates[0]
  }
}
