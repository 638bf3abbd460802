import KeylineModel

extension AnswerSchema {
  static let metrics = AnswerSchema(
    "keyline.metrics/1", "The metrics, or those that a name means.",
    [.required("metrics", .array(of: SchemaDefinition.metric.reference), "The metrics.")],
    definitions: [.metric])
}

extension SchemaDefinition {
  /// A named quantity, with the keys of the seed.
  static let metric = SchemaDefinition(
    "metric",
    .object([
      .required("id", .string, "The key, in UIKit's own terms."),
      .required("title", .string, "The title."),
      .required("definition", .string, "One sentence that says what is measured."),
      .required("since", .string, "The first OS on which it exists."),
      .required(
        "unit", .choice(Metric.Unit.allCases.map(\.rawValue)),
        "The unit: pt are points, scale is pixels per point."),
      .optional(
        "elements",
        .array(of: .choice(Dimension.allCases.filter(\.isContent).map(\.key))),
        "What asking it puts on screen."),
      .optional(
        "attribute",
        .object([
          .required("portrait", .attribute, "The attribute in portrait."),
          .required("landscape", .attribute, "The attribute in landscape."),
        ]), "The attribute of the device that gives it without a rule."),
      .optional("see", .strings, "Metrics worth a look when this one is unknown."),
    ]))
}

extension SchemaPart {
  fileprivate static let attribute = SchemaPart.choice(DeviceAttribute.allCases.map(\.rawValue))
}
