public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension NavbarAnswer {
  /// The answer as an object.
  public func json(_ labels: VersionLabels) -> JSONValue {
    .object([
      ("device", .string(device.id)),
      ("os", .string(labels.label(ranges, dash: "-"))),
      ("orientation", .string(setup.situation.orientation.rawValue)),
      ("situation", setup.situation.json),
      ("barWidth", width.json),
      ("slots", .array(slots.map { .object($0.members) })),
      ("misfit", misfitText.map(JSONValue.string)),
      ("corrections", .array(corrections.map(json))),
      ("remarks", .strings(remarks)),
      ("otherwise", .array(otherwise.map(\.statementJSON))),
      ("elsewhere", .array(elsewhere.map(\.statementJSON))),
      ("missing", .strings(amounts.gaps.texts)),
      ("notes", .strings(amounts.notes(at: ranges).map(\.line))),
    ])
  }

  private func json(_ correction: NavbarCorrection) -> JSONValue {
    let methods: [Method] =
      correction.stack == nil ? [.fixedSpace, .moveSubviews] : [.alignmentRect, .moveStackView]
    return .object([
      ("side", .string(correction.side.rawValue)),
      ("spacer", correction.spacer.json),
      ("items", .array(correction.items.map(json))),
      ("stackView", correction.stack.map(\.json) ?? .null),
      (
        "techniques",
        .array(
          methods.map { method in
            .object([
              ("technique", .string(method.rawValue)),
              ("verdict", verdicts[method.rawValue].map { .string($0.rawValue) } ?? .null),
            ])
          })
      ),
    ])
  }

  private func json(_ item: NavbarCorrection.Item) -> JSONValue {
    .object(
      item.slot.members + [
        ("move", item.move.json),
        ("alignmentRectInsets", item.alignmentRectInsets?.json ?? .null),
        ("widthAnchor", item.alignmentRectInsets == nil ? .null : item.slot.width.json),
        (
          "heightAnchor",
          item.alignmentRectInsets == nil ? .null : anchorHeight.map { .number($0) } ?? .null
        ),
      ])
  }
}

extension NavbarSlot {
  fileprivate var members: [(String, JSONValue?)] {
    [
      ("slot", .string(name)), ("x", x.json), ("width", width.json), ("gap", gap.json),
    ]
  }
}

extension NavbarCorrection.Stack {
  fileprivate var json: JSONValue {
    .object([
      ("x", x.json), ("width", width.json), ("origins", .array(origins.map(\.json))),
      ("overhang", overhang.json),
    ])
  }
}

extension Observation {
  /// What a source states.
  fileprivate var statementJSON: JSONValue {
    .object([
      ("observation", .string(id)), ("metric", .string(metric)), ("source", .string(source)),
      ("value", .number(value)), ("os", .string(os.text)),
      ("note", note.map(JSONValue.string)), ("disputed", disputed.map(JSONValue.string)),
    ])
  }
}
