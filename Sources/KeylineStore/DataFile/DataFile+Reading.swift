import KeylineData
import KeylineModel

extension DataFile {
  /// All rows.
  func everything() throws -> Knowledge {
    var knowledge = try catalogue()
    knowledge.sources = try rows("SELECT * FROM source ORDER BY \(Self.byID)", Self.source)
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
    knowledge.metrics = try rows("SELECT * FROM metric ORDER BY place", Self.metric)
    knowledge.devices = try rows("SELECT * FROM device ORDER BY \(Self.byID)", Self.device)
    knowledge.releases = try rows("SELECT * FROM release ORDER BY place", Self.release)
    knowledge.redesigns = try rows("SELECT * FROM redesign ORDER BY place", Self.redesign)
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
      "SELECT * FROM source WHERE id IN (\(SQL.list(keys))) ORDER BY \(Self.byID)", Self.source)
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

  /// The rows that a query finds.
  private func rows<Value>(
    _ query: String, _ read: (Row) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try connection.each(query) { values.append(try read($0)) }
    return values
  }

  private static func metric(_ row: Row) throws -> Metric {
    let portrait: DeviceAttribute? = try choice(row, 10)
    let landscape: DeviceAttribute? = try choice(row, 11)
    guard (portrait == nil) == (landscape == nil) else { throw Broken() }
    return Metric(
      id: try text(row, 1), title: try text(row, 2), definition: try text(row, 3),
      since: try version(row, 4), unit: try known(choice(row, 5)),
      elements: try list(row, 6) { Dimension(key: $0) },
      brings: try list(row, 7) { Dimension.Setting(named: $0) }, needs: try choice(row, 8),
      onSheet: try row.integer(9),
      attribute: portrait.flatMap { portrait in
        landscape.map { Metric.Attribute(portrait: portrait, landscape: $0) }
      }, see: try row.text(12)?.words ?? [])
  }

  private static func device(_ row: Row) throws -> Device {
    var device = Device(
      id: try text(row, 1), name: try text(row, 2), family: try known(choice(row, 3)))
    device.identifiers = try row.text(4)?.words ?? []
    var column = 5
    for attribute in DeviceAttribute.allCases {
      try attribute.read(row, column, into: &device)
      column += 1
    }
    device.like = try row.text(column)
    device.copied = Set(try list(row, column + 1) { DeviceAttribute(rawValue: $0) })
    device.sources = try row.text(column + 2)?.words ?? []
    device.note = try row.text(column + 3)
    return device
  }

  private static func source(_ row: Row) throws -> Source {
    Source(
      id: try text(row, 1), title: try text(row, 2), kind: try known(choice(row, 3)),
      address: try row.text(4), locator: try known(choice(row, 5)), read: try row.text(6),
      copyOf: try row.text(7), licence: try row.text(8).map { try known(Licence($0)) },
      holds: try row.text(9) == nil ? nil : list(row, 9) { DeviceAttribute(rawValue: $0) })
  }

  private static func release(_ row: Row) throws -> Release {
    Release(version: try version(row, 1), ios: try row.text(2), ipados: try row.text(3))
  }

  private static func redesign(_ row: Row) throws -> Redesign {
    Redesign(
      id: try text(row, 1), name: try text(row, 2), version: try version(row, 3),
      idiom: try choice(row, 4), metrics: try row.text(5)?.words ?? [],
      sources: try text(row, 6).words)
  }

  private static func text(_ row: Row, _ column: Int) throws -> String {
    try known(row.text(column))
  }

  private static func version(_ row: Row, _ column: Int) throws -> OSVersion {
    try known(StatedVersion(text(row, column))).first
  }

  static func length(_ points: Double) throws -> Length { try known(Length(points: points)) }

  private static func choice<Choice: RawRepresentable<String>>(
    _ row: Row, _ column: Int
  ) throws -> Choice? {
    try row.text(column).map { try known(Choice(rawValue: $0)) }
  }

  /// The named values of a list; NULL is an empty one.
  private static func list<Element>(
    _ row: Row, _ column: Int, _ named: (String) -> Element?
  ) throws -> [Element] {
    try (row.text(column)?.words ?? []).map { try known(named($0)) }
  }

  /// A value that a sound file has.
  static func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Broken() }
    return value
  }

  /// Reads a text in the seed's form; an error means that the file is broken.
  private static func sound<Value>(_ read: () throws(InputError) -> Value) throws -> Value {
    do { return try read() } catch { throw Broken() }
  }
}
