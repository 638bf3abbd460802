import KeylineData
import KeylineModel

/// The table of a kind of flat row.
///
/// Its columns come from the fields of the row, so that no second list exists.
struct RowTable<Value>: Sendable {
  let name: String
  private let columns: [RowColumn<Value>]

  init(_ name: String, _ fields: [RowField<Value>]) {
    self.name = name
    columns = fields.flatMap(\.columns)
  }

  /// The names of the columns, as SQL lists them.
  var names: String { columns.map(\.name).joined(separator: ", ") }

  /// The statement that reads all rows, or those of a WHERE clause.
  func selection(_ rows: String, orderedBy order: String) -> String {
    "SELECT \(names) FROM \(name) \(rows) ORDER BY \(order)"
  }

  /// The values of a row to insert.
  func values(_ value: Value) -> [(any Bindable)?] {
    columns.map { column in
      switch column.get(value) {
      case .integer(let number)?: number
      case .real(let number)?: number
      case .text(let text)?: text
      case nil: nil
      }
    }
  }

  /// The value of a selected row: a blank one, filled from the columns.
  func value(of row: Row, into blank: Value) throws -> Value {
    var value = blank
    for (place, column) in columns.enumerated() {
      let stored: ColumnValue? =
        switch column.kind {
        case .integer: try row.integer(place).map(ColumnValue.integer)
        case .real: try row.real(place).map(ColumnValue.real)
        case .text: try row.text(place).map(ColumnValue.text)
        }
      guard column.set(&value, stored) else { throw DataFile.Broken() }
    }
    return value
  }
}

/// The tables of flat rows.
enum RowTables {
  static let device = RowTable("device", Device.fields)
  static let source = RowTable("source", Source.fields)
  static let metric = RowTable("metric", Metric.fields)
  static let redesign = RowTable("redesign", Redesign.fields)
  static let release = RowTable("release", Release.fields)
}
