package import KeylineModel
package import KeylineQuery

/// The notes on the answers of a table, each printed once below it.
package struct Footnotes: Sendable {
  /// The footnotes in the order of their numbers.
  package private(set) var texts: [String] = []
  private let titles: [Source.ID: String]
  private let index: SourceIndex
  private let calendar: ReleaseCalendar

  /// Creates footnotes without any text yet; sources are named by their titles.
  package init(_ sources: [Source], _ calendar: ReleaseCalendar) {
    self.calendar = calendar
    index = SourceIndex(sources)
    titles = Dictionary(sources.map { ($0.id, $0.title) }) { first, _ in first }
  }

  /// The mark of an answer that devices share; a new footnote is added.
  mutating func mark(_ group: FoldedDevices<AnswerTable.Row>, _ column: Int) -> String {
    let row = group.stages[0]
    let record = AnswerRecord(
      row.device, row.columns[column], group.ranges, row.answers[column])
    let independent = index.independent(record.answer.sources)
    let said =
      record.caveats(in: calendar).map {
        $0 == .singleSource && independent > 1
          ? "\(Confidence.singleSource.text) for a part" : $0.text(on: group.devices)
      } + [sources(of: record.answer, independent)].compactMap(\.self)
    guard !said.isEmpty else { return "" }
    let footnote = said.map { $0.sentenceStart + "." }
      .joined(separator: " ")
    if let index = texts.firstIndex(of: footnote) { return TextTable.mark(index + 1) }
    texts.append(footnote)
    return TextTable.mark(texts.count)
  }

  /// The sources by their titles, and the number of independent ones if it differs; nil without
  /// any.
  private func sources(of answer: Answer, _ independent: Int) -> String? {
    if answer.sources.isEmpty { return nil }
    let names = answer.sources.map { id in
      (titles[id] ?? id)
        + (index.original(of: id).map { ", a copy of \(titles[$0] ?? $0)" } ?? "")
    }
    let word = independent == 1 ? "source" : "sources"
    let count = independent == names.count ? word : "\(independent) independent \(word)"
    return "\(count): \(names.joined(separator: "; "))"
  }
}
