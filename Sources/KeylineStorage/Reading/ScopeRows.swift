import GRDB
import KeylineModel

/// The scopes that rules and observations name by number, each made once however many share it.
struct ScopeRows {
  private struct Key: Hashable {
    let number: Int
    let layer: Layer
  }

  private var scopes: [Key: Scope] = [:]
  /// What conditions allow, by dimension: a few dozen are behind all scopes, so each is worked out
  /// once.
  private var known: [[(columns: ConditionColumns, allowed: ValueSet)]] = Array(
    repeating: [], count: Dimension.allCases.count)

  /// Reads all scopes, or those of the rules and observations that WHERE clauses pick.
  init(_ reader: RowReader, rules: String, observations: String) throws {
    var picked = ""
    if !rules.isEmpty || !observations.isEmpty {
      picked =
        "WHERE (scope, layer) IN (SELECT scope, layer FROM rule \(rules)"
        + " UNION SELECT scope, layer FROM observation \(observations))"
    }
    try readDevices(reader, picked)
    try readConditions(reader, picked)
  }

  /// The scope that the row of a rule or observation names.
  func scope(_ number: Int, _ layer: Layer) -> Scope {
    scopes[Key(number: number, layer: layer)] ?? Scope()
  }

  private mutating func readDevices(_ reader: RowReader, _ picked: String) throws {
    var devices: Set<Device.ID> = []
    var open: Key?
    try reader.each(
      "SELECT scope, layer, device FROM scope_device \(picked) ORDER BY scope, layer"
    ) { row in
      let key = try Self.key(row, reader)
      if let last = open, last != key {
        scopes[last] = Scope(devices: devices)
        devices = []
      }
      open = key
      devices.insert(try reader.text(row, 2))
    }
    if let open { scopes[open] = Scope(devices: devices) }
  }

  private mutating func readConditions(_ reader: RowReader, _ picked: String) throws {
    var conditions: [Dimension: ValueSet] = [:]
    var open: Key?
    try reader.each(
      """
      SELECT scope, layer, dimension, value, low, high FROM scope_condition \(picked)
      ORDER BY scope, layer, dimension, position
      """
    ) { row in
      let key = try Self.key(row, reader)
      if let last = open, last != key {
        scopes[last, default: Scope()].conditions = conditions
        conditions = [:]
      }
      open = key
      let (dimension, allowed) = try condition(row, reader)
      if let more = conditions[dimension] {
        conditions[dimension] = ValueSet(more.ranges + allowed.ranges)
      } else {
        conditions[dimension] = allowed
      }
    }
    if let open { scopes[open, default: Scope()].conditions = conditions }
  }

  private static func key(_ row: Columns, _ reader: RowReader) throws -> Key {
    Key(number: try reader.number(row, 0), layer: try reader.layer(row, 1))
  }

  private mutating func condition(
    _ row: Columns, _ reader: RowReader
  ) throws -> (dimension: Dimension, allowed: ValueSet) {
    let columns = ConditionColumns(value: row.text(3), low: row.number(4), high: row.number(5))
    let name = try reader.text(row, 2)
    guard let dimension = Dimension(key: name) else {
      throw reader.unexpected("scope_condition", name)
    }
    let position = dimension.rawValue
    if let found = known[position].first(where: { $0.columns == columns }) {
      return (dimension, found.allowed)
    }
    guard let range = columns.range(of: dimension) else {
      throw reader.unexpected("scope_condition", name)
    }
    let allowed = ValueSet([range])
    known[position].append((columns, allowed))
    return (dimension, allowed)
  }
}
