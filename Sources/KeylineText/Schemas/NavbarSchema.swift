import KeylineModel
import KeylineQuery

extension AnswerSchema {
  static let navbar = AnswerSchema(
    "keyline.navbar/1",
    "Where the slots of a navigation bar stand: one object per device and stretch of versions.",
    [
      .required(
        "results", .array(of: .object(SchemaProperty.place + layout + SchemaProperty.doubts)),
        "The answers: devices in the order asked, then versions.")
    ], definitions: [.situation, .insets])

  private static let layout: [SchemaProperty] = [
    .required("barWidth", .value, "The width of the bar; null where it is unknown."),
    .required(
      "slots", .array(of: .object(slot)),
      "Left items, title view, right items, each side from its edge inwards."),
    .optional("misfit", .string, "Why there are no slots."),
    .required(
      "corrections", .array(of: .object(correction)),
      "What brings each side to the wanted margin and gaps; empty where none are wanted."),
    .required("remarks", .strings, "What the rules behind the values remark."),
    .required(
      "otherwise", .array(of: .object(statement + [disputed])),
      "What sources state otherwise of this device, these versions and this situation."),
    .required(
      "elsewhere", .array(of: .object(statement)),
      "Of a value with one source: other values stated of other devices, versions, situations."),
  ]

  private static let slot: [SchemaProperty] = [
    .required("slot", .string, "The slot, for example left 1 or title view."),
    .required("x", .value, "From the left edge of the bar."),
    .required("width", .value, "The width."),
    .required(
      "gap", .value,
      "To the edge or the item before it; for the title view to what is left of it."),
  ]

  private static let correction: [SchemaProperty] = [
    .required(
      "side", .choice(NavbarSlot.Side.allCases.map(\.rawValue)), "The side of the bar."),
    .required("spacer", .value, "The width of a fixed space in front of the first item."),
    .required(
      "items", .array(of: .object(slot + item)), "The items where they are wanted."),
    .required(
      "stackView", .either([.object(stackView), .null]),
      "The private stack view of the items; null before iOS 11."),
    .required(
      "techniques",
      .array(
        of: .object([
          .required("technique", .string, "The identifier of the technique."),
          .required("verdict", .verdict.orNull, "How well it works on these versions."),
        ])), "The techniques that use these constants."),
  ]

  private static let item: [SchemaProperty] = [
    .required("move", .value, "How far it moves, to the right."),
    .required(
      "alignmentRectInsets", .insetsOrNull,
      "The alignmentRectInsets of its view; null before iOS 11."),
    .required("widthAnchor", .value, "The width anchor of its view; null before iOS 11."),
    .required("heightAnchor", .value, "The height anchor of its view; null before iOS 11."),
  ]

  private static let stackView: [SchemaProperty] = [
    .required("x", .value, "Its wanted x in the bar."),
    .required("width", .value, "Its wanted width."),
    .required("origins", .array(of: .value), "The wanted x of each item in it."),
    .required(
      "overhang", .value,
      "How far the last item reaches out of it where it is not made wider."),
  ]

  private static let statement: [SchemaProperty] = [
    .required("observation", .string, "The identifier of the observation."),
    .required("metric", .string, "The metric that it is about."),
    .required("source", .string, "The key of its source."),
    .required("value", .number, "The value that it states."),
    .required("os", .string, "The versions that it speaks of."),
    .optional("note", .string, "A note."),
  ]

  private static let disputed = SchemaProperty.optional(
    "disputed", .string, "Why it is held to be wrong.")
}
