import KeylineModel
import KeylineQuery

extension AnswerSchema {
  static let export = AnswerSchema(
    "keyline.export/1", "Devices, metrics, and the answers to every metric on every device.",
    [
      .required("devices", .array(of: .object(exportedDevice)), "The devices, the oldest first."),
      .required("metrics", .array(of: .object(exportedMetric)), "The metrics."),
      .required(
        "series", .array(of: .object(series)),
        "The answers: by device, then by metric, then by orientation."),
      .required(
        "situation", .reference("situation"),
        "Where the situation departs from the one that every query starts from."),
    ], definitions: [.situation])

  private static let exportedDevice: [SchemaProperty] = [
    .required("id", .string, "The identifier: the name in kebab case."),
    .required("name", .string, "The model as people name it."),
    .required("identifiers", .strings, "Model identifiers as the hardware reports them."),
    .required("idiom", .choice(Idiom.allCases.map(\.rawValue)), Dimension.idiom.meaning),
    .required(
      "width", SchemaPart.number.orNull, "The width of the screen in points, portrait, unzoomed."),
    .required(
      "height", SchemaPart.number.orNull,
      "The height of the screen in points, portrait, unzoomed."),
    .required("scale", SchemaPart.integer.orNull, "Pixels per point as rendered."),
  ]

  private static let exportedMetric: [SchemaProperty] = [
    .required("id", .string, "The key, in UIKit's own terms."),
    .required("title", .string, "What people read."),
    .required("definition", .string, "What is measured, in a sentence."),
    .required(
      "unit", .choice(Metric.Unit.allCases.map(\.rawValue)),
      "The unit: pt are points, scale is pixels per point."),
  ]

  private static let series: [SchemaProperty] = [
    .required("device", .string, "The identifier of the device."),
    .required("metric", .string, "The key of the metric."),
    .required("orientation", .orientation, "The orientation of the interface."),
    .required(
      "stretches", .array(of: .object(stretches)),
      "The answers over the versions that the device ran, ascending."),
  ]

  private static let stretches: [SchemaProperty] = [
    .optional(
      "candidates", .array(of: .value),
      "The values that an uncertain or conflicting answer may have; null stands for unknown."),
    .required("from", .string, "The first version."),
    .required("os", .string, "The versions as --os takes them."),
    .required("status", .status, "How the answer stands."),
    .required(
      "until", SchemaPart.string.orNull,
      "The first version after them; null where the answer still holds."),
    .required("value", .value, "The value in the unit of the metric; null where there is none."),
  ]
}
