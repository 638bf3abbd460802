import GRDB
import KeylineModel

/// The scopes that rules and observations name by number, each made once however many share it.
struct ScopeRows {
  private struct Key: Hashable {
    let number: Int
    let layer: Layer
  }

  private var scopes: [Key: Scope] = [:]
  private var conditions = ConditionMemory()

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
    var devices: [Device.ID] = []
    var open: Key?
    try reader.each(
      "SELECT scope, layer, device FROM scope_device \(picked) ORDER BY scope, layer"
    ) { row in
      let key = try Self.key(row, reader)
      if let last = open, last != key {
        scopes[last] = Scope(devices: Set(devices))
        devices.removeAll(keepingCapacity: true)
      }
      open = key
      devices.append(try reader.text(row, 2))
    }
    if let open { scopes[open] = Scope(devices: Set(devices)) }
  }

  private mutating func readConditions(_ reader: RowReader, _ picked: String) throws {
    var allowed: [(Dimension, ValueSet)] = []
    var open: Key?
    try reader.each(
      """
      SELECT scope, layer, dimension, value, low, high FROM scope_condition \(picked)
      ORDER BY scope, layer, dimension, position
      """
    ) { row in
      let key = try Self.key(row, reader)
      if let last = open, last != key {
        scopes[last, default: Scope()].conditions = Dictionary(uniqueKeysWithValues: allowed)
        allowed.removeAll(keepingCapacity: true)
      }
      open = key
      let meaning = try conditions.meaning(of: row, from: 2, reader)
      if let last = allowed.last, last.0 == meaning.dimension {
        allowed[allowed.count - 1].1 = ValueSet(last.1.ranges + meaning.allowed.ranges)
      } else {
        allowed.append((meaning.dimension, meaning.allowed))
      }
    }
    if let open {
      scopes[open, default: Scope()].conditions = Dictionary(uniqueKeysWithValues: allowed)
    }
  }

  private static func key(_ row: Columns, _ reader: RowReader) throws -> Key {
    Key(number: try reader.number(row, 0), layer: try reader.layer(row, 1))
  }
}
