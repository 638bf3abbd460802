import KeylineJSON
import KeylineModel
import KeylineQuery

/// Writes series of answers as JSON objects, one answer a line.
struct SeriesWriter {
  private let content: ExportContent
  private let begins: Fragments<VersionRange>
  private let statuses: Fragments<Question.Answer>
  private let ends: Fragments<OSVersion>
  private let values: Fragments<Question.Answer>
  private var isFirst = true

  init(_ content: ExportContent) {
    self.content = content
    begins = Fragments { range in
      let os = content.labels.label(range, dash: "-")
      return "\"from\": \"\(range.from)\", \"os\": \"\(os)\", "
    }
    statuses = Fragments { "\"status\": \"\($0.status.rawValue)\", " }
    ends = Fragments { "\"until\": \($0 == .highest ? "null" : "\"\($0)\""), " }
    values = Fragments { "\"value\": \($0.value.map(\.description) ?? "null") }" }
  }

  /// The versions of an answer, before and after its status.
  struct Piece {
    let begin: [UInt8]
    let end: [UInt8]
  }

  /// Renders ranges of versions.
  func pieces(_ ranges: [VersionRange]) -> [Piece] {
    ranges.map { Piece(begin: begins[$0], end: ends[$0.until]) }
  }

  /// Writes the answers to one metric of one device in one situation.
  ///
  /// - Parameters:
  ///   - pieces: The stretches or the releases that the runs speak of.
  mutating func write(
    _ metric: Metric, _ device: Device, _ situation: Situation, _ stretches: [AnswerStretch],
    _ runs: [ExportContent.Run], _ pieces: [Piece], to sink: inout ByteSink
  ) throws {
    let head =
      "\"device\": \(Literal.script(device.id)), \"metric\": \(Literal.script(metric.id)), "
      + "\"orientation\": \"\(situation.orientation.rawValue)\", \"stretches\": ["
    try sink.write((isFirst ? "\n    { " : ",\n    { ") + head)
    isFirst = false
    var separator = Self.first
    for run in runs {
      let stretch = stretches[run.stretch]
      let candidates = candidates(metric, device, situation, stretch)
      let (status, value) = (statuses[stretch.answer], values[stretch.answer])
      for piece in run.pieces {
        try sink.write(separator)
        separator = Self.next
        if let candidates { try sink.write(candidates) }
        try sink.write(pieces[piece].begin)
        try sink.write(status)
        try sink.write(pieces[piece].end)
        try sink.write(value)
      }
    }
    try sink.write(Self.end)
  }

  private func candidates(
    _ metric: Metric, _ device: Device, _ situation: Situation, _ stretch: AnswerStretch
  ) -> [UInt8]? {
    content.candidates(metric, on: device, in: situation, at: stretch).map { values in
      let list = JSONValue.array(values.map { $0.map { .number($0) } ?? .null })
      return Array("\"candidates\": \(list.inline), ".utf8)
    }
  }

  private static let first = Array("\n      { ".utf8)
  private static let next = Array(",\n      { ".utf8)
  private static let end = Array("\n    ] }".utf8)
}
