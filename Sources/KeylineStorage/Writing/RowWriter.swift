import GRDB
import KeylineModel

/// Writes values as rows; the only place that knows how the tables spell them.
struct RowWriter {
  let db: Database
  private var statements: [String: Statement] = [:]

  init(_ db: Database) { self.db = db }

  /// Writes all of a body of knowledge.
  mutating func write(_ knowledge: Knowledge) throws {
    for release in knowledge.releases { try write(release) }
    for (position, metric) in knowledge.metrics.enumerated() { try write(metric, at: position) }
    for source in knowledge.sources { try write(source) }
    for device in knowledge.devices { try write(device) }
    for observation in knowledge.observations { try write(observation) }
    for rule in knowledge.rules { try write(rule) }
    for technique in knowledge.techniques { try write(technique) }
  }

  /// Inserts a row; the columns stand in the order of the values.
  mutating func insert(
    _ table: String, _ columns: String, _ values: [(any DatabaseValueConvertible)?]
  ) throws {
    let key = table
    let statement: Statement
    if let prepared = statements[key] {
      statement = prepared
    } else {
      let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
      statement = try db.makeStatement(
        sql: "INSERT INTO \(table) (\(columns)) VALUES (\(marks))")
      statements[key] = statement
    }
    try statement.execute(arguments: StatementArguments(values))
  }

  /// Makes sure that an identifier has its key row.
  mutating func key(_ kind: String, _ id: String) throws {
    try insert("\(kind)_key", "id", [id], ignoringExisting: true)
  }

  private mutating func insert(
    _ table: String, _ columns: String, _ values: [(any DatabaseValueConvertible)?],
    ignoringExisting: Bool
  ) throws {
    let statement: Statement
    if let prepared = statements[table] {
      statement = prepared
    } else {
      statement = try db.makeStatement(
        sql: "INSERT INTO \(table) (\(columns)) VALUES (?) ON CONFLICT DO NOTHING")
      statements[table] = statement
    }
    try statement.execute(arguments: StatementArguments(values))
  }
}
