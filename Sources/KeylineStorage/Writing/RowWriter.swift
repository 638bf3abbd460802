import KeylineModel
import KeylineSQLite

/// Writes values as rows; the only place that knows how the tables spell them.
struct RowWriter {
  let db: Connection
  let path: String
  private var insertions: [Target: Statement] = [:]
  /// The key rows that were written already, by kind.
  private var known: [String: Set<String>] = [:]
  /// The scopes that were written, and the last number that was given in each layer.
  var scopes: [LayeredScope: Int] = [:]
  var lastScopes: [Layer: Int] = [:]
  /// The scope of the row before.
  var scopeBefore: (key: LayeredScope, number: Int)?

  /// The columns of a table that a statement fills.
  private struct Target: Hashable {
    let table: String
    let columns: String
  }

  init(_ db: Connection, path: String) {
    self.db = db
    self.path = path
  }

  /// Writes all of a body of knowledge.
  mutating func write(_ knowledge: Knowledge) throws {
    for release in knowledge.releases { try write(release) }
    for (position, metric) in knowledge.metrics.enumerated() { try write(metric, at: position) }
    for (position, redesign) in knowledge.redesigns.enumerated() {
      try write(redesign, at: position)
    }
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
    _ table: String, _ columns: String, _ values: [(any Bindable)?]
  ) throws {
    func sql() -> String {
      let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
      return "INSERT INTO \(table) (\(columns)) VALUES (\(marks))"
    }
    try insertion(Target(table: table, columns: columns), sql).run(values)
  }

  /// Makes sure that an identifier has its key row.
  mutating func key(_ kind: String, _ id: String) throws {
    guard known[kind, default: []].insert(id).inserted else { return }
    let table = kind + "_key"
    func sql() -> String { "INSERT INTO \(table) (id) VALUES (?) ON CONFLICT DO NOTHING" }
    try insertion(Target(table: table, columns: "id"), sql).run([id])
  }

  /// The statement that fills some columns of a table.
  private mutating func insertion(_ target: Target, _ sql: () -> String) throws -> Statement {
    if let prepared = insertions[target] { return prepared }
    let insertion = try db.prepare(sql())
    insertions[target] = insertion
    return insertion
  }
}
