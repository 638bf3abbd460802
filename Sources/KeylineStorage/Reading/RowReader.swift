import GRDB
import KeylineModel

/// Reads rows as values; a value that cannot be is an error, never a zero.
struct RowReader {
  let db: Database
  let path: String

  /// All rows; with metrics, rules and observations only as far as they matter for these.
  func everything(about metrics: [Metric.ID]? = nil) throws -> Knowledge {
    var knowledge = Knowledge()
    knowledge.data = try Int.fetchOne(db, sql: "SELECT data FROM shipment") ?? 0
    knowledge.metrics = try self.metrics()
    knowledge.releases = try releases()
    knowledge.sources = try sources()
    knowledge.devices = try devices()
    let filter = try metrics.map { try closure(of: $0) }
    knowledge.rules = try rules(about: filter)
    knowledge.observations = try observations(about: filter)
    if metrics == nil { knowledge.techniques = try techniques() }
    return knowledge
  }

  /// The error for a row that the schema should have kept out.
  func unexpected(_ table: String, _ id: String) -> StorageError {
    .damaged(path, detail: "a row of \(table) cannot be read: \(id)")
  }

  /// The rows of a statement, each with its columns by position.
  func each(_ sql: String, _ body: (Row) throws -> Void) throws {
    let rows = try Row.fetchCursor(db, sql: sql)
    while let row = try rows.next() { try body(row) }
  }

  /// Values of a child table by the identifier and layer of their parent.
  func children<Child>(
    _ sql: String, _ child: (Row) throws -> Child
  ) throws -> [RowKey: [Child]] {
    var children: [RowKey: [Child]] = [:]
    try each(sql) { row in
      children[RowKey(id: try text(row, 0), layer: try text(row, 1)), default: []]
        .append(try child(row))
    }
    return children
  }

  func text(_ row: Row, _ column: Int) throws -> String {
    guard let text = optionalText(row, column) else { throw unexpected("a table", "NULL") }
    return text
  }

  /// The text of a column; STRICT tables hold nothing else in it.
  func optionalText(_ row: Row, _ column: Int) -> String? {
    row[column]
  }

  func number(_ row: Row, _ column: Int) throws -> Int {
    guard let number = optionalNumber(row, column) else { throw unexpected("a table", "NULL") }
    return number
  }

  func optionalNumber(_ row: Row, _ column: Int) -> Int? {
    let value: (any DatabaseValueConvertible)? = row[column]
    return (value as? Int64).flatMap { Int(exactly: $0) }
  }

  /// A number in a range; one outside it is damage that arithmetic must not meet.
  func optionalNumber(_ row: Row, _ column: Int, in range: ClosedRange<Int>) throws -> Int? {
    guard let number = optionalNumber(row, column) else { return nil }
    guard range.contains(number) else { throw unexpected("a table", "\(number)") }
    return number
  }

  func optionalLength(_ row: Row, _ column: Int) throws -> Length? {
    let limit = Length.limit * 6
    return try optionalNumber(row, column, in: -limit...limit).map(Length.init(sixths:))
  }

  func length(_ row: Row, _ column: Int) throws -> Length {
    guard let length = try optionalLength(row, column) else { throw unexpected("a table", "NULL") }
    return length
  }

  func choice<Choice: RawRepresentable<String>>(
    _ row: Row, _ column: Int, _ type: Choice.Type
  ) throws -> Choice {
    let text = try text(row, column)
    guard let choice = Choice(rawValue: text) else { throw unexpected("a table", text) }
    return choice
  }
}

/// The identifier and layer of a row.
struct RowKey: Hashable {
  let id: String
  let layer: String
}
