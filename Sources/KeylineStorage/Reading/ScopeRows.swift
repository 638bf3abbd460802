import KeylineModel
import KeylineSQLite

/// The scopes that rules and observations name by number, each made once however many share it.
struct ScopeRows {
  /// The numbers and layers, ascending, and the scopes beside them.
  private var keys: [Key] = []
  private var scopes: [Scope] = []
  private let reader: RowReader

  private struct Key: Comparable {
    let number: Int
    let isShipped: Bool

    /// SQLite's order, in which local stands before shipped.
    static func < (left: Key, right: Key) -> Bool {
      left.number == right.number
        ? !left.isShipped && right.isShipped : left.number < right.number
    }
  }

  /// The highest number that a scope can have.
  static let highestNumber = 1_000_000_000

  /// Reads all scopes, or those of the rules and observations that WHERE clauses pick.
  init(_ reader: RowReader, rules: String, observations: String) throws {
    self.reader = reader
    func picked(_ number: String) -> String {
      rules.isEmpty && observations.isEmpty
        ? ""
        : "WHERE (\(number), layer) IN (SELECT scope, layer FROM rule \(rules)"
          + " UNION SELECT scope, layer FROM observation \(observations))"
    }
    var devices = try Children(
      reader,
      "SELECT scope, layer, device FROM scope_device \(picked("scope")) ORDER BY scope, layer")
    var values = try Children(
      reader,
      """
      SELECT scope, layer, dimension, value, low, high FROM scope_condition \(picked("scope"))
      ORDER BY scope, layer, dimension, position
      """)
    try reader.each("SELECT id, layer FROM scope \(picked("id")) ORDER BY id, layer") { row in
      let key = try Self.key(row, reader)
      if let last = keys.last, last >= key { throw reader.unexpected("scope", "\(key.number)") }
      keys.append(key)
      scopes.append(
        Scope(
          devices: try self.devices(&devices, of: key),
          conditions: try allowed(&values, of: key)))
    }
    // What is left hangs on a scope that is not there.
    if let orphan = devices.key ?? values.key {
      throw reader.unexpected("scope", "\(orphan.number)")
    }
  }

  /// The scope that the row of a rule or observation names.
  ///
  /// Errors: damage, where it is not there; without its conditions a row would hold everywhere.
  func scope(_ number: Int, _ layer: Layer) throws -> Scope {
    let key = Key(number: number, isShipped: layer == .shipped)
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < keys.count, keys[low] == key else { throw reader.unexpected("scope", "\(number)") }
    return scopes[low]
  }

  private func devices(_ rows: inout Children, of key: Key) throws -> Set<Device.ID>? {
    var devices: [Device.ID] = []
    while try rows.isAt(key) {
      devices.append(try reader.text(rows.row, 2))
      try rows.advance()
    }
    return devices.isEmpty ? nil : Set(devices)
  }

  private func allowed(
    _ rows: inout Children, of key: Key
  ) throws -> [Dimension: ValueSet] {
    var allowed: [(Dimension, ValueSet)] = []
    while try rows.isAt(key) {
      let (dimension, range) = try condition(rows.row)
      if let last = allowed.last, last.0 == dimension {
        allowed[allowed.count - 1].1 = ValueSet(last.1.ranges + [range])
      } else {
        allowed.append((dimension, ValueSet([range])))
      }
      try rows.advance()
    }
    return try Dictionary(allowed) { _, _ in
      throw reader.unexpected("scope_condition", "\(key.number)")
    }
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

  private static func key(_ row: Row, _ reader: RowReader) throws -> Key {
    guard let number = try reader.optionalNumber(row, 0, in: 1...highestNumber) else {
      throw reader.unexpected("scope")
    }
    return Key(number: number, isShipped: try reader.layer(row, 1) == .shipped)
  }

  /// Rows that hang on scopes, read side by side with them.
  private struct Children {
    private let statement: Statement
    private let reader: RowReader
    /// The scope of the row that is next; nil after the last.
    private(set) var key: Key?

    init(_ reader: RowReader, _ sql: String) throws {
      self.reader = reader
      statement = try reader.db.prepare(sql)
      try advance()
    }

    /// The row that is next.
    var row: Row { statement.row }

    mutating func advance() throws {
      key = try statement.step() ? ScopeRows.key(row, reader) : nil
    }

    /// Tells whether the next row hangs on a scope; one that was passed by hangs on none.
    func isAt(_ scope: Key) throws -> Bool {
      guard let key, key <= scope else { return false }
      guard key == scope else { throw reader.unexpected("scope", "\(key.number)") }
      return true
    }
  }
}
