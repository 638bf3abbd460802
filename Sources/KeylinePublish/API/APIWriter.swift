import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Writes the API files that contain series of answers.
struct APIWriter {
  /// The name of the flag for versions.
  let versionsFlag: String
  private let data: Int
  private let situation: JSONValue
  private let series: SeriesWriter

  init(_ site: Site) {
    versionsFlag = site.flags.versions
    data = site.data
    situation = (site.matrix.situations.first ?? Situation()).json
    series = SeriesWriter(site.labels)
  }

  /// One series: the text before its stretches, and the stretches.
  typealias Series = (head: String, stretches: [DeviceAnswers.Stretch])

  /// A file about a device or a metric and the series of its answers.
  func file(
    _ path: String, _ schema: JSONSchema, _ subject: (key: String, row: JSONValue),
    _ list: [Series]
  ) throws -> SiteFile {
    let text = try ByteSink.text { sink in
      try sink.write(
        "{\n  \"data\": \(data),\n  \"\(subject.key)\": \(subject.row.sorted.inline),\n"
          + "  \"licence\": \"\(DataLicence.id)\",\n"
          + "  \"schema\": \(Literal.script(schema.name)),\n  \"series\": [")
      var writer = series.atBeginning
      for (head, stretches) in list where !stretches.isEmpty {
        try writer.write(
          head, stretches, stretches.indices.map { .init(stretch: $0, pieces: $0..<$0 + 1) },
          writer.versions(stretches.map(\.hull)), to: &sink)
      }
      try sink.write("\n  ],\n  \"situation\": \(situation.sorted.inline)\n}\n")
    }
    return SiteFile(SiteAPI.folder + path, text)
  }

  /// A file with one document and many values on a line.
  func briefFile<Root>(_ path: String, _ kind: AnswerKind<Root>, _ root: Root) -> SiteFile {
    SiteFile(SiteAPI.folder + path, kind.document(root, data: data).brief)
  }

  /// A file with one document.
  func file<Root>(_ path: String, _ kind: AnswerKind<Root>, _ root: Root) -> SiteFile {
    SiteFile(SiteAPI.folder + path, kind.document(root, data: data).text)
  }
}
