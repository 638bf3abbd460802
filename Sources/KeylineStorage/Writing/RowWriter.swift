import GRDB
import KeylineModel

/// Writes values as rows; the only place that knows how the tables spell them.
struct RowWriter {
  let db: Database
  private var statements: [String: Statement] = [:]
  /// The key rows that were written already.
  private var known: Set<String> = []
  /// The scopes that were written, and the last number that was given in each layer.
  var scopes: [LayeredScope: Int] = [:]
  var lastScopes: [Layer: Int] = [:]

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

  /// Writes a row of any kind into its layer.
  mutating func write(_ row: KnowledgeRow) throws {
    switch row {
    case .device(let device): try write(device)
    case .rule(let rule): try write(rule)
    case .observation(let observation): try write(observation)
    case .source(let source): try write(source)
    case .technique(let technique): try write(technique)
    }
  }

  /// Inserts a row; the columns stand in the order of the values.
  mutating func insert(
    _ table: String, _ columns: String, _ values: [(any DatabaseValueConvertible)?]
  ) throws {
    let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
    try execute("INSERT INTO \(table) (\(columns)) VALUES (\(marks))", for: table, values)
  }

  /// Makes sure that an identifier has its key row.
  mutating func key(_ kind: String, _ id: String) throws {
    let table = "\(kind)_key"
    guard known.insert(table + " " + id).inserted else { return }
    try execute("INSERT INTO \(table) (id) VALUES (?) ON CONFLICT DO NOTHING", for: table, [id])
  }

  /// Runs a statement, which is prepared once per table.
  private mutating func execute(
    _ sql: @autoclosure () -> String, for table: String,
    _ values: [(any DatabaseValueConvertible)?]
  ) throws {
    let statement: Statement
    if let prepared = statements[table] {
      statement = prepared
    } else {
      statement = try db.makeStatement(sql: sql())
      statements[table] = statement
    }
    try statement.execute(arguments: StatementArguments(values))
  }
}
