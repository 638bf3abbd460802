import KeylineModel

extension AnswerSchema {
  static let adapt = AnswerSchema(
    "keyline.adapt/1", "What can be done for a goal: one object per device.",
    [.required("results", .array(of: .object(properties)), "The devices in the order asked.")],
    definitions: [.situation, entry])

  private static let properties: [SchemaProperty] =
    [
      .required(
        "goal", .choice(Technique.Goal.allCases.map(\.rawValue)), "The goal that was asked."),
      .required("device", .string, "The identifier of the device."),
      .required("orientation", .orientation, "The orientation of the interface."),
      .required(
        "situation", .reference("situation"),
        "Where the situation departs from the one that every query starts from."),
      .required(
        "versions",
        .array(
          of: .object([
            .required("os", .string, "The versions, over which nothing changes."),
            .required("ran", .boolean, "Whether the device ran them."),
          ])), "What the verdicts and values stand beside, in order."),
      .required(
        "techniques", .array(of: entry.reference),
        "What can be done, what works on most of the versions first."),
      .required("behaviours", .array(of: entry.reference), "What UIKit does by itself."),
    ] + SchemaProperty.doubts

  private static let entry = SchemaDefinition(
    "entry",
    .object([
      .required("technique", .string, "The identifier."),
      .required("title", .string, "A short title."),
      .required("effect", .string, "What it does, in one sentence."),
      .required(
        "support",
        .array(
          of: .object([
            .required("verdict", .verdict, "How well it works."),
            .optional("note", .string, "A note."),
          ])), "How well it works, one for each of the versions."),
      .required("constants", .array(of: constant), "The numbers that it needs."),
      .required("hazards", .strings, "What it costs."),
      .required("sources", .strings, "The keys of the sources."),
      .optional("note", .string, "A note."),
    ]))

  private static let constant = SchemaPart.object([
    .required("name", .string, "What the number is for."),
    .optional("formula", .string, "The metrics that it is the sum of."),
    .required(
      "values", .array(of: .value), "Its values on this device, one for each of the versions."),
    .optional("note", .string, "A note."),
  ])
}
