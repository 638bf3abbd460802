/// Where the user's own layer and the shipped one speak of the same row.
package struct Overlap: Hashable, Sendable {
  /// The row that both speak of.
  package let key: RowKey
  /// True if the shipped row is taken away, not replaced.
  package let isMask: Bool
  /// True if it was shipped already when the user's own row was written.
  package let isRemembered: Bool
  /// The state of the shipped row since.
  package let state: State

  /// Creates the statement about one row.
  package init(key: RowKey, isMask: Bool, isRemembered: Bool, state: State) {
    self.key = key
    self.isMask = isMask
    self.isRemembered = isRemembered
    self.state = state
  }

  /// The states of the shipped row.
  package enum State: String, Sendable {
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
