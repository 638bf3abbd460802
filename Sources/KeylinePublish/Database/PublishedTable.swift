import KeylineModel
import KeylineStore

/// A table of a database for others: its columns with their meanings.
struct PublishedTable: Sendable {
  /// Its name in SQL.
  let name: String
  /// A description of its rows.
  let note: String
  /// The column that represents a row in tables that refer to it.
  let label: String?
  /// The columns, in their order.
  let columns: [Column]
  /// Further constraints of the table, such as a key of several columns.
  let constraints: [String]

  /// A column of such a table.
  struct Column: Sendable {
    /// Its name in SQL.
    let name: String
    /// Its type and its constraints, in SQL.
    let type: String
    /// Its meaning, with its unit.
    let note: String

    init(_ name: String, _ type: String, _ note: String) {
      self.name = name
      self.type = type
      self.note = note
    }
  }

  init(
    _ name: String, _ note: String, label: String? = nil, _ columns: [Column],
    constraints: [String] = []
  ) {
    self.name = name
    self.note = note
    self.label = label
    self.columns = columns
    self.constraints = constraints
  }

  /// The statement that creates the table.
  ///
  /// It is not STRICT, unlike the tables of the store: shells older than 3.37 could not open the
  /// file.
  var sql: String {
    let lines = columns.map { "\($0.name) \($0.type)" } + constraints
    return "CREATE TABLE \(name) (\n  \(lines.joined(separator: ",\n  "))\n)"
  }

  /// The statement that inserts a row.
  var insertion: String {
    let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    return "INSERT INTO \(name) (\(columns.map(\.name).joined(separator: ", "))) VALUES (\(marks))"
  }
}

/// The value of a field of a database for others.
enum PublishedValue: Hashable {
  case integer(Int)
  case real(Double)
  case text(String)
  case null

  /// Creates a text, or null.
  init(_ text: String?) { self = text.map(PublishedValue.text) ?? .null }

  /// Creates a number, or null.
  init(_ number: Int?) { self = number.map(PublishedValue.integer) ?? .null }

  /// Creates points with at most three decimals, as printed everywhere, or null.
  init(_ length: Length?) {
    self = length.flatMap { Double($0.description) }.map(PublishedValue.real) ?? .null
  }

  var bindable: (any Bindable)? {
    switch self {
    case .integer(let number): number
    case .real(let number): number
    case .text(let text): text
    case .null: nil
    }
  }
}
