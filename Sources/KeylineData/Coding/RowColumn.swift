import KeylineModel

/// The value of a column of the data file; NULL is nil.
package enum ColumnValue: Hashable, Sendable {
  case integer(Int)
  case real(Double)
  case text(String)

  /// The types of columns.
  package enum Kind: Sendable { case integer, real, text }
}

/// A column of the table for a kind of row: its name, and how it is written and read.
///
/// The columns of a flat row come from its fields, so a single list describes the row in the seed
/// and in its table.
package struct RowColumn<Row>: Sendable {
  /// The name in SQL.
  package let name: String
  /// The meaning in a sentence; empty if the field describes it.
  package private(set) var meaning = ""
  /// The type of its values.
  package let kind: ColumnValue.Kind
  /// The value of a row; nil is NULL.
  package let get: @Sendable (Row) -> ColumnValue?
  /// Sets the value in a row; false if the column cannot hold it.
  package let set: @Sendable (inout Row, ColumnValue?) -> Bool

  /// A column that always has a value.
  static func required<Value>(
    _ name: String, _ cell: Cell<Value>, meaning: String = "",
    _ get: @escaping @Sendable (Row) -> Value,
    _ set: @escaping @Sendable (inout Row, Value) -> Void
  ) -> RowColumn {
    RowColumn(
      name: name, meaning: meaning, kind: cell.kind, get: { cell.write(get($0)) },
      set: { row, stored in
        guard let stored, let value = cell.read(stored) else { return false }
        set(&row, value)
        return true
      })
  }

  /// A column that is NULL if there is no value.
  static func optional<Value>(
    _ name: String, _ cell: Cell<Value>, meaning: String = "",
    _ get: @escaping @Sendable (Row) -> Value?,
    _ set: @escaping @Sendable (inout Row, Value) -> Void
  ) -> RowColumn {
    RowColumn(
      name: name, meaning: meaning, kind: cell.kind, get: { get($0).map(cell.write) },
      set: { row, stored in
        guard let stored else { return true }
        guard let value = cell.read(stored) else { return false }
        set(&row, value)
        return true
      })
  }

  /// The same column under another name.
  func named(_ name: String) -> RowColumn {
    RowColumn(name: name, meaning: meaning, kind: kind, get: get, set: set)
  }
}

/// The coding of values of one type in a column; reading an invalid value gives nil.
struct Cell<Value>: Sendable {
  let kind: ColumnValue.Kind
  let write: @Sendable (Value) -> ColumnValue
  let read: @Sendable (ColumnValue) -> Value?

  static func texts(
    _ write: @escaping @Sendable (Value) -> String, _ read: @escaping @Sendable (String) -> Value?
  ) -> Cell {
    Cell(
      kind: .text, write: { .text(write($0)) },
      read: { stored in
        guard case .text(let text) = stored else { return nil }
        return read(text)
      })
  }

  static func reals(
    _ write: @escaping @Sendable (Value) -> Double, _ read: @escaping @Sendable (Double) -> Value?
  ) -> Cell {
    Cell(
      kind: .real, write: { .real(write($0)) },
      read: { stored in
        guard case .real(let number) = stored else { return nil }
        return read(number)
      })
  }

  static func integers(
    in range: ClosedRange<Int>, _ write: @escaping @Sendable (Value) -> Int,
    _ read: @escaping @Sendable (Int) -> Value?
  ) -> Cell {
    Cell(
      kind: .integer, write: { .integer(write($0)) },
      read: { stored in
        guard case .integer(let number) = stored, range.contains(number) else { return nil }
        return read(number)
      })
  }
}

extension Cell<String> {
  static var text: Cell { texts({ $0 }, { $0 }) }
}

extension Cell<Bool> {
  static var flag: Cell { integers(in: 0...1, { $0 ? 1 : 0 }, { $0 == 1 }) }
}

extension Cell<Int> {
  static func integer(in range: ClosedRange<Int>) -> Cell { integers(in: range, { $0 }, { $0 }) }
}

extension Cell<Length> {
  /// Points, read to the nearest sixth.
  static var length: Cell {
    reals(\.points) { Length(points: $0) }
  }
}

extension Cell<StatedVersion> {
  static var version: Cell { texts(\.description) { StatedVersion($0) } }
}

extension Cell<[String]> {
  /// Words with spaces between.
  static var words: Cell { texts({ $0.joined(separator: " ") }, \.words) }
}

extension Cell where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
  static var choice: Cell { texts(\.rawValue) { Value(rawValue: $0) } }
}

extension String {
  /// The words, split at spaces byte by byte, ten times as fast as by characters.
  package var words: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}
