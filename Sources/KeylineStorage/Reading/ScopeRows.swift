import KeylineModel

/// The scopes of rules or of observations, read side by side with them.
final class ScopeRows {
  private let reader: RowReader
  private let table: String
  private let devices: ChildRows
  private let conditions: ChildRows
  /// A few dozen conditions are behind all scopes, so each is worked out once.
  private var known: [Condition: (dimension: Dimension, range: ClosedRange<Int>)] = [:]
  private var sets: [ClosedRange<Int>: ValueSet] = [:]

  private struct Condition: Hashable {
    let dimension: String
    let value: String?
    let low: Int?
    let high: Int?
  }

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
      let (dimension, range) = try condition(row)
      if let allowed = scope.conditions[dimension] {
        scope.conditions[dimension] = ValueSet(allowed.ranges + [range])
      } else {
        scope.conditions[dimension] = set(range)
      }
    }
    return scope
  }

  private func condition(
    _ row: Columns
  ) throws -> (dimension: Dimension, range: ClosedRange<Int>) {
    let condition = Condition(
      dimension: try reader.text(row, 2), value: row.text(3), low: row.number(4),
      high: row.number(5))
    if let found = known[condition] { return found }
    let columns = ConditionColumns(
      value: condition.value, low: condition.low, high: condition.high)
    guard let dimension = Dimension(key: condition.dimension),
      let range = columns.range(of: dimension)
    else { throw reader.unexpected(table, try reader.text(row, 0)) }
    known[condition] = (dimension, range)
    return (dimension, range)
  }

  private func set(_ range: ClosedRange<Int>) -> ValueSet {
    if let set = sets[range] { return set }
    let set = ValueSet([range])
    sets[range] = set
    return set
  }
}
