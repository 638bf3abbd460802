import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Rules and observations of one metric, read from a file.
struct EvidenceInput {
  let file: MetricFile

  /// Reads a file: one of the seed, or a row in the form of `show --json`.
  ///
  /// - Parameter kind: The kind of a single row.
  init(_ path: String, _ kind: RowKind, _ environment: Environment) throws {
    let text = try InputFile.text(path, environment)
    let value = try text.value()
    guard let row = value.row(kind) else {
      file = try MetricFile(value, in: text, layer: .local)
      return
    }
    let rows = JSONValue.array([row.removing("metric") ?? row])
    let members = [
      row.member("metric"), .init(key: kind == .rule ? "rules" : "observations", value: rows),
    ]
    file = try MetricFile(
      JSONValue(.object(members.compactMap(\.self)), offset: row.offset), in: text, layer: .local)
  }

  /// The rows, each after those that it rests on.
  var rows: [KnowledgeRow] {
    file.observations.map(KnowledgeRow.observation) + file.rules.map(KnowledgeRow.rule)
  }

  /// The number of rows, in words.
  var count: String {
    let counts = [(file.rules.count, RowKind.rule), (file.observations.count, .observation)]
    return counts.filter { $0.0 > 0 }.map { NameLists.counted($0, $1.rawValue) }.joined(
      separator: " and ")
  }

  /// A refusal with the place of its row in the file.
  func failure(_ refusal: Refusal) -> Failure {
    let place = refusal.subject.flatMap { file.places[$0] }.map {
      "\(file.name):\($0.position.line):\($0.position.column): \($0.path):"
    }
    return Failure(refusal, after: place ?? "")
  }
}

extension JSONValue {
  /// The row in a document with a single row, or the value itself if it is a row; nil for a file of
  /// rows.
  fileprivate func row(_ kind: RowKind) -> JSONValue? {
    member(kind.rawValue)?.value ?? (member("id") == nil ? nil : self)
  }
}
