import KeylineModel
import KeylineQuery
import KeylineText

/// One TypeScript module without dependencies; null means unknown.
package struct TypeScriptExport: Export {
  /// Creates the export; it has no settings.
  package init() {}

  /// Writes the module; an error of the sink ends it.
  package func write(_ content: ExportContent, to sink: inout ByteSink) throws {
    let matrix = content.matrix
    let values = content.codeValues()
    for line in content.heading("typescript", unknown: "null", values.counts) {
      try sink.write("\(line)\n")
    }
    let keys = matrix.variants.map { "\n  | " + Literal.script($0.key) }.joined()
    try sink.write("\nexport type MetricKey =\(keys.isEmpty ? " never" : keys);\n")
    try sink.write("\n" + Asset.text("code/types.ts.txt"))
    let catalogue = CodeCatalogue(matrix, reserving: [], and: [])
    try sink.write("\nexport const devices: readonly Device[] = [\n")
    for entry in catalogue.devices { try sink.write(Self.line(entry)) }
    try sink.write("];\n\nexport const metrics: readonly Metric[] = [\n")
    for (variant, lists) in zip(matrix.variants, values.steps) {
      try write(variant, lists, to: &sink)
    }
    try sink.write("];\n\n" + Asset.text("code/lookups.ts.txt"))
    try sink.finish()
  }

  private static func line(_ entry: CodeCatalogue.NamedDevice) -> String {
    let device = entry.device
    let models = device.identifiers.map(Literal.script).joined(separator: ", ")
    let screen =
      "width: \(device.width?.code ?? "null"), height: \(device.height?.code ?? "null"), "
      + "scale: \(device.scale.map(String.init) ?? "null")"
    return "  { id: \(Literal.script(device.id)), name: \(Literal.script(device.name)), "
      + "models: [\(models)],\n    idiom: \"\(device.idiom.rawValue)\", \(screen), "
      + "from: \(entry.from), until: \(entry.until) },\n"
  }

  private func write(
    _ variant: AnswerMatrix.Variant, _ lists: [[CodeStep]], to sink: inout ByteSink
  ) throws {
    try sink.write(
      "  {\n    key: \(Literal.script(variant.key)), title: \(Literal.script(variant.title)),\n")
    for orientation in Orientation.allCases {
      let index = variant.situations.firstIndex { $0.orientation == orientation }
      let rows = (index.map { lists[$0] } ?? []).map { step in
        let devices = step.devices.map(String.init).joined(separator: ", ")
        return "\n      [[\(devices)], \(step.from), \(step.until), \(step.value.code)],"
      }
      let list = rows.isEmpty ? "[]" : "[\(rows.joined())\n    ]"
      try sink.write("    \(orientation.rawValue): \(list),\n")
    }
    try sink.write("  },\n")
  }
}
