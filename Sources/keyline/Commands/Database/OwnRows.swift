import KeylineModel
import KeylineQuery
import KeylineStorage
import KeylineText

extension OwnRow {
  /// The user's own rows of a database, set against all that is known.
  static func all(of store: KnowledgeStore, in knowledge: Knowledge) throws -> [OwnRow] {
    LocalReview(knowledge, overlaps: try store.overlaps()).items.map { item in
      OwnRow(item) { "keyline \($0.kind.rawValue) restore \($0.id)" }
    }
  }

  /// The rows for people; empty where there is nothing to say.
  static func text(_ rows: [OwnRow], width: Int) -> String {
    text(rows, width: width, allWith: "keyline db status --json")
  }
}
