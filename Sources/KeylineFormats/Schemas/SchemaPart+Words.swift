import KeylineModel
import KeylineQuery

extension SchemaPart {
  /// A length or a number of pixels per point, with at most three decimals.
  static let value = SchemaPart.number.orNull
  static let status = SchemaPart.choice(Status.allCases.map(\.rawValue))
  static let confidence = SchemaPart.choice(Confidence.allCases.map(\.rawValue)).orNull
  static let orientation = SchemaPart.choice(Orientation.allCases.map(\.rawValue))
}

extension SchemaProperty {
  /// What cells and explanations have in common.
  static let question: [SchemaProperty] = [
    .required("device", .string, "The identifier of the device."),
    .required("metric", .string, "The key of the metric, in UIKit's own terms."),
    .required("orientation", .orientation, "The orientation of the interface."),
    .required(
      "situation", .reference("situation"),
      "Where the situation departs from the one that every query starts from."),
    .required("status", .status, "How the answer stands."),
    .required("value", .value, "The value in the unit of the metric; null where there is none."),
    .optional(
      "assumesDefaultSDK", .boolean,
      "Whether it mattered that no linked SDK was given, so that the OS's own was taken."),
    .optional("reason", .string, "Why there is no single value."),
    .optional(
      "candidates", .array(of: .value),
      "The values that an uncertain or conflicting answer may have; null stands for unknown."),
  ]

  /// How well an answer is supported.
  static let support: [SchemaProperty] = [
    .required(
      "confidence", .confidence,
      "Computed: \(Confidence.confirmed.text) (two or more independent sources agree), "
        + "\(Confidence.singleSource.text), \(Confidence.inferred.text), or "
        + "\(Confidence.disputed.text); null where there is no value."),
    .required(
      "verifiedThrough", SchemaPart.string.orNull,
      "Computed: the last OS on which a measurement supports it; null where nothing was measured."
    ),
    .required("rules", .strings, "The identifiers of the rules that gave the value."),
  ]
}
