import KeylineJSON
import KeylineModel

extension SchemaPart {
  static let insetsOrNull = SchemaPart.either([.reference("insets"), .null])
  static let verdict = SchemaPart.choice(Technique.Support.Verdict.allCases.map(\.rawValue))
}

extension SchemaDefinition {
  /// One length an edge.
  static let insets = SchemaDefinition(
    "insets",
    .object([
      .required("top", .value, "At the top, in points; null where it is unknown."),
      .required("left", .value, "At the left."),
      .required("bottom", .value, "At the bottom."),
      .required("right", .value, "At the right."),
    ]))

  /// Where a view stands.
  static let frame = SchemaDefinition(
    "frame",
    .object([
      .required("x", .value, "From the left, in points; null where it is unknown."),
      .required("y", .value, "From the top."),
      .required("width", .value, "The width."),
      .required("height", .value, "The height."),
    ]))
}

extension SchemaProperty {
  /// For what an adaptation was worked out.
  static let place: [SchemaProperty] = [
    .required("device", .string, "The identifier of the device."),
    .required("os", .string, "The versions over which it holds."),
    .required("orientation", .orientation, "The orientation of the interface."),
    .required(
      "situation", .reference("situation"),
      "Where the situation departs from the one that every query starts from."),
  ]

  /// What is missing, and what the values rest on.
  static let doubts: [SchemaProperty] = [
    .required("missing", .strings, "What has no value and why, one sentence each."),
    .required("notes", .strings, "What is to be known about the values."),
  ]
}
