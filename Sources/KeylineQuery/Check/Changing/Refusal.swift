package import KeylineModel

/// A refused change of the user's own rows.
package struct Refusal: Error, Hashable, Sendable {
  /// The identifier of the row; nil if the refusal concerns none.
  package let subject: String?
  /// The reason for the refusal.
  package let reason: Reason

  init(_ reason: Reason, about subject: String? = nil) {
    self.reason = reason
    self.subject = subject
  }

  /// True if rules contradict each other about the row.
  package var isContradiction: Bool {
    switch reason {
    case .conflict, .clash: true
    default: false
    }
  }

  /// The reasons to refuse a change.
  package enum Reason: Hashable, Sendable {
    // Identifiers and names.
    /// The identifier is taken; with whether the row may be replaced on demand.
    case taken(RowKey, isReplaceable: Bool)
    /// The identifier belongs to a row that the user removed.
    case removed(RowKey)
    /// Another device has the name.
    case nameTaken(String, by: Device.ID)
    /// The row to remove does not exist.
    case nothingToRemove(RowKey)
    /// The given row is not the one to change.
    case otherRow(RowKey, expected: RowKey)
    /// A row about one metric would replace one about another.
    case otherMetric(RowKey, Metric.ID, of: Metric.ID)

    // New faults.
    /// A fault of a row.
    case fault(Finding)
    /// A row would lose a reference, which may be intended; with its key if it is the user's own.
    case loss(Finding, own: RowKey?)
    /// Rules that contradict each other on a new device.
    case conflict(Finding)
    /// Two rules that contradict each other; with the stored one, if one is stored.
    case clash(Finding, stored: Rule.ID?)

    // Values to set.
    /// A named device has no first version, so no version has an answer.
    case firstOSUnknown(Device)
    /// A named device never ran any of the versions, as they were written.
    case neverRan(Device, String)
    /// No device of the sets ran any of the versions.
    case noneRan
    /// The answer would differ from the value; with the rule that gives it, if one does.
    case otherAnswer(Metric.ID, Length, Replay.Place, in: Situation, by: Rule.ID?)
    /// No device has the metric there.
    case nowhere(Metric.ID)
  }
}
