import KeylineJSON
import KeylineModel
import KeylineQuery

extension ReleaseNotes {
  /// The notes as plain text.
  public func text(width: Int = .max) -> String {
    written(PlainTable(width: width), heading: { _, title in title })
  }

  /// The notes in Markdown, as a section of a changelog.
  public var markdown: String {
    written(.markdown) { level, title in String(repeating: "#", count: level + 1) + " " + title }
  }

  private func written(
    _ format: some TableFormat, heading: (_ level: Int, _ title: String) -> String
  ) -> String {
    var blocks = [heading(1, "Data \(to)")]
    guard !isEmpty else { return blocks[0] + "\n\nNothing changed since data \(from).\n" }
    blocks.append("What changed since data \(from).")
    if isShortened { blocks.append("Long lists of devices are shortened; --json names each.") }
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

  /// A reader sees how far a change reaches; a list of thirty names hides it.
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
          labels.label(difference.left.map(\.range)), Difference.text(difference.left, labels),
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
  /// The kind as a heading.
  fileprivate var title: String { kind.capitalizedStart }

  /// True if there are too many of the kind to name each; then they are counted.
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
