public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension AdaptAnswer {
  /// The answer as an object.
  public func json(_ labels: VersionLabels) -> JSONValue {
    .object([
      ("goal", .string(goal.rawValue)),
      ("device", .string(device.id)),
      ("orientation", .string(situation.orientation.rawValue)),
      ("situation", situation.json),
      (
        "versions",
        .array(
          columns.map {
            .object([
              ("os", .string(labels.label($0.ranges, dash: "-"))), ("ran", .bool($0.isRun)),
            ])
          })
      ),
      ("techniques", .array(techniques.map(json))),
      ("behaviours", .array(behaviours.map(json))),
      ("missing", .strings(amounts.gaps.texts)),
      ("notes", .strings(amounts.notes(at: columns.flatMap(\.ranges)).map(\.line))),
    ])
  }

  private func json(_ entry: Entry) -> JSONValue {
    .object([
      ("technique", .string(entry.technique.id)),
      ("title", .string(entry.technique.title)),
      ("effect", .string(entry.technique.effect)),
      (
        "support",
        .array(
          columns.indices.map { column in
            .object([
              ("verdict", .string(entry.verdict(column).rawValue)),
              ("note", entry.support[column]?.note.map(JSONValue.string)),
            ])
          })
      ),
      ("constants", .array(entry.constants.map(json))),
      ("hazards", .strings(entry.technique.hazards)),
      ("sources", .strings(entry.technique.sources)),
      ("note", entry.technique.note.map(JSONValue.string)),
    ])
  }

  private func json(_ constant: Constant) -> JSONValue {
    .object([
      ("name", .string(constant.constant.name)),
      ("formula", constant.formula.map { .string($0.description) }),
      ("values", .array(constant.values.map(\.json))),
      ("note", constant.constant.note.map(JSONValue.string)),
    ])
  }
}

extension AdaptAnswer.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let digits): .number(digits)
    case .amount(let amount, _): amount.json
    }
  }
}
