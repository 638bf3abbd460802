package import KeylineModel
import KeylineSQLite
import KeylineSeed

extension KnowledgeStore {
  /// Every row that both layers have, or had.
  package func overlaps() throws(StorageError) -> [Overlap] {
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
