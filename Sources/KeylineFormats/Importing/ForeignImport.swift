public import KeylineJSON
public import KeylineModel
public import KeylineQuery

/// A table of somebody else's as observations of one source.
public struct ForeignImport: Sendable {
  /// What the readings state, one observation each, in the order of the file.
  public let observations: [Observation]
  /// What no observation can be made of, with the reason.
  public let leftOut: [ImportItem]
  /// Where the value of each observation stands in the file.
  public let places: [Observation.ID: InputError.Position]

  /// What is said of all readings of a table.
  public struct Terms: Sendable {
    /// The key of the source that they come from.
    public let source: Source.ID
    /// How the source came by them.
    public let obtained: Observation.Obtained
    /// What they were read with.
    public let tool: String?
    /// The versions that the readings are about that state none themselves.
    public let os: VersionSet?

    /// Creates the terms.
    public init(
      source: Source.ID, obtained: Observation.Obtained, tool: String? = nil, os: VersionSet? = nil
    ) {
      self.source = source
      self.obtained = obtained
      self.tool = tool
      self.os = os
    }
  }

  /// Makes observations of the readings of a table.
  ///
  /// A reading is left out whose device or metric nobody knows, or whose name fits several devices:
  /// which one was meant is not guessed. What stands twice is taken once.
  ///
  /// Errors: two readings of the same that say different values, with the second one's place.
  public init(
    _ table: ForeignTable, name: String, in knowledge: Knowledge, terms: Terms
  ) throws(InputError) {
    var names = ForeignNames(in: knowledge)
    var observations: [Observation] = []
    var indices: [Observation.ID: Int] = [:]
    var leftOut: [ImportItem] = []
    var places: [Observation.ID: InputError.Position] = [:]
    for reading in table.readings {
      let stated = Self.reading(reading, &names, os: reading.os ?? terms.os)
      guard case .success(let found) = stated else {
        if case .failure(let refusal) = stated {
          leftOut.append(reading.leftOut(refusal.reason, source: terms.source))
        }
        continue
      }
      let id = ObservationName.observationID(
        terms.source, found.metric, reading.scope(found.device), found.os)
      let observation = reading.observation(
        of: found.metric, on: found.device, source: terms.source, id: id, os: found.os,
        obtained: terms.obtained, tool: terms.tool,
        locator: "line \(reading.place.line), \(reading.path.printable)", layer: .local)
      if let index = indices[id] {
        let other = observations[index]
        if other.value == observation.value { continue }
        throw InputError(
          file: name, position: reading.place, path: reading.path,
          message: "\(observation.value) for \(found.metric) of \(reading.device), "
            + "but \(other.value) in line \(places[id]?.line ?? 0)")
      }
      indices[id] = observations.count
      places[id] = reading.place
      observations.append(observation)
    }
    self.observations = observations
    self.leftOut = leftOut
    self.places = places
  }

  private struct Found {
    let device: Device.ID
    let metric: Metric.ID
    let os: Observation.StatedOS
  }

  private struct Refusal: Error { let reason: String }

  private static func reading(
    _ reading: ForeignReading, _ names: inout ForeignNames, os: VersionSet?
  ) -> Result<Found, Refusal> {
    guard let metric = names.metric(reading.metric) else {
      return .failure(Refusal(reason: "no such metric"))
    }
    let devices = names.devices(reading.device, screen: reading.screen)
    guard let device = devices.first else { return .failure(Refusal(reason: "no such device")) }
    guard devices.count == 1 else {
      let named = devices.prefix(3).map(\.id).joined(separator: ", ")
      let more = devices.count > 3 ? " and \(devices.count - 3) more" : ""
      return .failure(Refusal(reason: "the name fits several devices: \(named)\(more)"))
    }
    guard let os = Observation.StatedOS(os ?? .all) else {
      return .failure(Refusal(reason: "several stretches of versions; give each its own line"))
    }
    return .success(Found(device: device.id, metric: metric, os: os))
  }
}

extension ForeignReading {
  fileprivate func leftOut(_ reason: String, source: Source.ID) -> ImportItem {
    ImportItem(
      devices: [device.printable], source: source, metric: metric.printable,
      value: value.description, status: .leftOut, detail: "line \(place.line): \(reason)")
  }
}

extension Observation.StatedOS {
  /// What a set of versions says as a source would; nil for several stretches.
  fileprivate init?(_ set: VersionSet) {
    if set.parts.allSatisfy(\.isNamed) {
      self = .on(
        set.parts.map { part in
          let isMajor = part.until == OSVersion(part.from.major + 1)
          let precision: StatedVersion.Precision =
            isMajor ? .major : part.from.patch == 0 ? .minor : .patch
          return StatedVersion(part.from, precision: precision)
        })
    } else if let part = set.parts.first, set.parts.count == 1 {
      self = .stretch(
        from: part.from == .lowest ? nil : part.from,
        until: part.until == .highest ? nil : part.until)
    } else {
      return nil
    }
  }
}
