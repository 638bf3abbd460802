import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The devices, the metrics, and one series of answers for each device, metric and situation.
package struct JSONExport: Export {
  /// The name and version of its schema.
  package static let schema = "keyline.export/1"

  /// Creates the export; it has no settings.
  package init() {}

  /// Writes the document; an error of the sink ends it.
  package func write(_ content: ExportContent, to sink: inout ByteSink) throws {
    let matrix = content.matrix
    try sink.write("{\n  \"data\": \(content.data),\n")
    try Self.list("devices", matrix.devices.map(Device.exported.object), to: &sink)
    try Self.list("metrics", matrix.metrics.map(Metric.exported.object), to: &sink)
    try sink.write("  \"schema\": \(Literal.script(Self.schema)),\n  \"series\": [")
    var writer = SeriesWriter(content.labels)
    let heads = matrix.variants.map { variant in
      variant.columns.map { SeriesWriter.head(of: variant.metric) + SeriesWriter.head($0) }
    }
    for device in matrix.devices {
      let questions = DeviceQuestions(device, matrix.resolver)
      let versions = content.versions(of: device)
      let releases = versions.releases.map(writer.versions)
      for (variant, heads) in zip(matrix.variants, heads) {
        let lists = matrix.answers(variant, asking: questions, over: versions.ranges)
        for (head, stretches) in zip(heads, lists) where !stretches.isEmpty {
          try writer.write(
            SeriesWriter.head(of: device) + head, stretches, versions.runs(of: stretches),
            releases ?? writer.versions(stretches.map(\.hull)), to: &sink)
        }
      }
    }
    let situation = (matrix.situations.first ?? Situation()).json
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
