/// A change of the user's own layer at one row.
public enum Change: Hashable, Sendable {
  /// The row stands there from now on, for whatever stood or stands below it.
  case put(KnowledgeRow)
  /// The row of the layers below is taken away.
  case mask(RowKey)
  /// The layer says nothing there any more; what stands below holds again.
  case drop(RowKey)

  /// The row that it is about.
  public var key: RowKey {
    switch self {
    case .put(let row): row.key
    case .mask(let key), .drop(let key): key
    }
  }
}
