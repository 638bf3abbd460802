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

  private static let header =
    ["device", "name", "metric", "unit", "orientation", "os", "from", "until", "status", "value"]
    + ["candidates"]

  /// Writes the table; an error of the sink ends it.
  package func write(_ content: ExportContent, to sink: inout ByteSink) throws {
    let hasConditions = content.matrix.variants.contains { !$0.conditions.isEmpty }
    let header = Self.header + (hasConditions ? ["situation"] : [])
    try sink.write(header.map(Self.quoted).joined(separator: ",") + "\r\n")
    let ranges = Fragments<VersionRange> { range in
      let until = range.until == .highest ? "" : range.until.description
      return [content.labels.label(range, dash: "-"), range.from.description, until]
        .map { Self.quoted($0) + "," }.joined()
    }
    let statuses = Fragments<Status> { Self.quoted($0.rawValue) + "," }
    let values = Fragments<Length?> { ($0?.description ?? "") + "," }
    let rowEnds = content.matrix.variants.map { variant in
      variant.columns.map { hasConditions ? Self.situation(of: $0) : "" }
        .map { Array($0.utf8) + Self.lineEnd }
    }
    for device in content.matrix.devices {
      let versions = content.versions(of: device)
      let releases = versions.releases.map { FragmentList($0.map { ranges[$0] }) }
      for (variant, ends) in zip(content.matrix.variants, rowEnds) {
        let lists = content.matrix.answers(variant, on: device, over: versions.ranges)
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
    try sink.finish()
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
