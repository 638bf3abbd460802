package import KeylineData
import KeylineModel
package import KeylineQuery

/// The changes in the data since an older version of it.
package struct ReleaseNotes: Sendable {
  /// The number of the older data.
  package let from: Int
  /// The number of the newer data.
  package let to: Int
  /// The changes of the rows, kind by kind.
  package let rows: [RowChanges]
  /// The conditions that the older data does not know.
  let newConditions: [Dimension]
  /// The answers that differ, situation by situation.
  package let answers: [AnswerChanges]
  /// The resolver of the newer data, which labels the versions.
  let resolver: Resolver

  /// Creates the notes.
  ///
  /// - Parameters:
  ///   - old: The older data.
  ///   - new: The newer data.
  ///   - rows: The changes to the rows.
  package init(from old: Resolver, to new: Resolver, rows: [RowChanges]) {
    from = old.knowledge.data
    to = new.knowledge.data
    self.rows = rows
    newConditions = new.newConditions(since: old)
    answers = new.changes(since: old)
    resolver = new
  }

  /// True if nothing changed.
  package var isEmpty: Bool { rows.allSatisfy(\.isEmpty) && answers.isEmpty }

  var labels: VersionLabels { VersionLabels(resolver.knowledge.releases) }
}

/// The rows of one kind that were added, removed and changed between two versions of the data.
package struct RowChanges: Sendable {
  /// The kind of row as the seed names it, for example `devices`.
  package let kind: String
  /// The rows that the older data does not have, in the order of the newer.
  package let added: [Row]
  /// The rows that the newer data does not have, in the order of the older.
  package let removed: [Row]
  /// The rows that differ, in the order of the newer data.
  package let changed: [Change]

  /// A row by its names.
  package struct Row: Hashable, Sendable {
    /// The identifier, the key or the version.
    package let id: String
    /// The name or title; nil for a row that has none.
    package let title: String?
  }

  /// A changed row.
  package struct Change: Hashable, Sendable {
    /// The row as the newer data names it.
    package let row: Row
    /// The fields that differ, in the seed's order of keys.
    package let fields: [Edit]
  }

  /// A key with its old and new values; nil if the key was missing.
  package struct Edit: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The older value: a text as it is, anything else as JSON.
    package let before: String?
    /// The newer value, in the same form.
    package let after: String?
  }

  /// True if no row was added, removed or changed.
  package var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }

  /// Compares rows; equal identifiers mean the same row.
  ///
  /// - Parameters:
  ///   - kind: The kind of row as the seed names it.
  ///   - old: The rows of the older data, as objects.
  ///   - new: The rows of the newer data.
  package init(_ kind: String, from old: [JSONValue], to new: [JSONValue]) {
    self.kind = kind
    let (old, new) = (old.map(RowFields.init), new.map(RowFields.init))
    let before = Dictionary(old.map { ($0.row.id, $0) }) { first, _ in first }
    let after = Set(new.map(\.row.id))
    added = new.filter { before[$0.row.id] == nil }.map(\.row)
    removed = old.filter { !after.contains($0.row.id) }.map(\.row)
    changed = new.compactMap { row in
      guard let fields = before[row.row.id].map(row.changes), !fields.isEmpty else { return nil }
      return Change(row: row.row, fields: fields)
    }
  }
}

private struct RowFields {
  let row: RowChanges.Row
  private let keys: [String]
  private let texts: [String: String]

  init(_ object: JSONValue) {
    var keys: [String] = []
    var texts: [String: String] = [:]
    if case .object(let members) = object.kind {
      for member in members {
        keys.append(member.key)
        texts[member.key] = Self.text(member.value)
      }
    }
    self.keys = keys
    self.texts = texts
    row = RowChanges.Row(
      id: texts["id"] ?? texts["version"] ?? "", title: texts["name"] ?? texts["title"])
  }

  private static func text(_ value: JSONValue) -> String {
    if case .string(let text) = value.kind { text } else { value.inline }
  }

  /// Lists the fields that differ from an older row.
  func changes(since old: RowFields) -> [RowChanges.Edit] {
    (keys + old.keys.filter { texts[$0] == nil }).compactMap { key in
      old.texts[key] == texts[key]
        ? nil : RowChanges.Edit(key: key, before: old.texts[key], after: texts[key])
    }
  }
}
