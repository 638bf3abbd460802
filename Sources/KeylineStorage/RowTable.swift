import KeylineModel
import KeylineSQLite
import KeylineSeed

/// The table of a kind of flat row: its columns come from the fields of the row, so that it is
/// written and read without a second list.
///
/// The rows of its own tables that belong to such a row, its identifiers for example, are written and read
/// beside it.
struct RowTable<Value>: Sendable {
  let name: String
  private let columns: [RowColumn<Value>]
  /// All names in the order of a statement: the first field's, the keys that are no fields, the others.
  let names: String
  /// How many keys stand behind the first column.
  private let keyCount: Int

  init(_ name: String, keys: [String] = [], _ fields: [RowField<Value>]) {
    self.name = name
    columns = fields.flatMap(\.columns)
    var names = columns.map(\.name)
    names.insert(contentsOf: keys, at: 1)
    self.names = names.joined(separator: ", ")
    keyCount = keys.count
  }

  /// The statement that reads all rows, or those of a WHERE clause; the keys stand behind the first
  /// column.
  func selection(_ rows: String = "", orderedBy order: String) -> String {
    "SELECT \(names) FROM \(name) \(rows) ORDER BY \(order)"
  }

  /// The value of a row of that statement: a blank one, with what the columns hold.
  func value(of row: Row, into blank: Value, by reader: RowReader) throws -> Value {
    var value = blank
    for (index, column) in columns.enumerated() {
      let place = index == 0 ? 0 : index + keyCount
      let stored: ColumnValue? =
        column.isText
        ? try reader.optionalText(row, place).map(ColumnValue.text)
        : try row.integer(place).map(ColumnValue.integer)
      guard column.set(&value, stored) else {
        throw reader.strange(stored?.text, in: "\(name).\(column.name)")
      }
    }
    return value
  }

  /// Writes a row; the keys are given in their order.
  func insert(
    _ value: Value, keys: [(any Bindable)?] = [], with writer: inout RowWriter
  ) throws {
    var values = columns.map { $0.get(value)?.bindable }
    values.insert(contentsOf: keys, at: 1)
    try writer.insert(name, names, values)
  }
}

/// The tables of flat rows.
enum RowTables {
  static let device = RowTable("device", keys: ["layer"], Device.fields)
  static let source = RowTable("source", keys: ["layer"], Source.fields)
  static let metric = RowTable("metric", keys: ["position"], Metric.fields)
  static let redesign = RowTable("redesign", keys: ["position"], Redesign.fields)
  static let release = RowTable("release", Release.fields)
}

extension ColumnValue {
  fileprivate var bindable: any Bindable {
    switch self {
    case .integer(let number): number
    case .text(let text): text
    }
  }

  /// The value in a message.
  fileprivate var text: String {
    switch self {
    case .integer(let number): "\(number)"
    case .text(let text): text
    }
  }
}
