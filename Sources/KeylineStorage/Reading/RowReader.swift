import KeylineModel
import KeylineSQLite
import KeylineSeed

/// Reads rows as values; a value that cannot be is an error, never a zero.
struct RowReader {
  let db: Connection
  let path: String

  /// All rows.
  func everything() throws -> Knowledge {
    let overrides = try overrides()
    var knowledge = try catalogue(try metrics())
    knowledge.masks = overrides.masks
    knowledge.devices = try devices()
    knowledge.sources = try sources()
    let scopes = try ScopeRows(self)
    try scopes.refuseStrangers()
    knowledge.rules = try rules(about: nil, replacing: overrides.rules, scopes)
    knowledge.observations = try observations(about: nil, [], scopes)
    knowledge.techniques = try techniques()
    return try checked(knowledge)
  }

  /// Reads the knowledge about picked metrics: their rules and observations, those of every metric
  /// that their formulas lead to, the sources that are cited, no techniques, and all else whole.
  func knowledge(about pick: ([Metric]) throws -> [Metric.ID]) throws -> Knowledge {
    let metrics = try metrics()
    let closure = try closure(of: try pick(metrics))
    let overrides = try overrides()
    // Who states an attribute of a device matters to those metrics alone that are attributes.
    let hasAttribute = metrics.contains { $0.attribute != nil && closure.contains($0.id) }
    var knowledge = try catalogue(metrics)
    knowledge.masks = overrides.masks
    knowledge.devices = try devices(citing: hasAttribute)
    let borrowed = try borrowed(by: closure)
    let scopes = try scopes(about: closure, borrowed)
    knowledge.rules = try rules(about: closure, replacing: overrides.rules, scopes)
    knowledge.observations = try observations(about: closure, borrowed, scopes)
    knowledge.sources = try sources(
      knowledge.observations.map(\.source) + knowledge.devices.flatMap(\.sources)
        + knowledge.redesigns.flatMap(\.sources))
    return try checked(knowledge)
  }

  private func catalogue(_ metrics: [Metric]) throws -> Knowledge {
    var knowledge = Knowledge()
    try each("SELECT data FROM shipment") { knowledge.data = try number($0, 0) }
    knowledge.metrics = metrics
    knowledge.releases = try releases()
    knowledge.redesigns = try redesigns()
    return knowledge
  }

  /// The error for a row that the schema should have kept out.
  func unexpected(_ table: String, _ id: String? = nil) -> StorageError {
    .damaged(path, .row(id, table: table))
  }

  /// The error for a value that its column cannot hold; nil is NULL.
  func strange(_ value: String?, in column: String? = nil) -> StorageError {
    .damaged(path, .value(value, column: column))
  }

  /// The rows of a statement, each with its columns by position.
  func each(_ sql: String, _ body: (Row) throws -> Void) throws {
    try db.each(sql, [], body)
  }

  /// The longest text of a row in bytes, many times what any may have: one that is not ours could
  /// take all time and memory further on.
  static let longestText = 32_768

  func text(
    _ row: Row, _ column: Int, atMost limit: Int = longestText
  ) throws -> String {
    guard let text = try optionalText(row, column, atMost: limit) else {
      throw strange(nil)
    }
    return text
  }

  /// The text of a column; nil for NULL.
  func optionalText(
    _ row: Row, _ column: Int, atMost limit: Int = longestText
  ) throws -> String? {
    guard let bytes = try row.utf8(column) else { return nil }
    guard bytes.count <= limit else {
      throw StorageError.damaged(path, .longText(limit: limit))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func number(_ row: Row, _ column: Int) throws -> Int {
    guard let number = try row.integer(column) else { throw strange(nil) }
    return number
  }

  /// A number in a range; one outside it is damage that arithmetic must not meet.
  func optionalNumber(_ row: Row, _ column: Int, in range: ClosedRange<Int>) throws -> Int? {
    guard let number = try row.integer(column) else { return nil }
    guard range.contains(number) else { throw strange("\(number)") }
    return number
  }

  /// A version as the tables hold it; one that no arithmetic can stand is damage.
  func optionalVersion(_ row: Row, _ column: Int) throws -> OSVersion? {
    try optionalNumber(row, column, in: 0...OSVersion.highest.packed).map(OSVersion.init(packed:))
  }

  func optionalLength(_ row: Row, _ column: Int) throws -> Length? {
    let limit = Length.limit * 6
    return try optionalNumber(row, column, in: -limit...limit).map(Length.init(sixths:))
  }

  func length(_ row: Row, _ column: Int) throws -> Length {
    guard let length = try optionalLength(row, column) else { throw strange(nil) }
    return length
  }

  /// The layer of a row, which every row has: no string is made of it.
  func layer(_ row: Row, _ column: Int) throws -> Layer {
    if try row.isText(column, "shipped") { return .shipped }
    if try row.isText(column, "local") { return .local }
    throw strange(try optionalText(row, column))
  }

  func choice<Choice: RawRepresentable<String>>(
    _ row: Row, _ column: Int, _ type: Choice.Type
  ) throws -> Choice {
    let text = try text(row, column)
    guard let choice = Choice(rawValue: text) else { throw strange(text) }
    return choice
  }
}

extension RowReader {
  /// The rows that were read, once every identifier is a valid one.
  ///
  /// Files and addresses are named after identifiers, and a database from elsewhere need not have
  /// kept the rules by which a row gets in.
  func checked(_ knowledge: Knowledge) throws -> Knowledge {
    for metric in knowledge.metrics { try check(metric: metric.id) }
    let metrics = Set(knowledge.metrics.map(\.id))
    for device in knowledge.devices { try check(device.id, .device) }
    for source in knowledge.sources { try check(source.id, .source) }
    for rule in knowledge.rules {
      try check(rule.id, .rule)
      if !metrics.contains(rule.metric) { try check(metric: rule.metric) }
    }
    for observation in knowledge.observations {
      try check(observation.id, .observation)
      if !metrics.contains(observation.metric) { try check(metric: observation.metric) }
    }
    for technique in knowledge.techniques { try check(technique.id, .technique) }
    for mask in knowledge.masks { try check(mask.key.id, mask.key.kind) }
    return knowledge
  }

  private func check(_ id: String, _ kind: RowKind) throws {
    guard Identifier.isValid(id, of: kind) else { throw damage(id, kind.rawValue) }
  }

  private func check(metric id: String) throws {
    guard Identifier.isMetric(id) else { throw damage(id, "metric") }
  }

  private func damage(_ id: String, _ table: String) -> StorageError {
    .damaged(path, .identifier(String(id.prefix(60)), table: table))
  }
}
