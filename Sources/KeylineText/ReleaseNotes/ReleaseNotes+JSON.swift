public import KeylineJSON
import KeylineQuery

extension ReleaseNotes {
  /// The members of the document, by key.
  public var members: [(String, JSONValue?)] {
    rows.map { ($0.kind, $0.json) } + [
      ("from", .number(from)), ("to", .number(to)),
      (
        "values",
        .array(
          answers.map { group in
            .object([
              (
                "differences",
                .array(group.differences.map { DifferenceRecord($0, labels).json })
              ),
              ("situation", group.situation.json),
            ])
          })
      ),
    ]
  }
}

extension RowChanges {
  fileprivate var json: JSONValue {
    .object([
      ("added", .array(added.map(\.json))), ("changed", .array(changed.map(\.json))),
      ("removed", .array(removed.map(\.json))),
    ])
  }
}

extension RowChanges.Row {
  fileprivate var json: JSONValue {
    .object([("id", .string(id)), ("title", title.map(JSONValue.string) ?? .null)])
  }
}

extension RowChanges.Change {
  fileprivate var json: JSONValue {
    .object([
      (
        "fields",
        .array(
          fields.map { field in
            .object([
              ("after", field.after.map(JSONValue.string) ?? .null),
              ("before", field.before.map(JSONValue.string) ?? .null),
              ("key", .string(field.key)),
            ])
          })
      ), ("id", .string(row.id)), ("title", row.title.map(JSONValue.string) ?? .null),
    ])
  }
}
