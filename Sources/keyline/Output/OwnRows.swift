import KeylineModel
import KeylineQuery
import KeylineStorage
import KeylineText

/// The verdicts of the shipped data on the user's own rows.
struct OwnRows {
  /// The rows, each with what is said of it.
  let items: [LocalReview.Item]

  /// The most rows that people are told of.
  private static let maximumRows = 100

  /// Sets the user's own rows against all that is known.
  init(_ store: KnowledgeStore, in knowledge: Knowledge) throws {
    let overlaps = try store.overlaps()
    let review = LocalReview(knowledge, replacing: Set(overlaps.map(\.key)))
    items = (review.items + overlaps.compactMap(Self.item)).sorted {
      ($0.key, $0.verdict.rawValue) < ($1.key, $1.verdict.rawValue)
    }
  }

  private static func item(_ overlap: KnowledgeStore.Overlap) -> LocalReview.Item? {
    let noun = overlap.key.kind.rawValue
    let back = "keyline \(noun) restore \(overlap.key.id)"
    let what = "the shipped row that \(overlap.isMask ? "you removed" : "yours replaces")"
    switch overlap.state {
    case .same:
      return LocalReview.Item(
        key: overlap.key, verdict: .confirmed,
        detail: "the shipped row says the same; drop: \(back)")
    case .changed where overlap.isRemembered:
      return LocalReview.Item(
        key: overlap.key, verdict: .changed,
        detail: "\(what) says something else now; take it: \(back)")
    case .changed:
      return LocalReview.Item(
        key: overlap.key, verdict: .contradicted,
        detail: "it is shipped, too, and says something else; take that: \(back)")
    case .gone:
      return LocalReview.Item(
        key: overlap.key, verdict: .changed, detail: "\(what) is no longer shipped")
    case .unchanged: return nil
    }
  }

  /// The rows with what is said of them; empty where there is nothing to say.
  var text: String {
    guard !items.isEmpty else { return "" }
    let table = TextTable(
      columns: [.init("Your row"), .init("Is"), .init("Because")],
      rows: items.prefix(Self.maximumRows).map { ["\($0.key)", $0.verdict.rawValue, $0.detail] })
    let more = items.count - table.rows.count
    return "\n" + PlainTable().text(table)
      + (more > 0 ? "\nand \(more) more. All of them: keyline db status --json\n" : "")
  }
}
