import KeylineModel
import KeylineQuery

extension AnswerSchema {
  static let compare = AnswerSchema(
    "keyline.compare/1", "A table of somebody else's, set against what is known.",
    [
      .required(
        "counts",
        .object(
          Comparison.Verdict.allCases.map {
            .required($0.text, .integer, "How many readings fare so: \($0.text).")
          }), "How many readings fare in which way, over all their devices."),
      .required(
        "format", .choice(ForeignFormat.allCases.map(\.rawValue)), "What the file was read as."),
      .required("leftOut", .integer, "How many entries are about no device of Apple's."),
      .required(
        "outside", .integer,
        "How many readings are of no version that was asked for and the device ran."),
      .required(
        "readings", .array(of: .object(reading)),
        "One object for each reading and device that its name may mean, as in the file."),
    ], definitions: [])

  private static let reading: [SchemaProperty] = [
    .required("name", .string, "The device as the file says it."),
    .required(
      "device", SchemaPart.string.orNull,
      "The identifier of a device that the name may mean; null where there is none."),
    .required("metric", .string, "The key of the metric, or what the file calls one."),
    .required("orientation", .orientation, "The orientation of the interface."),
    .required("split", .choice(Split.allCases.map(\.rawValue)), "The share of an iPad's screen."),
    .required("stated", .number, "The value in the file."),
    .required("line", .integer, "The line of the value in the file, counted from one."),
    .required("column", .integer, "The column of the value, in bytes, counted from one."),
    .required("path", .string, "The keys, names or column that lead to the value."),
    .required("verdict", verdict, "How the reading fares on this device."),
    .required("overall", verdict, "How the reading fares over all devices that its name may mean."),
    .optional("reason", .string, "Why it cannot be compared at all."),
    .required(
      "stretches", .array(of: .object(stretch)),
      "What is known, over the versions that the reading is taken to hold for."),
  ]

  private static let verdict = SchemaPart.choice(Comparison.Verdict.allCases.map(\.text))

  private static let stretch: [SchemaProperty] = [
    .required("os", .string, "The versions in which the answer does not change."),
    .required(
      "verdict", .choice(Replay.Verdict.allCases.map(\.rawValue)),
      "How the reading fares on these versions."),
    .required("status", .status, "How the answer stands."),
    .required("value", .value, "The value that is known; null where there is none."),
    .optional(
      "candidates", .array(of: .value),
      "The values that an uncertain or conflicting answer may have; null stands for unknown."),
    .required("confidence", .confidence, "How well the value is supported; null without one."),
    .required("rules", .strings, "The identifiers of the rules that gave the value."),
    .required("sources", .strings, "The keys of the sources behind the value, sorted."),
  ]
}
