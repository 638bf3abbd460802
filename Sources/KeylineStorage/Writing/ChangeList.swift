public import KeylineModel

/// A list of changes to the user's own rows.
public struct ChangeList {
  /// Changes at rows one by one, at most one for each row.
  public let changes: [Change]
  /// Observations whose identifiers no row has, in the order in which they are stored; each is made
  /// then, so that they need not stand in memory together.
  public let additions: AnySequence<Observation>

  /// Creates a list.
  public init(_ changes: [Change], adding additions: some Sequence<Observation> = []) {
    self.changes = changes
    self.additions = AnySequence(additions)
  }
}

extension ChangeList: ExpressibleByArrayLiteral {
  public init(arrayLiteral changes: Change...) { self.init(changes) }
}
