import KeylineData
import KeylineModel

extension DataFile {
  /// All rows.
  func everything() throws -> Knowledge {
    var knowledge = try catalogue()
    knowledge.sources = try rows(RowTables.source, into: .blank(.shipped), orderedBy: Self.byID)
    var texts = RowTexts()
    knowledge.rules = try rules("", &texts)
    knowledge.observations = try observations("", &texts)
    try connection.each("SELECT row FROM technique ORDER BY \(Self.byID)") { row in
      let text = try row.text(0) ?? ""
      let read = try Self.sound { () throws(InputError) in
        try RowCoding.decode(text, .technique, layer: .shipped)
      }
      guard case .technique(let technique) = read else { throw Broken() }
      knowledge.techniques.append(technique)
    }
    return knowledge
  }

  /// The number of the data, metrics, devices, releases and redesigns.
  func catalogue() throws -> Knowledge {
    var knowledge = Knowledge(data: try connection.integer("SELECT number FROM data") ?? 0)
    knowledge.metrics = try rows(RowTables.metric, into: .blank, orderedBy: "place")
    knowledge.devices = try rows(RowTables.device, into: .blank(.shipped), orderedBy: Self.byID)
    knowledge.releases = try rows(RowTables.release, into: .blank, orderedBy: "place")
    knowledge.redesigns = try rows(RowTables.redesign, into: .blank, orderedBy: "place")
    return knowledge
  }

  /// All rules of some metrics.
  func rules(about metrics: [Metric.ID], _ texts: inout RowTexts) throws -> [Rule] {
    let rules = try rules("WHERE metric IN (\(SQL.list(metrics)))", &texts)
    try expect(rules.count, "rules", about: metrics)
    return rules
  }

  /// All observations of some metrics.
  func observations(
    about metrics: [Metric.ID], _ texts: inout RowTexts
  ) throws -> [Observation] {
    let observations = try observations("WHERE metric IN (\(SQL.list(metrics)))", &texts)
    try expect(observations.count, "observations", about: metrics)
    return observations
  }

  /// Throws ``Broken`` unless the table `metric` counts as many rows: SQLite does not notice rows
  /// that a misplaced page of an index hides.
  private func expect(_ count: Int, _ column: String, about metrics: [Metric.ID]) throws {
    let sum =
      "SELECT coalesce(sum(\(column)), 0) FROM metric WHERE \(Self.byID) IN (\(SQL.list(metrics)))"
    guard try connection.integer(sum) == count else { throw Broken() }
  }

  /// An order by key without the index: SQLite would read the keys from a broken index.
  private static let byID = "+id"

  /// The sources with some keys.
  func sources(_ keys: [Source.ID]) throws -> [Source] {
    try rows(
      RowTables.source, "WHERE id IN (\(SQL.list(keys)))", into: .blank(.shipped),
      orderedBy: Self.byID)
  }

  /// The rules that match a WHERE clause; all rules without one.
  private func rules(_ clause: String, _ texts: inout RowTexts) throws -> [Rule] {
    var rules: [Rule] = []
    try connection.each("SELECT * FROM rule \(clause) ORDER BY \(Self.byID)") { row in
      let value: Rule.Value
      if let points = try row.real(3) {
        value = .length(try Self.length(points))
      } else if let formula = Formula(try Self.text(row, 4)) {
        value = .formula(formula)
      } else {
        throw Broken()
      }
      let (os, scope) = (try row.text(5), try row.text(6))
      rules.append(
        Rule(
          id: try Self.text(row, 1), metric: try Self.text(row, 2),
          scope: try Self.sound { () throws(InputError) in try texts.scope(scope) },
          os: try Self.sound { () throws(InputError) in try texts.bounds(os) }, value: value,
          restsOn: try Self.text(row, 7).words, continues: try row.text(8)?.words ?? [],
          note: try row.text(9), layer: .shipped))
    }
    return rules
  }

  /// The observations that match a WHERE clause; all observations without one.
  func observations(_ clause: String, _ texts: inout RowTexts) throws -> [Observation] {
    var observations: [Observation] = []
    try connection.each("SELECT * FROM observation \(clause) ORDER BY \(Self.byID)") { row in
      guard let points = try row.real(3),
        let obtained = Observation.Obtained(rawValue: try Self.text(row, 7))
      else { throw Broken() }
      let (os, scope) = (try Self.text(row, 4), try row.text(5))
      observations.append(
        Observation(
          id: try Self.text(row, 1), metric: try Self.text(row, 2), source: try Self.text(row, 6),
          scope: try Self.sound { () throws(InputError) in try texts.scope(scope) },
          os: try Self.sound { () throws(InputError) in try texts.stated(os) },
          value: try Self.length(points), obtained: obtained, tool: try row.text(8),
          locator: try row.text(9), readAgain: try row.text(10), unclear: try row.text(11),
          disputed: try row.text(12), note: try row.text(13), layer: .shipped))
    }
    return observations
  }

  private func rows<Value>(
    _ table: RowTable<Value>, _ clause: String = "", into blank: Value, orderedBy order: String
  ) throws -> [Value] {
    var values: [Value] = []
    try connection.each(table.selection(clause, orderedBy: order)) { row in
      values.append(try table.value(of: row, into: blank))
    }
    return values
  }

  private static func text(_ row: Row, _ column: Int) throws -> String {
    guard let text = try row.text(column) else { throw Broken() }
    return text
  }

  private static func length(_ points: Double) throws -> Length {
    guard let length = Length(points: points) else { throw Broken() }
    return length
  }

  /// Reads a text in the seed's form; an error means that the file is broken.
  private static func sound<Value>(_ read: () throws(InputError) -> Value) throws -> Value {
    do { return try read() } catch { throw Broken() }
  }
}
