package import KeylineModel

/// One row of an import, compared with the knowledge before anything is stored.
package struct ImportItem: Hashable, Sendable {
  /// The row; nil for a line of the file that gives no row.
  package let key: RowKey?
  /// The devices of the row, by identifier; for a line that is left out, the name as written in the
  /// file.
  package let devices: [String]
  /// The source of the row; nil for a rule and a device.
  package let source: Source.ID?
  /// The identifier of the metric; nil for a device and a source.
  package let metric: String?
  /// The value, or the formula of a rule.
  package let value: String?
  /// The status of the row.
  package let status: Status
  /// The reason; nil if there is nothing to say.
  package let detail: Detail?
  /// The effect of a new observation on the answers; nil for any other row.
  package var effect: Effect?

  /// The statuses of a row.
  package enum Status: String, CaseIterable, Sendable {
    /// The row is new.
    case added
    /// The row is stored already.
    case same
    /// The row replaces one with the same identifier.
    case changed
    /// The row differs from the rules; it is stored anyway.
    case conflicting
    /// The row is not stored.
    case leftOut = "left out"
  }

  /// The relation of a new observation to the answers before the import.
  package enum Effect: String, CaseIterable, Sendable {
    /// The answer was unknown.
    case new
    /// The value is one of those that the answer may have.
    case oneOfSeveral = "one of several"
    case confirmsAssumed = "confirms assumed"
    case confirmsInferred = "confirms inferred"
    case confirmsKnown = "confirms known"
    case contradicts
  }

  /// A detail about a row.
  package enum Detail: Hashable, Sendable {
    /// The rules differ, or may differ, at this place.
    case rules(Replay.Place)
    /// A row is removed.
    case takenAway
    /// Nothing gives the row any longer.
    case dropped
    /// The line of the file gives no row.
    case leftOut(line: Int, Omission)
  }

  /// The reason why a reading gives no row, or cannot be compared.
  package enum Omission: Error, Hashable, Sendable {
    /// The metric is unknown, or its name is ambiguous.
    case metric
    /// The device is unknown.
    case device
    /// The name fits several devices.
    case severalDevices([Device.ID])
    /// The value is in pixels, and the scale is unknown.
    case scale
    /// An observation covers a single range of versions.
    case severalRanges
  }

  /// Creates the account of one row.
  package init(
    key: RowKey? = nil, devices: [String] = [], source: Source.ID? = nil, metric: String? = nil,
    value: String? = nil, status: Status, detail: Detail? = nil
  ) {
    self.key = key
    self.devices = devices
    self.source = source
    self.metric = metric
    self.value = value
    self.status = status
    self.detail = detail
  }
}
