import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed

/// The devices, the metrics, and one series of answers for each device, metric and orientation.
public struct JSONExport: Export {
  /// The name and version of its schema.
  public static let schema = "keyline.export/1"

  /// Creates the export; it has no settings.
  public init() {}

  /// Writes the document; what the sink throws ends it.
  public func write(_ content: ExportContent, to sink: inout ByteSink) throws {
    let matrix = content.matrix
    try sink.write("{\n  \"data\": \(content.data),\n")
    try Self.list("devices", matrix.devices.map(Device.exported.object), to: &sink)
    try Self.list("metrics", matrix.metrics.map(Metric.exported.object), to: &sink)
    try sink.write("  \"schema\": \(Literal.script(Self.schema)),\n  \"series\": [")
    var writer = SeriesWriter(content)
    for device in matrix.devices {
      let versions = content.versions(of: device)
      let releases = versions.releases.map(writer.versions)
      for metric in matrix.metrics {
        let lists = matrix.answers(metric, on: device, over: versions.ranges)
        for (situation, stretches) in zip(matrix.situations, lists) where !stretches.isEmpty {
          try writer.write(
            metric, device, situation, stretches, versions.runs(of: stretches),
            releases ?? writer.versions(stretches.map(\.range)), to: &sink)
        }
      }
    }
    let situation = Form.situation.json(matrix.situations.first ?? Situation())
      .sorted.inline
    try sink.write("\n  ],\n  \"situation\": \(situation)\n}\n")
    try sink.finish()
  }

  private static func list(
    _ key: String, _ rows: [JSONValue], to sink: inout ByteSink
  ) throws {
    try sink.write("  \"\(key)\": [")
    for (index, row) in rows.enumerated() {
      try sink.write((index > 0 ? ",\n    " : "\n    ") + row.sorted.inline)
    }
    try sink.write("\n  ],\n")
  }
}

extension Device {
  fileprivate static let exported: [Field<Device>] = [
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
  fileprivate static let exported: [Field<Metric>] = [
    .required("id", .text, "The key, in UIKit's own terms.") { $0.id },
    .required("title", .text, "What people read.") { $0.title },
    .required("definition", .text, "What is measured, in a sentence.") { $0.definition },
    .required("unit", .choice, "The unit: pt are points, scale is pixels per point.") { $0.unit },
  ]
}

extension JSONSchema {
  static let export = JSONSchema(
    JSONExport.schema, "Devices, metrics, and the answers to every metric on every device.",
    [
      .required("devices", .array(of: .object(Device.exported)), "The devices, the oldest first."),
      .required("metrics", .array(of: .object(Metric.exported)), "The metrics."),
      .required(
        "series", .array(of: .object(series)),
        "The answers: by device, then by metric, then by orientation."),
      .required(
        "situation", Form.situation.part,
        "Where the situation departs from the one that every query starts from."),
    ], definitions: [.situation])

  // The series are written in pieces, by hand, for there are very many.
  private static let series: [SchemaProperty] = [
    .required("device", .string, "The identifier of the device."),
    .required("metric", .string, "The key of the metric."),
    .required("orientation", Form<Orientation>.choice.part, "The orientation of the interface."),
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
