import KeylineModel
import KeylineSQLite

/// The scopes that rules and observations name by number, each read once however many share it.
struct ScopeRows {
  private let reader: RowReader
  /// By number and layer.
  private var scopes: [Int: Scope] = [:]

  /// The highest number that a scope can have.
  static let highestNumber = 1_000_000_000

  /// Reads scopes with their devices and conditions.
  ///
  /// Errors: damage, where a device or a condition has lost its scope.
  ///
  /// - Parameter picked: What follows the column of their number in a WHERE clause; nil reads all.
  init(_ reader: RowReader, _ picked: String? = nil) throws {
    self.reader = reader
    func clause(_ column: String) -> String { picked.map { "WHERE \(column) \($0)" } ?? "" }
    try reader.each("SELECT id, layer FROM scope \(clause("id"))") { row in
      scopes[try key(row)] = Scope()
    }
    try reader.each("SELECT scope, layer, device FROM scope_device \(clause("scope"))") { row in
      let key = try known(row, "scope_device")
      let device = try reader.text(row, 2)
      if scopes[key]?.devices?.insert(device) == nil { scopes[key]?.devices = [device] }
    }
    try readConditions(clause("scope"))
  }

  /// The scope that the row of a rule or observation names.
  ///
  /// Errors: damage, where it is not there; without its conditions a row would hold everywhere.
  func scope(_ number: Int, _ layer: Layer) throws -> Scope {
    guard let scope = scopes[try key(number, layer)] else {
      throw reader.unexpected("scope", "\(number)")
    }
    return scope
  }

  /// Refuses devices that have no key: a foreign key would have kept them out.
  func refuseStrangers() throws {
    let first = try reader.db.text(
      "SELECT device FROM scope_device WHERE device NOT IN (SELECT id FROM device_key) LIMIT 1")
    if first != nil { throw reader.unexpected("scope_device") }
  }

  private mutating func readConditions(_ clause: String) throws {
    var run: (scope: Int, dimension: Dimension, ranges: [ClosedRange<Int>])?
    func end(_ scopes: inout [Int: Scope]) {
      guard let run else { return }
      scopes[run.scope]?.conditions[run.dimension] = ValueSet(run.ranges)
    }
    try reader.each(
      """
      SELECT scope, layer, dimension, value, low, high FROM scope_condition \(clause)
      ORDER BY scope, layer, dimension, position
      """
    ) { row in
      let key = try known(row, "scope_condition")
      let (dimension, range) = try condition(row)
      if run?.scope == key, run?.dimension == dimension {
        run?.ranges.append(range)
      } else {
        end(&scopes)
        run = (key, dimension, [range])
      }
    }
    end(&scopes)
  }

  /// The dimension and the range of it that a row allows.
  private func condition(_ row: Row) throws -> (Dimension, ClosedRange<Int>) {
    let name = try reader.text(row, 2)
    let columns = ConditionColumns(
      value: try reader.optionalText(row, 3), low: try row.integer(4), high: try row.integer(5))
    guard let dimension = Dimension(key: name), let range = columns.range(of: dimension) else {
      throw reader.unexpected("scope_condition", name)
    }
    return (dimension, range)
  }

  /// The key of a scope that was read, from a row of a table that hangs on it.
  private func known(_ row: Row, _ table: String) throws -> Int {
    let key = try key(row)
    guard scopes[key] != nil else { throw reader.unexpected(table) }
    return key
  }

  private func key(_ row: Row) throws -> Int {
    try key(try reader.number(row, 0), try reader.layer(row, 1))
  }

  private func key(_ number: Int, _ layer: Layer) throws -> Int {
    guard (1...Self.highestNumber).contains(number) else {
      throw reader.unexpected("scope", "\(number)")
    }
    return layer == .shipped ? number : -number
  }
}
