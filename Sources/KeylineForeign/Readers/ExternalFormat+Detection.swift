import KeylineJSON
import KeylineQuery

extension ExternalFormat {
  /// Finds the format of a text by what is in it.
  init(detecting text: SourceText, map: ColumnMap) throws(InputError) {
    let first = text.bytes.first { !Self.isSpace($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      guard let format = Self.json(try text.value()) else { throw Self.unknown(text, map) }
      self = format
    } else if text.bytes.holds("ViewImageConfig") {
      self = .viewImageConfig
    } else {
      guard !map.isEmpty || CSVHeader.isOurs(text) else { throw Self.unknown(text, map) }
      self = .csv
    }
  }

  private static func json(_ value: JSONValue) -> ExternalFormat? {
    switch value.kind {
    case .array(let elements): elements.first.flatMap(json)
    case .object(let members):
      if let format = entry(Set(members.map(\.key))) {
        format
      } else if members.contains(where: { PlaywrightReader.isDescriptor($0.value) }) {
        .playwright
      } else {
        nil
      }
    default: nil
    }
  }

  /// The format whose entries have these keys.
  private static func entry(_ keys: Set<String>) -> ExternalFormat? {
    if keys.contains("schema"), keys.contains("readings") { return .probe }
    if keys.contains("portraitSize") { return .deviceSpecs }
    if keys.contains("portrait"), keys.contains("landscape") { return .dimmmensions }
    let isMeasured = !keys.isDisjoint(with: AppleDimensionsReader.Keys.insets)
    return isMeasured && !keys.isDisjoint(with: AppleDimensionsReader.Keys.name)
      ? .appleDimensions : nil
  }

  private static func unknown(_ text: SourceText, _ map: ColumnMap) -> InputError {
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    return InputError(
      file: text.name,
      message: "unrecognized format. Formats: \(names)."
        + map.remedy { " A CSV needs \($0) for its columns." })
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

extension [UInt8] {
  /// True if a word stands in the bytes.
  fileprivate func holds(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard let head = wanted.first else { return true }
    return indices.contains { self[$0] == head && self[$0...].starts(with: wanted) }
  }
}
