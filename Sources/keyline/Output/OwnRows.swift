import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineStorage

/// What the data of this program says of the user's own rows.
struct OwnRows {
  private let items: [Item]

  /// What is said of one row.
  private struct Item {
    let key: RowKey
    let verdict: LocalReview.Verdict
    let detail: String
  }

  /// The most rows that people are told of.
  private static let maximumRows = 100

  /// Sets the user's own rows against all that is known.
  init(_ store: KnowledgeStore, in knowledge: Knowledge) throws {
    let overlaps = try store.overlaps()
    let review = LocalReview(knowledge, replacing: Set(overlaps.map(\.key)))
    let said = review.items.map { Item(key: $0.key, verdict: $0.verdict, detail: $0.reason.text) }
    items = (said + overlaps.compactMap(Self.item)).sorted {
      ($0.key, $0.verdict.rawValue) < ($1.key, $1.verdict.rawValue)
    }
  }

  private static func item(_ overlap: KnowledgeStore.Overlap) -> Item? {
    let noun = overlap.key.kind.rawValue
    let back = "keyline \(noun) restore \(overlap.key.id)"
    let what = "the shipped row that \(overlap.isMask ? "you removed" : "yours replaces")"
    switch overlap.state {
    case .same:
      return Item(
        key: overlap.key, verdict: .confirmed,
        detail: "the shipped row says the same; drop: \(back)")
    case .changed where overlap.isRemembered:
      return Item(
        key: overlap.key, verdict: .changed,
        detail: "\(what) says something else now; take it: \(back)")
    case .changed:
      return Item(
        key: overlap.key, verdict: .contradicted,
        detail: "it is shipped, too, and says something else; take that: \(back)")
    case .gone:
      return Item(
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

  /// The rows as objects.
  var json: JSONValue {
    .array(
      items.map { item in
        .object([
          ("detail", .string(item.detail)), ("id", .string(item.key.id)),
          ("kind", .string(item.key.kind.rawValue)), ("verdict", .string(item.verdict.rawValue)),
        ])
      })
  }
}
