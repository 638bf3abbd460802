public import KeylineModel
import KeylineSQLite
import KeylineSeed

extension KnowledgeStore {
  /// Where the user's own layer and the shipped one speak of the same row.
  public struct Overlap: Hashable, Sendable {
    /// The row that both speak of.
    public let key: RowKey
    /// True if the shipped row is taken away, not replaced.
    public let isMask: Bool
    /// True if it was shipped already when the user's own row was written.
    public let isRemembered: Bool
    /// The state of the shipped row since.
    public let state: State

    /// The states of the shipped row.
    public enum State: String, Sendable {
      /// It says what the user's own row says.
      case same
      /// It is what it was.
      case unchanged
      /// It is another one.
      case changed
      /// It is shipped no more.
      case gone
    }
  }

  /// Every row that both layers have, or had.
  public func overlaps() throws(StorageError) -> [Overlap] {
    try StorageError.translating(path) {
      try connection.read {
        let reader = RowReader(db: connection, path: path)
        let knowledge = try reader.everything()
        let replaced = try reader.replaced()
        let shipped = Dictionary(knowledge.rows(of: .shipped).map { ($0.key, $0) }) { $1 }
        let own = Dictionary(knowledge.rows(of: .local).map { ($0.key, $0) }) { $1 }
        let keys = Set(own.keys.filter { shipped[$0] != nil }).union(replaced.keys)
        return keys.sorted().map { key in
          let now = shipped[key].map(RowCoding.text)
          let state: Overlap.State
          if now == nil {
            state = .gone
          } else if now == own[key].map(RowCoding.text) {
            state = .same
          } else {
            state = now == replaced[key] ? .unchanged : .changed
          }
          return Overlap(
            key: key, isMask: own[key] == nil, isRemembered: replaced[key] != nil, state: state)
        }
      }
    }
  }
}
