import KeylineModel
import KeylineQuery
import KeylineText

/// One Swift file without dependencies: devices, metrics, and lookups that return nil for unknown
/// values.
package struct SwiftExport: Export {
  private let name: String
  private let access: String

  /// Creates the export.
  ///
  /// - Parameters:
  ///   - name: The name of the type; nil unless it may be one.
  ///   - isPublic: Whether other modules may use it.
  package init?(name: String, isPublic: Bool) {
    guard CodeNames.isName(name), !Self.used.contains(name) else { return nil }
    self.name = name
    access = isPublic ? "public " : ""
  }

  /// Writes the Swift file; an error of the sink ends it.
  package func write(_ content: ExportContent, to sink: inout ByteSink) throws {
    let catalogue = CodeCatalogue(
      content.matrix, reserving: Self.deviceMembers, and: Self.metricMembers)
    let values = content.codeValues()
    for line in content.heading("swift", unknown: "nil", values.counts) {
      try sink.write("\(line)\n")
    }
    try sink.write(
      "\n"
        + Asset.text("code/lookups.swift.txt", filling: ["name": name, "access": access]))
    try write(catalogue.devices, to: &sink)
    try sink.write("\nextension \(name).Metric {\n")
    for (index, metric) in catalogue.metrics.enumerated() {
      if index > 0 { try sink.write("\n") }
      try write(metric, values.steps[index], to: &sink)
    }
    try sink.write(
      "\n  /// Every metric of this file.\n  \(access)static let all: [\(name).Metric] = "
        + Self.list(catalogue.metrics.map(\.name)) + "\n}\n")
    try sink.finish()
  }

  private func write(
    _ devices: [CodeCatalogue.NamedDevice], to sink: inout ByteSink
  ) throws {
    try sink.write("\nextension \(name).Device {\n")
    for (index, entry) in devices.enumerated() {
      let device = entry.device
      let models = device.identifiers.map(Literal.swift).joined(separator: ", ")
      try sink.write(
        """
          /// \(CodeComment.line(device.name)).
          \(access)static let \(entry.name) = \(name).Device(
            id: \(Literal.swift(device.id)), name: \(Literal.swift(device.name)),
            models: [\(models)], idiom: .\(device.idiom.rawValue),
            width: \(device.width?.code ?? "nil"), height: \(device.height?.code ?? "nil"), \
        scale: \(device.scale.map(String.init) ?? "nil"),
            index: \(index), from: \(entry.from), until: \(entry.until))

        """)
    }
    try sink.write(
      "\n  /// Every device of this file.\n  \(access)static let all: [\(name).Device] = "
        + Self.list(devices.map(\.name)) + "\n}\n")
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "[]" : "[\n" + names.map { "    \($0),\n" }.joined() + "  ]"
  }

  private func write(
    _ entry: CodeCatalogue.NamedMetric, _ steps: [[CodeStep]], to sink: inout ByteSink
  ) throws {
    let variant = entry.variant
    var lists: [Orientation: String] = [:]
    for (situation, steps) in zip(variant.situations, steps) {
      lists[situation.orientation] = steps.map { step in
        let devices = step.devices.map(String.init).joined(separator: ", ")
        return "\n      .init([\(devices)], \(step.from), \(step.until), \(step.value.code)),"
      }.joined()
    }
    func list(_ orientation: Orientation) -> String {
      lists[orientation].map { $0.isEmpty ? "[]" : "[\($0)\n    ]" } ?? "[]"
    }
    try sink.write(
      """
        /// \(CodeComment.line(variant.title)): \(CodeComment.line(variant.metric.definition))
        \(access)static let \(entry.name) = \(name).Metric(
          id: \(Literal.swift(variant.key)), title: \(Literal.swift(variant.title)),
          portrait: \(list(.portrait)),
          landscape: \(list(.landscape)))

      """)
  }

  /// The types that the file uses, which a type with the same name would hide.
  private static let used: Set = [
    "Array", "Bool", "CaseIterable", "Comparable", "Double", "Hashable", "Identifiable", "Int",
    "Optional", "Sendable", "String", "Swift", "Device", "Idiom", "Metric", "Orientation", "Step",
    "Version",
  ]

  private static let deviceMembers = [
    "all", "id", "name", "models", "idiom", "width", "height", "scale", "index", "from", "until",
    "device", "devices", "ran", "ID", "hash", "hashValue", "allCases",
  ]
  private static let metricMembers = [
    "all", "id", "title", "portrait", "landscape", "value", "hash", "hashValue",
  ]
}
