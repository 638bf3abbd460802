import KeylineModel
import KeylineSQLite

extension RowWriter {
  /// A scope of a layer, which all rows that one writer writes share.
  struct LayeredScope: Hashable {
    let scope: Scope
    let layer: Layer
  }

  /// The number of a scope, which is written when it is first asked for.
  mutating func scope(_ scope: Scope, _ layer: Layer) throws -> Int {
    // Rows of one scope often come one after the other, and a scope takes long to hash.
    if let scopeBefore, scopeBefore.key.scope == scope, scopeBefore.key.layer == layer {
      return scopeBefore.number
    }
    let key = LayeredScope(scope: scope, layer: layer)
    let number = try scopes[key] ?? newNumber(of: key)
    scopeBefore = (key, number)
    return number
  }

  private mutating func newNumber(of key: LayeredScope) throws -> Int {
    let (scope, layer) = (key.scope, key.layer)
    let number = try lastScope(layer) + 1
    lastScopes[layer] = number
    scopes[key] = number
    try write(scope, as: number, layer)
    return number
  }

  private func lastScope(_ layer: Layer) throws -> Int {
    if let last = lastScopes[layer] { return last }
    let last = try db.integer("SELECT max(id) FROM scope WHERE layer = ?", layer.rawValue)
    guard (last ?? 0) < ScopeRows.highestNumber else {
      throw StorageError.damaged(path, .row("\(last ?? 0)", table: "scope"))
    }
    return last ?? 0
  }

  private mutating func write(_ scope: Scope, as number: Int, _ layer: Layer) throws {
    try insert("scope", "id, layer", [number, layer.rawValue])
    for device in (scope.devices ?? []).sorted() {
      try key("device", device)
      try insert("scope_device", "scope, layer, device", [number, layer.rawValue, device])
    }
    for dimension in Dimension.allCases {
      guard let set = scope.conditions[dimension] else { continue }
      for (position, column) in ConditionColumns.columns(set, of: dimension).enumerated() {
        try insert(
          "scope_condition", "scope, layer, dimension, position, value, low, high",
          [
            number, layer.rawValue, dimension.key, position, column.value, column.low, column.high,
          ])
      }
    }
  }

  /// Takes away the scopes of the user's own layer that no row has any longer.
  static func removeUnusedScopes(_ db: Connection) throws {
    try db.execute(
      """
      DELETE FROM scope WHERE layer = 'local'
        AND NOT EXISTS (SELECT 1 FROM rule WHERE rule.scope = scope.id AND rule.layer = 'local')
        AND NOT EXISTS (SELECT 1 FROM observation
          WHERE observation.scope = scope.id AND observation.layer = 'local')
      """)
  }
}
