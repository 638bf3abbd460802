import KeylineModel
import KeylineQuery
import KeylineText

/// One header for C and Objective-C: tables, and lookups that say whether there is a value.
///
/// The tables are plain C, so the header needs nothing but the standard library; in Objective-C
/// there is a lookup that gives an `NSNumber` or nil besides.
package struct ObjectiveCExport: Export {
  private let prefix: String

  /// Creates the export.
  ///
  /// - Parameter prefix: What every name begins with; nil unless it may begin one.
  package init?(prefix: String) {
    guard CodeNames.isName(prefix), prefix.utf8.count <= 16 else { return nil }
    self.prefix = prefix
  }

  /// Writes the header; what the sink throws ends it.
  package func write(_ content: ExportContent, to sink: inout ByteSink) throws {
    let catalogue = CodeCatalogue(
      content.matrix, reserving: ["WithIdentifier", "WithModel", "Count"], and: ["Count"])
    let values = content.codeValues()
    for line in content.heading("objc", unknown: "no value, or NAN in a device", values.doubts) {
      try sink.write("\(line)\n")
    }
    try sink.write(HeaderLookups.types(prefix))
    try write(catalogue.devices, to: &sink)
    var tables: [String] = []
    for (entry, steps) in zip(catalogue.metrics, values.steps) {
      let name = prefix + "Metric" + entry.name.capitalizedStart
      tables.append("  &\(name),\n")
      try write(entry, name, steps, to: &sink)
    }
    let count = max(1, tables.count)
    try sink.write(
      "\nstatic const \(prefix)Metric *const \(prefix)_NULLABLE \(prefix)Metrics[\(count)] = {\n"
        + "\(tables.joined())};\n"
        + "enum { \(prefix)MetricCount = \(tables.count) };\n")
    try sink.write(HeaderLookups.functions(prefix))
    try sink.finish()
  }

  private func write(
    _ devices: [CodeCatalogue.NamedDevice], to sink: inout ByteSink
  ) throws {
    for (index, entry) in devices.enumerated() {
      let models = entry.device.identifiers.map { Literal.c($0) + ", " }.joined()
      try sink.write(
        "static const char *const \(prefix)_NULLABLE \(prefix)Models\(index)[] = "
          + "{\(models)NULL};\n")
    }
    let count = max(1, devices.count)
    try sink.write("\nstatic const \(prefix)Device \(prefix)Devices[\(count)] = {\n")
    for (index, entry) in devices.enumerated() {
      let device = entry.device
      let size = [device.width?.code, device.height?.code, device.scale.map(String.init)]
        .map { $0 ?? "NAN" }.joined(separator: ", ")
      try sink.write(
        "  {\(Literal.c(device.id)), \(Literal.c(device.name)), \(prefix)Models\(index), "
          + "\(prefix)Idiom\(device.idiom == .pad ? "Pad" : "Phone"), \(size), "
          + "\(entry.from), \(entry.until)},\n")
    }
    try sink.write("};\n\n// The positions of the devices.\nenum {\n")
    for (index, entry) in devices.enumerated() {
      try sink.write("  \(prefix)Device\(entry.name.capitalizedStart) = \(index),\n")
    }
    try sink.write("  \(prefix)DeviceCount = \(devices.count)\n};\n")
  }

  private func write(
    _ entry: CodeCatalogue.NamedMetric, _ name: String, _ steps: [[CodeStep]],
    to sink: inout ByteSink
  ) throws {
    var tables: [Orientation: String] = [:]
    try sink.write("\n")
    let variant = entry.variant
    for (situation, steps) in zip(variant.situations, steps)
    where !steps.isEmpty {
      let table = name + situation.orientation.rawValue.capitalizedStart
      var offset = 0
      var rows = ""
      for step in steps {
        rows +=
          "  {\(offset), \(step.devices.count), \(step.from), \(step.until), \(step.value.code)},\n"
        offset += step.devices.count
      }
      let devices = steps.flatMap(\.devices).map(String.init).joined(separator: ", ")
      try sink.write("static const unsigned short \(table)Devices[] = {\(devices)};\n")
      try sink.write("static const \(prefix)Step \(table)Steps[] = {\n\(rows)};\n")
      tables[situation.orientation] = "{\(table)Devices, \(table)Steps, \(steps.count)}"
    }
    let both = Orientation.allCases.map { tables[$0] ?? "{NULL, NULL, 0}" }
    try sink.write(
      "static const \(prefix)Metric \(name) = {\n  \(Literal.c(variant.key)), "
        + "\(Literal.c(variant.title)),\n  {\(both.joined(separator: ",\n   "))}};\n")
  }
}
