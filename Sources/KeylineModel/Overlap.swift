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

  /// Creates the statement about one row.
  public init(key: RowKey, isMask: Bool, isRemembered: Bool, state: State) {
    self.key = key
    self.isMask = isMask
    self.isRemembered = isRemembered
    self.state = state
  }

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
