import ArgumentParser
import KeylineFormats
import KeylineModel
import KeylineQuery

/// A subcommand of `export` that writes values of devices.
protocol MatrixExport: KeylineCommand {
  var options: ExportOptions { get }
  /// Whether every release stands for itself.
  var eachRelease: Bool { get }

  /// The metrics that it takes of a catalogue; those that were named unless it has its own.
  func metrics(in catalogue: [Metric]) throws -> [Metric]

  /// The format with its own options.
  func format() throws -> any Export
}

extension MatrixExport {
  var eachRelease: Bool { false }

  func metrics(in catalogue: [Metric]) throws -> [Metric] {
    if options.metric.isEmpty { return catalogue }
    let names = MetricNames(catalogue)
    return try options.metric.reduce(into: []) { metrics, text in
      for metric in try names.metrics(text) where !metrics.contains(metric) {
        metrics.append(metric)
      }
    }
  }

  func run(in context: inout CommandContext) throws {
    let format = try format()
    let versions = try VersionSet(optional: options.selection.os)
    let everything = try Database(options.database, context.environment).knowledge(&context) {
      try metrics(in: $0).map(\.id)
    }
    let shared = SharedKnowledge(everything, includesLocal: options.local)
    let devices = try shared.devices(options.selection.device)
    let matrix = AnswerMatrix(
      shared.resolver,
      devices: devices.filter { options.selection.hypothetical || $0.ran(versions) },
      metrics: try metrics(in: shared.resolver.knowledge.metrics),
      situations: options.situations, versions: versions,
      hypothetical: options.selection.hypothetical)
    guard !matrix.devices.isEmpty else { throw Failure("No device ran any of these versions.") }
    let content = ExportContent(
      matrix, statesData: options.dataVersion, eachRelease: eachRelease)
    try write(format, content, to: &context)
    let left = devices.count - matrix.devices.count
    if left > 0 {
      let them = left == 1 ? "1 device" : "\(left) devices"
      context.say("note: left out \(them) that never ran these versions")
    }
    for note in shared.notes(on: matrix) { context.say("note: \(note)") }
  }

  private func write(
    _ format: any Export, _ content: ExportContent, to context: inout CommandContext
  ) throws {
    if let output = options.output, output != "-" {
      try OutputFile(output).write { take in
        try withoutActuallyEscaping(take) { take in
          var sink = ByteSink(take)
          try format.write(content, to: &sink)
        }
      }
      return
    }
    var streamed = context
    try withUnsafeMutablePointer(to: &streamed) { pointer in
      var sink = ByteSink { try pointer.pointee.stream($0) }
      try format.write(content, to: &sink)
    }
    context = streamed
  }
}

extension Device {
  /// Whether it ran any version of a set; one whose first OS is unknown is not left out.
  fileprivate func ran(_ versions: VersionSet) -> Bool {
    support == nil || versions.parts.contains { ran(from: $0.from, until: $0.until) }
  }
}
