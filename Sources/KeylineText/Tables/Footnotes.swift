package import KeylineModel
package import KeylineQuery

/// The notes on the cells of a table, each printed once below it.
package struct Footnotes: Sendable {
  /// The footnotes in the order of their numbers.
  package private(set) var texts: [String] = []
  private let titles: [Source.ID: String]
  private let index: SourceIndex
  private let calendar: ReleaseCalendar

  /// Starts without footnotes; sources are named by their titles.
  package init(_ sources: [Source], _ calendar: ReleaseCalendar) {
    self.calendar = calendar
    index = SourceIndex(sources)
    titles = Dictionary(sources.map { ($0.id, $0.title) }) { first, _ in first }
  }

  /// The mark of a cell over versions; its footnote is added where it is new.
  mutating func mark(
    _ cell: Cell, over ranges: [VersionRange], on devices: [Device]
  ) -> String {
    let independent = index.independent(cell.sources)
    let said =
      cell.caveats(at: ranges, in: calendar).map {
        $0 == .singleSource && independent > 1
          ? "\(Confidence.singleSource.text) for a part" : $0.text(on: devices)
      } + [sources(of: cell, independent)].compactMap(\.self)
    guard !said.isEmpty else { return "" }
    let footnote = said.map { $0.sentenceStart + "." }
      .joined(separator: " ")
    if let index = texts.firstIndex(of: footnote) { return TextTable.mark(index + 1) }
    texts.append(footnote)
    return TextTable.mark(texts.count)
  }

  /// The sources by their titles, and how many are independent where not all are; nil without any.
  private func sources(of cell: Cell, _ independent: Int) -> String? {
    if cell.sources.isEmpty { return nil }
    let names = cell.sources.map { id in
      (titles[id] ?? id)
        + (index.original(of: id).map { ", a copy of \(titles[$0] ?? $0)" } ?? "")
    }
    let word = independent == 1 ? "source" : "sources"
    let count = independent == names.count ? word : "\(independent) independent \(word)"
    return "\(count): \(names.joined(separator: "; "))"
  }
}
