/// A table of a database for others: its columns with what they mean.
public struct PublishedTable: Sendable {
  /// Its name in SQL.
  public let name: String
  /// The description of its rows.
  public let note: String
  /// The column that stands for a row where another table refers to it.
  public let label: String?
  /// The columns, in their order.
  public let columns: [Column]
  /// The further constraints, such as a key of several columns.
  let constraints: [String]

  /// A column of such a table.
  public struct Column: Sendable {
    /// Its name in SQL.
    public let name: String
    /// Its type and what it demands, in SQL.
    let type: String
    /// The meaning, with the unit.
    public let note: String

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

  /// The statement that creates it.
  ///
  /// It is not STRICT, unlike the tables of the store: shells older than 3.37 could not open the file.
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
