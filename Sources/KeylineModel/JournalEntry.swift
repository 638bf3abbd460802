/// One change of the user's own rows.
package struct JournalEntry: Hashable, Sendable {
  /// The number, counted from one.
  package let number: Int
  /// The time of the change, `YYYY-MM-DDThh:mm:ssZ`.
  package let at: String
  /// The title of the change, in the words of the command.
  package let title: String
  /// The number of the shipped data at that time.
  package let data: Int
  /// The entry that this one takes back.
  package let undoes: Int?
  /// The entry that takes this one back.
  package let undoneBy: Int?
  /// The changes, in order.
  package var changes: [Change] = []

  /// Creates an entry without changes.
  package init(
    number: Int, at: String, title: String, data: Int, undoes: Int?, undoneBy: Int?
  ) {
    self.number = number
    self.at = at
    self.title = title
    self.data = data
    self.undoes = undoes
    self.undoneBy = undoneBy
  }

  /// One row before and after.
  package struct Change: Hashable, Sendable {
    /// The row.
    package let key: RowKey
    /// The state of the user's own layer before.
    package let before: LocalState
    /// The state of the user's own layer afterwards.
    package let after: LocalState

    /// Creates a change.
    package init(key: RowKey, before: LocalState, after: LocalState) {
      self.key = key
      self.before = before
      self.after = after
    }
  }
}

extension JournalEntry.Change {
  /// The kind of change of a row.
  package enum Action: String, CaseIterable, Sendable {
    /// The row is new.
    case added
    /// The row is different.
    case edited
    /// The row is gone.
    case removed
    /// The row of a lower layer counts again.
    case restored
  }

  /// The kind of change of the row.
  package var action: Action {
    if after.row != nil {
      return before.row == nil && before.below == nil && after.below == nil ? .added : .edited
    }
    if after.isMask { return .removed }
    return before.below == nil ? .removed : .restored
  }

  /// The row that counted before; nil if there was none.
  package var rowBefore: String? { before.row ?? (before.isMask ? nil : after.below) }

  /// The row that counts after; nil if there is none.
  package var rowAfter: String? { after.row ?? (after.isMask ? nil : before.below) }
}

/// The state of one row in the user's own layer, in the seed's JSON.
package struct LocalState: Hashable, Sendable {
  /// The user's own row; nil if there is none.
  package let row: String?
  /// The row of a lower layer that this one replaces or masks, as it was when the change was made.
  package let below: String?

  /// Creates a state; with neither row the user's layer has no entry.
  package init(row: String? = nil, below: String? = nil) {
    self.row = row
    self.below = below
  }

  /// True if the user's layer masks the row of a lower layer.
  package var isMask: Bool { row == nil && below != nil }
}
