import KeylineData
import KeylineModel
import KeylineQuery

/// Reads any JSON that is a list of objects, or an object of them by the names of devices, as a
/// table with the keys as columns.
enum JSONTableReader: ExternalReader {
  static func read(
    _ text: SourceText, map: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    guard var rows = JSONRows(try text.value()) else {
      throw text.error("neither a list of objects nor an object of them", at: 0)
    }
    guard map.reads(rows.titles) || !map.isEmpty else {
      let keys = map.remedy { ColumnMap.example($0, for: rows.titles) }
      throw text.error("its keys say neither the device nor the values\(keys)", at: 0)
    }
    try CSVReader.read(&rows, map: map, calling: .key, into: &list)
  }
}

/// The objects of a JSON document as rows, the paths to their values as titles.
struct JSONRows: TableRows {
  /// The titles, in the order of their first occurrence.
  private(set) var titles: [String] = []
  private var rows: [[String: CSVRows.Field]] = []
  private var starts: [Int] = []
  private var index = -1

  /// Nil if the document has another form, or more keys than a table may have columns.
  init?(_ document: JSONValue) {
    var seen: Set<String> = []
    func add(_ key: String, _ text: String, at offset: Int, to row: inout [String: CSVRows.Field]) {
      if seen.insert(key).inserted { titles.append(key) }
      row[key] = CSVRows.Field(bytes: Array(text.utf8)[...], offset: offset)
    }
    func flatten(_ value: JSONValue, _ path: String, into row: inout [String: CSVRows.Field]) {
      switch value.kind {
      case .object(let members):
        for member in members {
          flatten(member.value, path.isEmpty ? member.key : "\(path).\(member.key)", into: &row)
        }
      case .array(let elements):
        for (index, element) in elements.enumerated() {
          flatten(element, "\(path)[\(index)]", into: &row)
        }
      case .string(let text), .number(let text): add(path, text, at: value.offset, to: &row)
      case .bool(let flag): add(path, "\(flag)", at: value.offset, to: &row)
      case .null: break
      }
    }
    for (name, object) in Self.objects(of: document) ?? [] {
      var row: [String: CSVRows.Field] = [:]
      if let name { add("device", name.key, at: name.offset, to: &row) }
      flatten(object, "", into: &row)
      rows.append(row)
      starts.append(object.offset)
    }
    if rows.isEmpty || titles.count > CSVRows.maximumColumns { return nil }
  }

  /// The objects, each with its key.
  private static func objects(
    of document: JSONValue
  ) -> [(name: JSONValue.Member?, object: JSONValue)]? {
    switch document.kind {
    case .array(let elements):
      elements.allSatisfy(\.isObject) ? elements.map { (nil, $0) } : nil
    case .object(let members):
      if members.count == 1, case .array = members[0].value.kind {
        objects(of: members[0].value)
      } else {
        members.allSatisfy(\.value.isObject) ? members.map { ($0, $0.value) } : nil
      }
    default: nil
    }
  }

  mutating func next() -> [CSVRows.Field]? {
    defer { index += 1 }
    if index < 0 {
      return titles.map { CSVRows.Field(bytes: Array($0.utf8)[...], offset: starts[0]) }
    }
    guard index < rows.count else { return nil }
    return titles.map { rows[index][$0] ?? CSVRows.Field(bytes: [], offset: starts[index]) }
  }
}

extension JSONValue {
  fileprivate var isObject: Bool {
    if case .object = kind { true } else { false }
  }
}
