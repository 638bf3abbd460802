package import KeylineModel
package import KeylineQuery

/// The notes on the cells of a table, each printed once below it.
package struct Footnotes: Sendable {
  /// The footnotes in the order of their numbers.
  package private(set) var texts: [String] = []
  private let titles: [Source.ID: String]
  private let calendar: ReleaseCalendar

  /// Starts without footnotes; sources are named by their titles.
  package init(_ sources: [Source], _ calendar: ReleaseCalendar) {
    self.calendar = calendar
    titles = Dictionary(sources.map { ($0.id, $0.title) }) { first, _ in first }
  }

  /// The mark of a cell over versions; its footnote is added where it is new.
  mutating func mark(
    _ cell: Cell, over ranges: [VersionRange], on devices: [Device]
  ) -> String {
    let sources = cell.sources.map { titles[$0] ?? $0 }
    let said =
      cell.caveats(at: ranges, in: calendar).map { $0.text(on: devices) }
      + (sources.isEmpty
        ? [] : ["\(sources.count == 1 ? "source" : "sources"): \(sources.joined(separator: "; "))"])
    guard !said.isEmpty else { return "" }
    let footnote = said.map { $0.sentenceStart + "." }
      .joined(separator: " ")
    if let index = texts.firstIndex(of: footnote) { return TextTable.mark(index + 1) }
    texts.append(footnote)
    return TextTable.mark(texts.count)
  }
}
