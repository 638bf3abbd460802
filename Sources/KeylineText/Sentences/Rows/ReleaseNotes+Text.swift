package import KeylineData
import KeylineModel
import KeylineQuery

extension ReleaseNotes {
  /// The notes as plain text.
  ///
  /// - Parameter flag: The flag that names every device in place of shortened lists.
  package func text(width: Int = .max, allWith flag: String) -> String {
    written(PlainTable(width: width), allWith: flag, heading: { _, title in title })
  }

  /// The notes in Markdown, as a section of a changelog.
  ///
  /// - Parameter flag: The flag that names every device in place of shortened lists.
  package func markdown(allWith flag: String) -> String {
    written(.markdown, allWith: flag) { level, title in
      String(repeating: "#", count: level + 1) + " " + title
    }
  }

  private func written(
    _ format: some TableFormat, allWith flag: String,
    heading: (_ level: Int, _ title: String) -> String
  ) -> String {
    var blocks = [heading(1, "Data \(to)")]
    guard !isEmpty else { return blocks[0] + "\n\nNothing changed since data \(from).\n" }
    blocks.append("What changed since data \(from).")
    blocks += newConditions.map(introduction)
    if isShortened { blocks.append("Long lists of devices are shortened; \(flag) names each.") }
    for group in answers {
      let words = group.situation == Situation() ? "" : " (\(Self.words(group.situation)))"
      blocks.append(heading(2, "Values\(words)"))
      blocks.append(Self.trimmed(format.text(table(group))))
    }
    for changes in rows where !changes.isEmpty {
      blocks.append(heading(2, changes.title))
      blocks.append(changes.lines.map { "- " + $0 }.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func introduction(of condition: Dimension) -> String {
    var words = "New condition: \(condition.key)"
    if case .names(let names) = condition.values, let first = names.first {
      words += " (\(first) by default)"
    }
    return "\(words). \(condition.meaning) Data \(from) had one answer for all of its values."
  }

  /// The most devices named: a list of thirty names hides the reach of a change.
  private static let mostDevices = 3

  private var isShortened: Bool {
    answers.contains { group in
      group.differences.contains { difference in
        let all = resolver.knowledge.devices
        return difference.devices.words(among: all)
          != difference.devices.words(among: all, atMost: Self.mostDevices)
      }
    }
  }

  private func table(_ group: AnswerChanges) -> TextTable {
    TextTable(
      columns: [
        .init("Metric"), .init("Orientation"), .init("iOS"), .init("Before", isNumeric: true),
        .init("After", isNumeric: true), .init("Devices"),
      ],
      rows: group.differences.map { difference in
        [
          difference.metric.id, difference.orientationText,
          labels.label(difference.left.map(\.hull)), Difference.text(difference.left, labels),
          Difference.text(difference.right, labels),
          difference.devices.words(among: resolver.knowledge.devices, atMost: Self.mostDevices),
        ]
      })
  }

  /// The situation without its orientation, since both are compared.
  private static func words(_ situation: Situation) -> String {
    situation.words.split(separator: " · ").dropFirst().joined(separator: " · ")
  }

  private static func trimmed(_ text: String) -> String {
    text.last == "\n" ? String(text.dropLast()) : text
  }
}

extension RowChanges {
  fileprivate var title: String { kind.capitalizedStart }

  /// True if there are too many of the kind to name each, so that they are counted.
  private var isCounted: Bool { kind == "rules" || kind == "observations" }

  fileprivate var lines: [String] {
    if isCounted {
      return [("added", added.count), ("removed", removed.count), ("changed", changed.count)]
        .filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    }
    return added.map { "added \($0.text)" } + removed.map { "removed \($0.text)" }
      + changed.map { change in
        "changed \(change.row.text): "
          + change.fields.map(\.text).joined(separator: "; ")
      }
  }
}

extension RowChanges.Row {
  fileprivate var text: String { title.map { "\($0) (\(id))".printable } ?? id }
}

extension RowChanges.Edit {
  fileprivate var text: String {
    switch (before, after) {
    case (let before?, let after?): "\(key) \(before) → \(after)".printable
    case (nil, let after?): "\(key) \(after) (was not given)".printable
    case (let before, nil): "\(key) no longer given (was \(before ?? ""))".printable
    }
  }
}

extension ReleaseNotes {
  /// The members of the document, by key.
  package var members: [(String, JSONValue?)] {
    Self.fields.map { ($0.property.name, $0.get(self)) }
  }

  fileprivate static let fields: [Field<ReleaseNotes>] =
    [
      .required("from", .integer, "The number of the older data.") { $0.from },
      .required("to", .integer, "The number of the newer data.") { $0.to },
    ] + kinds.map(rows) + [
      .required(
        "values", .array(of: .object(Labelled<AnswerChanges>.fields)),
        "The answers that differ, by situation, the usual one first."
      ) { notes in notes.answers.map { Labelled(answer: $0, labels: notes.labels) } }
    ]

  private static let kinds = [
    "devices", "releases", "redesigns", "metrics", "sources", "techniques", "rules",
    "observations",
  ]

  private static func rows(_ kind: String) -> Field<ReleaseNotes> {
    let property = SchemaProperty.required(
      kind, SchemaDefinition.rows.reference,
      "The changes to the \(kind == "releases" ? "OS releases" : kind).")
    return Field(property) { notes in
      notes.rows.first { $0.kind == kind }.map(RowChanges.fields.object)
    }
  }
}

extension JSONSchema {
  /// The schema of `keyline db release-notes`.
  package static let releaseNotes = JSONSchema(
    "keyline.release-notes/1", "The changes in the data since an older version of it.",
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
        "The situation; every difference names its orientations."
      ) { $0.answer.situation },
      .required(
        "differences", .array(of: .object(DifferenceRecord.fields)),
        "The differences, with the older data on the left."
      ) { group in group.answer.differences.map { DifferenceRecord($0, group.labels) } },
    ]
  }
}

extension RowChanges {
  fileprivate static let fields: [Field<RowChanges>] = [
    .required("added", .array(of: .object(Row.fields)), "The rows that only the newer data has.") {
      $0.added
    },
    .required("removed", .array(of: .object(Row.fields)), "The rows that only the older data has.")
    {
      $0.removed
    },
    .required("changed", .array(of: .object(Change.fields)), "The statements that disagree.") {
      $0.changed
    },
  ]
}

extension RowChanges.Row {
  fileprivate static let fields: [Field<RowChanges.Row>] = [
    .required("id", .text, "The identifier, the key or the version.") { $0.id },
    .required("title", .textOrNull, "The name or title; null if there is none.") { $0.title },
  ]
}

extension RowChanges.Change {
  fileprivate static let fields: [Field<RowChanges.Change>] =
    RowChanges.Row.fields.of(\.row) + [
      .required("fields", .array(of: .object(RowChanges.Edit.fields)), "The changes in it.") {
        $0.fields
      }
    ]
}

extension RowChanges.Edit {
  fileprivate static let fields: [Field<RowChanges.Edit>] = [
    .required("key", .text, "The key in the seed.") { $0.key },
    .required(
      "before", .textOrNull,
      "The older value, as JSON unless it is a string; null if the key was not given."
    ) { $0.before },
    .required("after", .textOrNull, "The newer value.") { $0.after },
  ]
}
