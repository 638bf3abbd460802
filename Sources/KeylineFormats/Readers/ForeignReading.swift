public import KeylineJSON
public import KeylineModel
public import KeylineQuery

/// What somebody else's table says: one value of one device.
public struct ForeignReading: Sendable {
  /// The device as the file says it.
  public let device: String
  /// The size of its screen, where the file has one.
  public let screen: ScreenSize?
  /// The metric: a key, or what a column of metrics says.
  public let metric: String
  public let orientation: Orientation
  public let split: Split
  /// The versions that the file states for it; nil where it states none.
  public let os: VersionSet?
  public let value: Length
  /// Where the value stands.
  public let place: InputError.Position
  /// The keys, the names or the column that lead there.
  public let path: String
}

extension ForeignReading {
  /// The conditions that it states, for one of the devices that its name may mean.
  public func scope(_ device: Device.ID) -> Scope {
    var conditions: [Dimension: ValueSet] = [
      .orientation: ValueSet(values: [orientation.code])
    ]
    if split != .none { conditions[.split] = ValueSet(values: [split.code]) }
    return Scope(devices: [device], conditions: conditions)
  }

  /// The observation that it makes about one of the devices that its name may mean.
  ///
  /// It speaks of all versions; those that the file states are in ``os``.
  public func observation(
    of metric: Metric.ID, on device: Device.ID, source: Source.ID
  ) -> Observation {
    Observation(
      id: "\(source)/\(place.line)-\(place.column)", metric: metric, source: source,
      scope: scope(device), os: .stretch(from: nil, until: nil), value: value,
      obtained: .tabulated, locator: path)
  }
}
