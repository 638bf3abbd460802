import KeylineData
import KeylineQuery

/// A reader of one format.
protocol ExternalReader {
  /// True if an object with these members is an entry in this format.
  static func recognizes(_ members: [JSONValue.Member]) -> Bool

  /// True if a text that is not JSON is in this format.
  static func recognizes(_ text: SourceText) -> Bool

  /// The keys of numbers with another meaning, such as a year.
  static var besides: Set<String> { get }

  /// Reads a text; the map gives the contents of the columns in a CSV.
  static func read(
    _ text: SourceText, map: ColumnMap, into list: inout ReadingList
  ) throws(InputError)
}

extension ExternalReader {
  static func recognizes(_ members: [JSONValue.Member]) -> Bool { false }
  static func recognizes(_ text: SourceText) -> Bool { false }
  static var besides: Set<String> { [] }
}

extension ExternalFormat {
  /// The reader of the format.
  var reader: any ExternalReader.Type {
    switch self {
    case .deviceSpecs: DeviceSpecsReader.self
    case .appleDimensions: AppleDimensionsReader.self
    case .viewImageConfig: ViewImageConfigReader.self
    case .probe: ProbeReader.self
    case .csv: CSVReader.self
    case .json: JSONTableReader.self
    }
  }

  /// Detects the format of a text by its content.
  init(detecting text: SourceText, map: ColumnMap) throws(InputError) {
    let first = text.bytes.first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let document = isJSON ? try text.value() : nil
    let format =
      if let document {
        Self.json(document) ?? (JSONRows(document) == nil ? nil : .json)
      } else {
        Self.recognizing(text)
          ?? (map.reads(CSVHeader.titles(text)) || !map.isEmpty && text.codeFault == nil
            ? .csv : nil)
      }
    guard let format else {
      if document == nil, let fault = text.codeFault {
        throw InputError(file: text.name, message: fault)
      }
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      let remedy = map.remedy { flag in
        let example = document == nil ? ColumnMap.example(flag, for: CSVHeader.titles(text)) : ""
        return example.isEmpty ? "" : " A table needs \(flag) for its columns\(example)."
      }
      let fault =
        text.name.hasSuffix(".md")
        ? "no table with devices and values, and numbers in prose cannot be checked"
        : "unrecognized format"
      throw InputError(file: text.name, message: "\(fault). Formats: \(names).\(remedy)")
    }
    self = format
  }

  /// The format of a text that is not JSON; nil if no reader recognizes it.
  static func recognizing(_ text: SourceText) -> ExternalFormat? {
    allCases.first { $0.reader.recognizes(text) }
  }

  private static func json(_ value: JSONValue) -> ExternalFormat? {
    switch value.kind {
    case .array(let elements): elements.first.flatMap(json)
    case .object(let members): allCases.first { $0.reader.recognizes(members) }
    default: nil
    }
  }
}

extension [JSONValue.Member] {
  /// True if a member has a key.
  func has(_ key: String) -> Bool { contains { $0.key == key } }
}
