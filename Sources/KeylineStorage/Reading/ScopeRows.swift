import KeylineModel
import KeylineSQLite

/// The scopes that rules and observations name by number, each read once however many share it.
final class ScopeRows {
  private let reader: RowReader
  private let devices: Statement
  private let conditions: Statement
  /// Those that were read, by number and layer.
  private var scopes: [Int: Scope] = [:]

  /// The highest number that a scope can have.
  static let highestNumber = 1_000_000_000

  init(_ reader: RowReader) throws {
    self.reader = reader
    // A scope that lists no device has one row, one that is not there has none.
    devices = try reader.db.prepare(
      """
      SELECT device FROM scope LEFT JOIN scope_device
        ON scope_device.scope = scope.id AND scope_device.layer = scope.layer
      WHERE scope.id = ? AND scope.layer = ?
      """)
    conditions = try reader.db.prepare(
      """
      SELECT dimension, value, low, high FROM scope_condition WHERE scope = ? AND layer = ?
      ORDER BY dimension, position
      """)
  }

  /// The scope that the row of a rule or observation names.
  ///
  /// Errors: damage, where it is not there; without its conditions a row would hold everywhere.
  func scope(_ number: Int, _ layer: Layer) throws -> Scope {
    guard (1...Self.highestNumber).contains(number) else {
      throw reader.unexpected("scope", "\(number)")
    }
    let key = layer == .shipped ? number : -number
    if let scope = scopes[key] { return scope }
    let scope = Scope(
      devices: try listed(number, layer), conditions: try allowed(number, layer))
    scopes[key] = scope
    return scope
  }

  /// Refuses devices and conditions whose scope is not there: one that is has lost them.
  func refuseOrphans() throws {
    for table in ["scope_device", "scope_condition"]
    where try reader.db.text("PRAGMA foreign_key_check(\(table))") != nil {
      throw reader.unexpected(table)
    }
  }

  private func listed(_ number: Int, _ layer: Layer) throws -> Set<Device.ID>? {
    try devices.bind([number, layer.rawValue])
    guard try devices.step() else { throw reader.unexpected("scope", "\(number)") }
    var listed: Set<Device.ID> = []
    repeat {
      if let device = try reader.optionalText(devices.row, 0) { listed.insert(device) }
    } while try devices.step()
    return listed.isEmpty ? nil : listed
  }

  private func allowed(_ number: Int, _ layer: Layer) throws -> [Dimension: ValueSet] {
    var allowed: [Dimension: ValueSet] = [:]
    try conditions.bind([number, layer.rawValue])
    while try conditions.step() {
      let (dimension, range) = try condition(conditions.row)
      allowed[dimension] = ValueSet((allowed[dimension]?.ranges ?? []) + [range])
    }
    return allowed
  }

  /// The dimension and the range of it that a row allows.
  private func condition(_ row: Row) throws -> (Dimension, ClosedRange<Int>) {
    let name = try reader.text(row, 0)
    let columns = ConditionColumns(
      value: try reader.optionalText(row, 1), low: try row.integer(2), high: try row.integer(3))
    guard let dimension = Dimension(key: name), let range = columns.range(of: dimension) else {
      throw reader.unexpected("scope_condition", name)
    }
    return (dimension, range)
  }
}
