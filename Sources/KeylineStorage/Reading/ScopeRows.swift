import KeylineModel

/// The scopes of rules or of observations, read side by side with them.
final class ScopeRows {
  private let reader: RowReader
  private let table: String
  private let devices: ChildRows
  private let conditions: ChildRows
  /// What conditions allow, by dimension: a few dozen are behind all scopes, so each is worked out
  /// once.
  private var known: [[(columns: ConditionColumns, allowed: ValueSet)]] = Array(
    repeating: [], count: Dimension.allCases.count)

  /// `kind` is the table of the parents; `picked` the WHERE clause that picks some of them.
  init(_ reader: RowReader, _ kind: String, _ picked: String) throws {
    self.reader = reader
    table = "\(kind)_condition"
    devices = try ChildRows(
      reader.db,
      "SELECT \(kind), layer, device FROM \(kind)_device \(picked) ORDER BY \(kind), layer, device")
    conditions = try ChildRows(
      reader.db,
      """
      SELECT \(kind), layer, dimension, value, low, high FROM \(kind)_condition \(picked)
      ORDER BY \(kind), layer, dimension, position
      """)
  }

  /// The scope of the row that a parent stands on.
  func scope(of parent: Columns) throws -> Scope {
    let devices = try devices.all(of: parent) { try reader.text($0, 2) }
    var scope = Scope(devices: devices.isEmpty ? nil : Set(devices))
    try conditions.each(of: parent) { row in
      let (dimension, allowed) = try condition(row)
      if let more = scope.conditions[dimension] {
        scope.conditions[dimension] = ValueSet(more.ranges + allowed.ranges)
      } else {
        scope.conditions[dimension] = allowed
      }
    }
    return scope
  }

  private func condition(_ row: Columns) throws -> (dimension: Dimension, allowed: ValueSet) {
    let columns = ConditionColumns(value: row.text(3), low: row.number(4), high: row.number(5))
    guard let dimension = Dimension(key: try reader.text(row, 2)) else {
      throw reader.unexpected(table, try reader.text(row, 0))
    }
    let position = dimension.rawValue
    if let found = known[position].first(where: { $0.columns == columns }) {
      return (dimension, found.allowed)
    }
    guard let range = columns.range(of: dimension) else {
      throw reader.unexpected(table, try reader.text(row, 0))
    }
    let allowed = ValueSet([range])
    known[position].append((columns, allowed))
    return (dimension, allowed)
  }
}
