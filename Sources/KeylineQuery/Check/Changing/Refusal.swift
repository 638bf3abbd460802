package import KeylineModel

/// A change of the user's own rows that is refused, since something would be wrong after it.
package struct Refusal: Error, Hashable, Sendable {
  /// The identifier of the row that it is about; nil where it is about none.
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
    /// A row has the identifier already; whether it may be replaced on demand.
    case taken(RowKey, isReplaceable: Bool)
    /// A row has the identifier, but the user removed it.
    case removed(RowKey)
    /// Another device has the name.
    case nameTaken(String, by: Device.ID)
    /// There is no row to take away.
    case nothingToRemove(RowKey)
    /// Another row was given than the one that is to change.
    case otherRow(RowKey, expected: RowKey)
    /// A row about one metric would take the place of one about another.
    case otherMetric(RowKey, Metric.ID, of: Metric.ID)

    // Faults that were not there before.
    /// A fault of a row.
    case fault(Finding)
    /// A row that would lose something that it names or rests on, which can be wanted; its key where it is
    /// the user's own.
    case loss(Finding, own: RowKey?)
    /// Rules that contradict each other on a new device.
    case conflict(Finding)
    /// Two rules that contradict each other; the one that is stored, if one is.
    case clash(Finding, stored: Rule.ID?)

    // Values that are set.
    /// A device that was named has no first version, so no version has an answer.
    case firstOSUnknown(Device)
    /// A device that was named never ran any of the versions, as they were written.
    case neverRan(Device, String)
    /// No device of the sets ran any of the versions.
    case noneRan
    /// The answer would be another one than the value, by a rule if one gives it.
    case otherAnswer(Metric.ID, Length, Replay.Place, in: Situation, by: Rule.ID?)
    /// No device has the metric there.
    case nowhere(Metric.ID)
  }
}
