import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Writes series of answers as JSON objects, one answer a line.
struct SeriesWriter {
  private let begins: Fragments<VersionRange>
  private let statuses: Fragments<Status>
  private let ends: Fragments<OSVersion>
  private let values: Fragments<Length?>
  private let supports: Fragments<Support>

  init(_ labels: VersionLabels) {
    begins = Fragments { range in
      let os = labels.label(range, dash: "-")
      return "\"from\": \"\(range.from)\", \"os\": \"\(os)\", "
    }
    statuses = Fragments { "\"status\": \"\($0.rawValue)\", " }
    ends = Fragments { "\"until\": \($0 == .highest ? "null" : "\"\($0)\""), " }
    values = Fragments { "\"value\": \($0.map(\.description) ?? "null") }" }
    supports = Fragments { support in
      // The object without its braces.
      let members = SiteAPI.support.object(of: support).sorted.inline
      return members.dropFirst(2).dropLast(2) + ", "
    }
  }

  private var isFirst = true

  /// The same writer, at the beginning of a list.
  var atBeginning: SeriesWriter {
    var writer = self
    writer.isFirst = true
    return writer
  }

  /// Renders ranges of versions: the parts before and after the status.
  func versions(_ ranges: [VersionRange]) -> RowLayout {
    RowLayout(
      first: FragmentList(ranges.map { begins[$0] }),
      second: FragmentList(ranges.map { ends[$0.until] }))
  }

  /// The members of a series for its situation, with the conditions of the metric if it has any of
  /// its own.
  static func head(_ column: Column) -> String {
    let situation =
      column.conditions.isEmpty ? "" : "\"situation\": \(column.departures.sorted.inline), "
    return "\"orientation\": \"\(column.situation.orientation.rawValue)\", \(situation)"
  }

  /// The members that name the metric.
  static func head(of metric: Metric) -> String { "\"metric\": \(Literal.script(metric.id)), " }

  /// The members that name the device.
  static func head(of device: Device) -> String { "\"device\": \(Literal.script(device.id)), " }

  /// Writes the answers to one metric of one device in one situation.
  ///
  /// - Parameters:
  ///   - head: The members before the stretches.
  ///   - runs: The positions of the answers and of their versions.
  ///   - versions: The versions of the runs.
  mutating func write(
    _ head: String, _ stretches: [Timeline<Answer>.Stretch],
    _ runs: [ExportContent.Run], _ versions: RowLayout, to sink: inout ByteSink
  ) throws {
    try sink.write(isFirst ? "\n    { " : ",\n    { ")
    try sink.write("\(head)\"stretches\": [")
    isFirst = false
    var layout = versions
    var isFirstRow = true
    for run in runs {
      let stretch = stretches[run.stretch]
      let candidates = Self.candidates(stretch.value)
      layout.middle =
        (stretch.value.support.map { supports[$0.evidence] } ?? []) + statuses[stretch.value.status]
      layout.tail = values[stretch.value.value]
      var rest = run.pieces
      if isFirstRow {
        layout.head = Self.first + candidates
        try sink.write(layout, rows: rest.lowerBound..<rest.lowerBound + 1)
        rest = rest.dropFirst()
        isFirstRow = false
      }
      layout.head = Self.next + candidates
      try sink.write(layout, rows: rest)
    }
    try sink.write("\n    ] }")
  }

  private static func candidates(_ entry: Answer) -> [UInt8] {
    if entry.candidates.isEmpty { return [] }
    let list = JSONValue.array(entry.candidates.map { $0.map { .number($0) } ?? .null })
    return Array("\"candidates\": \(list.inline), ".utf8)
  }

  private static let first = Array("\n      { ".utf8)
  private static let next = Array(",\n      { ".utf8)
}
