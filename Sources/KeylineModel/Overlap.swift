/// A row that both the user's own layer and the shipped layer have, or had.
package struct Overlap: Hashable, Sendable {
  /// The key of the row.
  package let key: RowKey
  /// True if the user's layer masks the shipped row rather than replacing it.
  package let isMask: Bool
  /// True if the row was already shipped when the user's own row was written.
  package let isRemembered: Bool
  /// The state of the shipped row since.
  package let state: State

  /// Creates an overlap.
  package init(key: RowKey, isMask: Bool, isRemembered: Bool, state: State) {
    self.key = key
    self.isMask = isMask
    self.isRemembered = isRemembered
    self.state = state
  }

  /// The states of the shipped row.
  package enum State: String, Sendable {
    /// The shipped row equals the user's own.
    case same
    /// The shipped row has not changed.
    case unchanged
    /// The shipped row has changed.
    case changed
    /// The row is no longer shipped.
    case gone
  }
}
