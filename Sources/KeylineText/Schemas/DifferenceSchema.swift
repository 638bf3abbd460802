import KeylineModel
import KeylineQuery

extension AnswerSchema {
  static let diff = AnswerSchema(
    "keyline.diff/1", "What differs between two versions, two devices or two situations.",
    [
      .required("left", .string, "What the left side is."),
      .required("right", .string, "What the right side is."),
      .required(
        "results", .array(of: .object(SchemaProperty.difference)),
        "The differences, metrics in the order of the catalogue or as asked."),
      .optional("reason", .string, "Why the sides cannot be compared at all."),
    ], definitions: [.side, .situation])

  static let changes = AnswerSchema(
    "keyline.changes/1", "What changed with a version.",
    [
      .required("version", .string, "The version as asked."),
      .required(
        "results",
        .array(
          of: .object(
            SchemaProperty.difference + [
              .required(
                "when",
                .object([
                  .optional("version", .string, "The version with which it changed."),
                  .optional("after", .string, "It changed after this version; given with by."),
                  .optional("by", .string, "It had changed by this version."),
                ]), "When it changed: one version, or two between which it lies.")
            ])), "The changes."),
    ], definitions: [.side, .situation])
}

extension SchemaProperty {
  /// One difference.
  static let difference: [SchemaProperty] = [
    .required("metric", .string, "The key of the metric, in UIKit's own terms."),
    .required(
      "orientations", .array(of: .orientation), "The orientations in which it is the same."),
    .required(
      "devices", .strings,
      "The devices on which it is the same; where devices are compared, the left and the right."),
    .required(
      "kind", .choice(Difference.Kind.allCases.map(\.rawValue)),
      "changed: another value; new, gone: the metric exists on one side only; perhaps: one of "
        + "several values, or a change that may have come with another version than those asked "
        + "about; unknown: a side is unknown."),
    .required("left", .reference("side"), "What it is on the left, or before."),
    .required("right", .reference("side"), "What it is on the right, or after."),
    .required("rules", .strings, "The rules behind both sides."),
    .required(
      "unit", .choice(Metric.Unit.allCases.map(\.rawValue)),
      "The unit: pt are points, scale is pixels per point."),
  ]
}

extension SchemaDefinition {
  /// One side: a list, because a value may change within the versions of a side.
  static let side = SchemaDefinition(
    "side",
    .array(
      of: .object(
        [
          .required("os", .string, "The versions."),
          .required("situation", .reference("situation"), "Where it departs from the usual."),
          .required("status", .status, "How the answer stands."),
          .required("value", .value, "The value; null where there is none."),
          .optional(
            "candidates", .array(of: .value),
            "The values that it may have; null stands for unknown."),
        ] + SchemaProperty.support + [
          .required("sources", .strings, "The keys of the sources behind the value, sorted.")
        ])))
}
