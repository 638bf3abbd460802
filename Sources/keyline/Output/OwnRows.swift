import KeylineModel
import KeylineQuery
import KeylineStorage
import KeylineText

/// The verdicts of the shipped data on the user's own rows.
struct OwnRows {
  /// The rows, each with what is said of it.
  let items: [OwnRow]

  /// The most rows that people are told of.
  private static let maximumRows = 100

  /// Sets the user's own rows against all that is known.
  init(_ store: KnowledgeStore, in knowledge: Knowledge) throws {
    let overlaps = try store.overlaps()
    let review = LocalReview(knowledge, replacing: Set(overlaps.map(\.key)))
    let said = review.items.map { OwnRow(key: $0.key, verdict: $0.verdict, detail: $0.reason.text) }
    items = (said + overlaps.compactMap(Self.item)).sorted {
      ($0.key, $0.verdict.rawValue) < ($1.key, $1.verdict.rawValue)
    }
  }

  private static func item(_ overlap: KnowledgeStore.Overlap) -> OwnRow? {
    let noun = overlap.key.kind.rawValue
    let back = "keyline \(noun) restore \(overlap.key.id)"
    let what = "the shipped row that \(overlap.isMask ? "you removed" : "yours replaces")"
    switch overlap.state {
    case .same:
      return OwnRow(
        key: overlap.key, verdict: .confirmed,
        detail: "the shipped row says the same; drop yours: \(back)")
    case .changed where overlap.isRemembered:
      return OwnRow(
        key: overlap.key, verdict: .changed,
        detail: "\(what) has changed; use it: \(back)")
    case .changed:
      return OwnRow(
        key: overlap.key, verdict: .contradicted,
        detail: "the shipped row with this name differs; use it: \(back)")
    case .gone:
      return OwnRow(
        key: overlap.key, verdict: .changed, detail: "\(what) is no longer shipped")
    case .unchanged: return nil
    }
  }

  /// The rows with what is said of them; empty where there is nothing to say.
  func text(width: Int) -> String {
    guard !items.isEmpty else { return "" }
    let table = TextTable(
      columns: [.init("Your row"), .init("Is"), .init("Because")],
      rows: items.prefix(Self.maximumRows).map { ["\($0.key)", $0.verdict.rawValue, $0.detail] })
    let more = items.count - table.rows.count
    return "\n" + PlainTable(width: width).text(table)
      + (more > 0 ? "\nand \(more) more. All of them: keyline db status --json\n" : "")
  }
}
