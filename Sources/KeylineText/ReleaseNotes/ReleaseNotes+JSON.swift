public import KeylineJSON
import KeylineQuery

extension ReleaseNotes {
  /// The members of the document, by key.
  public var members: [(String, JSONValue?)] {
    Self.fields.map { ($0.property.name, $0.get(self)) }
  }

  fileprivate static let fields: [Field<ReleaseNotes>] =
    [
      .required("from", .integer, "The number of the older data.") { $0.from },
      .required("to", .integer, "The number of the newer data.") { $0.to },
    ] + kinds.map(rows) + [
      .required(
        "values", .array(of: .object(Labelled<AnswerChanges>.fields)),
        "What is answered differently, situation by situation, the usual one first."
      ) { notes in notes.answers.map { Labelled(answer: $0, labels: notes.labels) } }
    ]

  private static let kinds = [
    "devices", "releases", "redesigns", "metrics", "sources", "techniques", "rules",
    "observations",
  ]

  private static func rows(_ kind: String) -> Field<ReleaseNotes> {
    let property = SchemaProperty.required(
      kind, SchemaDefinition.rows.reference,
      "What happened to the \(kind == "releases" ? "OS releases" : kind).")
    return Field(property) { notes in
      notes.rows.first { $0.kind == kind }.map(RowChanges.fields.object)
    }
  }
}

extension JSONSchema {
  /// The schema of `keyline db release-notes`.
  public static let releaseNotes = JSONSchema(
    "keyline.release-notes/1", "What is new in the data since an older version of it.",
    ReleaseNotes.fields.map(\.property), definitions: [.rows, .side, .situation])
}

extension SchemaDefinition {
  fileprivate static let rows = SchemaDefinition("rows", .object(RowChanges.fields))
}

extension Labelled<AnswerChanges> {
  fileprivate static var fields: [Field<Labelled>] {
    [
      .required(
        "situation", .situation,
        "The situation; every difference says for which orientations it is."
      ) { $0.answer.situation },
      .required(
        "differences", .array(of: .object(DifferenceRecord.fields)),
        "The differences, the older data at the left."
      ) { group in group.answer.differences.map { DifferenceRecord($0, group.labels) } },
    ]
  }
}

extension RowChanges {
  fileprivate static let fields: [Field<RowChanges>] = [
    .required("added", .array(of: .object(Row.fields)), "What only the newer data has.") {
      $0.added
    },
    .required("removed", .array(of: .object(Row.fields)), "What only the older data has.") {
      $0.removed
    },
    .required("changed", .array(of: .object(Change.fields)), "What says something else.") {
      $0.changed
    },
  ]
}

extension RowChanges.Row {
  fileprivate static let fields: [Field<RowChanges.Row>] = [
    .required("id", .text, "The identifier, the key or the version.") { $0.id },
    .required("title", .textOrNull, "The name or title; null where there is none.") { $0.title },
  ]
}

extension RowChanges.Change {
  fileprivate static let fields: [Field<RowChanges.Change>] =
    RowChanges.Row.fields.of(\.row) + [
      .required("fields", .array(of: .object(RowChanges.Edit.fields)), "What changed in it.") {
        $0.fields
      }
    ]
}

extension RowChanges.Edit {
  fileprivate static let fields: [Field<RowChanges.Edit>] = [
    .required("key", .text, "The key in the seed.") { $0.key },
    .required(
      "before", .textOrNull,
      "The older value, as JSON unless it is a text; null where the key was not given."
    ) { $0.before },
    .required("after", .textOrNull, "The newer value.") { $0.after },
  ]
}
