import GRDB
public import KeylineModel

extension KnowledgeStore {
  /// Stores rows of the user's own in one transaction: all of them or none.
  ///
  /// Rows of another layer than `local` are refused. `admitting` is given all that is stored while
  /// nobody else can write; what it throws keeps the rows out.
  public func add(
    devices: [Device] = [], sources: [Source] = [], observations: [Observation] = [],
    rules: [Rule] = [], admitting: (Knowledge) throws -> Void = { _ in }
  ) throws {
    let layers =
      devices.map(\.layer) + sources.map(\.layer) + observations.map(\.layer) + rules.map(\.layer)
    guard layers.allSatisfy({ $0 == .local }) else {
      throw StorageError.constraint(path, detail: "a shipped row is never written by a user")
    }
    do {
      try queue.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          try admitting(try RowReader(db: db, path: path).everything())
          var writer = RowWriter(db)
          for source in sources { try writer.write(source) }
          for device in devices { try writer.write(device) }
          for observation in observations { try writer.write(observation) }
          for rule in rules { try writer.write(rule) }
          return .commit
        }
      }
    } catch let error as DatabaseError {
      throw StorageError(error, path: path)
    }
  }
}
