import KeylineModel

/// What rows of conditions mean, each worked out once: a few dozen are behind thousands.
///
/// A row is compared as SQLite keeps it, so that no string is made of one that is known.
struct ConditionMemory {
  /// A dimension and what a row allows of it.
  struct Meaning {
    let dimension: Dimension
    let allowed: ValueSet
  }

  private struct Entry {
    let name: [UInt8]
    let value: [UInt8]?
    let low: Int?
    let high: Int?
    let meaning: Meaning
  }

  private var entries: [Entry] = []
  /// The places of entries by a number made of the row; several may share one.
  private var places: [Int: [Int]] = [:]

  /// The meaning of a row whose columns are the dimension, the value and both ends of a range, from
  /// a column on.
  ///
  /// Errors: damage, where the dimension does not exist or has no such value.
  mutating func meaning(
    of row: Columns, from column: Int, _ reader: RowReader
  ) throws -> Meaning {
    guard let name = row.bytes(column) else {
      throw reader.unexpected("scope_condition", "NULL")
    }
    let value = row.bytes(column + 1)
    let (low, high) = (row.number(column + 2), row.number(column + 3))
    let number = Self.number(name, value, low, high)
    for place in places[number] ?? [] {
      let entry = entries[place]
      if entry.low == low, entry.high == high, row.isText(column, entry.name),
        entry.value.map({ row.isText(column + 1, $0) }) ?? (value == nil)
      {
        return entry.meaning
      }
    }
    let meaning = try read(
      String(decoding: name, as: UTF8.self),
      ConditionColumns(
        value: value.map { String(decoding: $0, as: UTF8.self) }, low: low, high: high), reader)
    places[number, default: []].append(entries.count)
    entries.append(
      Entry(name: Array(name), value: value.map(Array.init), low: low, high: high, meaning: meaning)
    )
    return meaning
  }

  private func read(
    _ name: String, _ columns: ConditionColumns, _ reader: RowReader
  ) throws -> Meaning {
    guard let dimension = Dimension(key: name), let range = columns.range(of: dimension) else {
      throw reader.unexpected("scope_condition", name)
    }
    return Meaning(dimension: dimension, allowed: ValueSet([range]))
  }

  private static func number(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>?, _ low: Int?,
    _ high: Int?
  ) -> Int {
    var number = name.count
    for byte in name { number = number &* 31 &+ Int(byte) }
    if let value { for byte in value { number = number &* 31 &+ Int(byte) } }
    return (number &* 31 &+ (low ?? 0)) &* 31 &+ (high ?? 0)
  }
}
