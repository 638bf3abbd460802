package import KeylineJSON
package import KeylineModel
import KeylineQuery
import KeylineSeed

extension Device {
  /// The fields of an export.
  package static let exported: [Field<Device>] = [
    .required("id", .text, "The identifier: the name in kebab case.") { $0.id },
    .required("name", .text, "The model as people name it.") { $0.name },
    .required("identifiers", .texts, "Model identifiers as the hardware reports them.") {
      $0.identifiers
    },
    .required("idiom", .choice, Dimension.idiom.meaning) { $0.idiom },
    .required("width", .value, "The width of the screen in points, portrait, unzoomed.") {
      $0.width
    },
    .required("height", .value, "The height of the screen in points, portrait, unzoomed.") {
      $0.height
    },
    .required("scale", Form<Int>.integer.orNull, "Pixels per point as rendered.") { $0.scale },
  ]
}

extension Metric {
  /// The fields of an export.
  package static let exported: [Field<Metric>] = [
    .required("id", .text, "The key, in UIKit's own terms.") { $0.id },
    .required("title", .text, "What people read.") { $0.title },
    .required("definition", .text, "What is measured, in a sentence.") { $0.definition },
    .required("unit", .choice, "The unit: pt are points, scale is pixels per point.") { $0.unit },
  ]
}

extension JSONSchema {
  static let export = JSONSchema(
    "keyline.export/1", "Devices, metrics, and the answers to every metric on every device.",
    [
      .required("devices", .array(of: .object(Device.exported)), "The devices, the oldest first."),
      .required("metrics", .array(of: .object(Metric.exported)), "The metrics."),
      .required(
        "series", .array(of: .object(series)),
        "The answers: by device, then by metric, then by situation."),
      .required(
        "situation", Form.situation.part,
        "Where the situation departs from the one that every query starts from."),
    ], definitions: [.situation])

  // The series are written in pieces, by hand, for there are very many.
  private static let series: [SchemaProperty] = [
    .required("device", .string, "The identifier of the device."),
    .required("metric", .string, "The key of the metric."),
    .required("orientation", Form<Orientation>.choice.part, "The orientation of the interface."),
    .optional(
      "situation", Form.situation.part,
      "Where the situation of this series departs from the one that every query starts from; that of "
        + "the document where there is none."),
    .required(
      "stretches", .array(of: .object(stretches)),
      "The answers over the versions that the device ran, ascending."),
  ]

  private static let stretches: [SchemaProperty] = [
    .optional(
      "candidates", Form.values.part,
      "The values that an uncertain or conflicting answer may have; null stands for unknown."),
    .required("from", .string, "The first version."),
    .required("os", .string, "The versions as --os takes them."),
    .required("status", Form<Status>.choice.part, "How the answer stands."),
    .required(
      "until", SchemaPart.string.orNull,
      "The first version after them; null where the answer still holds."),
    .required(
      "value", Form.value.part, "The value in the unit of the metric; null where there is none."),
  ]
}
