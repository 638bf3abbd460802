import GRDB
public import KeylineModel

extension KnowledgeStore {
  /// Stores rows of the user's own in one transaction: all of them or none.
  ///
  /// The rows must be of the layer `local`.
  public func add(
    devices: [Device] = [], sources: [Source] = [], observations: [Observation] = [],
    rules: [Rule] = []
  ) throws(StorageError) {
    try StorageError.translating(path) {
      try queue.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          var writer = RowWriter(db)
          for source in sources { try writer.write(source) }
          for device in devices { try writer.write(device) }
          for observation in observations { try writer.write(observation) }
          for rule in rules { try writer.write(rule) }
          return .commit
        }
      }
    }
  }
}
