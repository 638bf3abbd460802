import KeylineData

/// A column of a table for spreadsheets: a field with its text in a cell.
struct FieldColumn<Root>: Sendable {
  let column: TextTable.Column
  let text: @Sendable (Root) -> String

  /// The column of a field: lists are joined by spaces, and a missing value is empty.
  init(_ field: Field<Root>) {
    column = TextTable.Column(field.property.name, isNumeric: field.isNumeric)
    text = field.cell ?? { Self.text(field.get($0)) }
  }

  /// A column without a field.
  init(_ title: String, text: @escaping @Sendable (Root) -> String) {
    column = TextTable.Column(title)
    self.text = text
  }

  private static func text(_ value: JSONValue?) -> String {
    switch value?.kind {
    case nil, .null: ""
    case .string(let text): text
    case .array(let values): values.map(text).joined(separator: " ")
    default: value?.inline ?? ""
    }
  }
}

extension Array {
  /// The columns of some of the fields, in the order of the keys.
  func columns<Root>(_ keys: String...) -> [FieldColumn<Root>] where Element == Field<Root> {
    keys.compactMap { key in first { $0.property.name == key }.map(FieldColumn.init) }
  }
}

extension TextTable {
  /// A table for spreadsheets: a row per root.
  init<Root>(_ roots: [Root], _ columns: [FieldColumn<Root>]) {
    self.init(
      columns: columns.map(\.column),
      rows: roots.map { root in columns.map { $0.text(root) } })
  }
}
