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
  /// How the device was held.
  public let orientation: Orientation
  /// How the screen was shared.
  public let split: Split
  /// What else the situation was, where the file says so.
  public let conditions: [Dimension: ValueSet]
  /// The versions that the file states for it; nil where it states none.
  public let os: VersionSet?
  /// The value that the file states, in points.
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
    conditions.merge(self.conditions) { $1 }
    if split != .none { conditions[.split] = ValueSet(values: [split.code]) }
    return Scope(devices: [device], conditions: conditions)
  }

  /// The observation that it makes about one of the devices that its name may mean.
  ///
  /// - Parameters:
  ///   - id: Its identifier; without one, the source and the place in the file.
  ///   - os: The versions that it speaks of; without any, all. Those that the file states are in
  ///     ``os``.
  ///   - tool: What it was read with.
  public func observation(
    of metric: Metric.ID, on device: Device.ID, source: Source.ID, id: Observation.ID? = nil,
    os: Observation.StatedOS = .stretch(from: nil, until: nil),
    obtained: Observation.Obtained = .tabulated, tool: String? = nil, locator: String? = nil,
    layer: Layer = .shipped
  ) -> Observation {
    Observation(
      id: id ?? "\(source)/\(place.line)-\(place.column)", metric: metric, source: source,
      scope: scope(device), os: os, value: value, obtained: obtained, tool: tool,
      locator: locator ?? path, layer: layer)
  }
}
