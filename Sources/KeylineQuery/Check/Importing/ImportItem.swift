package import KeylineModel

/// One row of an import, set against what is known before anything is stored.
package struct ImportItem: Hashable, Sendable {
  /// The row; nil where the file says something that no row can be made of.
  package let key: RowKey?
  /// The devices that it is about, by identifier; of what is left out the name in the file, as it is
  /// written there.
  package let devices: [String]
  /// Who says so; nil for a rule and a device.
  package let source: Source.ID?
  /// The identifier of the metric; nil for a device and a source.
  package let metric: String?
  /// The value, or the formula of a rule.
  package let value: String?
  /// The status of the row.
  package let status: Status
  /// Why; nil where there is nothing to say.
  package let detail: Detail?
  /// The way in which a new observation bears on the answers; nil for any other row.
  package var effect: Effect?

  /// The fates of a row.
  package enum Status: String, CaseIterable, Sendable {
    /// It is new.
    case added
    /// It is there already.
    case same
    /// It takes the place of a row with the same identifier.
    case changed
    /// It says otherwise than the rules; it is stored anyway.
    case conflicting
    /// It is not stored.
    case leftOut = "left out"
  }

  /// The way in which a new observation bears on the answers before the import.
  package enum Effect: String, CaseIterable, Sendable {
    /// Nothing was known.
    case new
    /// It is one of the values that the answer could be.
    case oneOfSeveral = "one of several"
    case confirmsAssumed = "confirms assumed"
    case confirmsInferred = "confirms inferred"
    case confirmsKnown = "confirms known"
    case contradicts
  }

  /// Something to say of a row.
  package enum Detail: Hashable, Sendable {
    /// The rules say otherwise, or may, at this place.
    case rules(Replay.Place)
    /// A row is taken away.
    case takenAway
    /// Nothing gives the row any longer.
    case dropped
    /// No row can be made of what the file says in this line.
    case leftOut(line: Int, Omission)
  }

  /// Why no row can be made of a reading.
  package enum Omission: Error, Hashable, Sendable {
    /// Nobody knows the metric, or its name is that of several.
    case metric
    /// Nobody knows the device.
    case device
    /// The name fits several devices.
    case severalDevices([Device.ID])
    /// It counts pixels, and nobody knows how many there are to a point.
    case scale
    /// An observation speaks of one range of versions.
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
