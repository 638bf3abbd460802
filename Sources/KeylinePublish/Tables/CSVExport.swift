import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// One row per device, metric, situation and stretch of versions, as in RFC 4180.
///
/// Texts are quoted, numbers are not, lines end with CR LF. `from` is the first version and `until`
/// the first one after it. The last column is the situation, if a metric has conditions of its own.
package struct CSVExport: Export {
  /// Creates the export; it has no settings.
  package init() {}

  /// Writes the table; an error of the sink ends it.
  package func write(_ content: ExportContent, to sink: inout ByteSink) throws {
    let rows = CSVRows(content)
    try sink.write(rows.header)
    for device in content.matrix.devices {
      try rows.write(DeviceQuestions(device, content.matrix.resolver), to: &sink)
    }
    try sink.finish()
  }
}

/// The rows of a table, device by device.
struct CSVRows {
  private let content: ExportContent
  private let hasConditions: Bool
  private let ranges: Fragments<VersionRange>
  private let statuses = Fragments<Status> { Self.quoted($0.rawValue) + "," }
  private let values = Fragments<Length?> { ($0?.description ?? "") + "," }
  private let rowEnds: [[[UInt8]]]

  init(_ content: ExportContent) {
    self.content = content
    let variants = content.matrix.variants
    let hasConditions = variants.contains { !$0.conditions.isEmpty }
    self.hasConditions = hasConditions
    let labels = content.labels
    ranges = Fragments { range in
      let until = range.until == .highest ? "" : range.until.description
      return [labels.label(range, dash: "-"), range.from.description, until]
        .map { Self.quoted($0) + "," }.joined()
    }
    rowEnds = variants.map { variant in
      variant.columns.map { hasConditions ? Self.situation(of: $0) : "" }
        .map { Array($0.utf8) + Self.lineEnd }
    }
  }

  /// The row of heads.
  var header: String {
    let heads =
      ["device", "name", "metric", "unit", "orientation", "os", "from", "until", "status", "value"]
      + ["candidates"] + (hasConditions ? ["situation"] : [])
    return heads.map(Self.quoted).joined(separator: ",") + "\r\n"
  }

  /// Writes the rows of a device.
  func write(_ questions: DeviceQuestions, to sink: inout ByteSink) throws {
    let device = questions.device
    let versions = content.versions(of: device)
    let releases = versions.releases.map { FragmentList($0.map { ranges[$0] }) }
    for (variant, ends) in zip(content.matrix.variants, rowEnds) {
      let lists = content.matrix.answers(variant, asking: questions, over: versions.ranges)
      for ((column, end), stretches) in zip(zip(variant.columns, ends), lists) {
        var layout = RowLayout(
          head: Self.head(device, column),
          first: releases ?? FragmentList(stretches.map { ranges[$0.hull] }))
        for run in versions.runs(of: stretches) {
          let entry = stretches[run.stretch].value
          let answer =
            entry.candidates.isEmpty
            ? statuses[entry.status] + values[entry.value]
            : Self.open(entry.status, entry.candidates)
          layout.tail = answer + end
          try sink.write(layout, rows: run.pieces)
        }
      }
    }
  }

  private static func head(_ device: Device, _ column: Column) -> [UInt8] {
    let texts = [
      device.id, device.name, column.metric.id, column.metric.unit.rawValue,
      column.situation.orientation.rawValue,
    ]
    return Array(texts.map { quoted($0) + "," }.joined().utf8)
  }

  /// The last field of a row: the situation in the form of `keyline get`.
  private static func situation(of column: Column) -> String {
    "," + quoted(column.departures.sorted.inline)
  }

  private static let lineEnd = Array("\r\n".utf8)

  /// The end of a row without a single value.
  private static func open(_ status: Status, _ candidates: [Length?]) -> [UInt8] {
    let text = Answer.Content.candidates(candidates).text
    return Array("\(quoted(status.rawValue)),,\(quoted(text))".utf8)
  }

  private static func quoted(_ text: String) -> String {
    SeparatedTable.quoted(SpreadsheetCell.neutral(text))
  }
}
