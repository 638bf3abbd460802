package import KeylineModel

/// The readings of a table as observations of one source.
package struct ImportedReadings: Sendable {
  /// The observations, in the order of the file.
  package private(set) var observations: [Observation] = []
  /// The readings without an observation, with the reason, and those that another file gives.
  package private(set) var leftOut: [ImportItem] = []
  private var readings: [Observation.ID: ExternalReading] = [:]

  /// A reading for which the whole table is refused.
  package struct Fault: Error, Sendable {
    /// The metric of the reading.
    package let metric: Metric.ID
    /// The reading.
    package let reading: ExternalReading
    /// The fault.
    package let reason: Reason

    /// A fault of a reading.
    package enum Reason: Sendable {
      /// A reading further up states another value for the same subject.
      case contradicts(ExternalReading)
      /// The reading does not name a state that decides its value, such as the keyboard's
      /// suggestions.
      case leavesOpen(Dimension)
    }
  }

  /// Turns the readings of a table into observations.
  ///
  /// A reading is left out if its device or metric is unknown, or its name fits several devices:
  /// Keyline does not guess. A duplicate is taken once.
  package init(
    _ stated: [ExternalReading], in knowledge: Knowledge, terms: ImportTerms
  ) throws(Fault) {
    var names = ReadingNames(in: knowledge)
    var content = ScreenContent(knowledge)
    for reading in stated {
      let (metric, device, value): (Metric.ID, Device.ID, Length)
      let os: Observation.StatedOS
      do {
        (metric, device, value) = try names.subject(of: reading)
        os = try Self.versions(of: reading, terms)
      } catch {
        leftOut.append(reading.leftOut(error, source: terms.source))
        continue
      }
      if !terms.namesStates, let dimension = reading.openDimension(of: metric) {
        throw Fault(metric: metric, reading: reading, reason: .leavesOpen(dimension))
      }
      let scope = reading.scope(device)
      let id = ObservationName.observationID(terms.source, metric, scope, os)
      if let first = readings[id] {
        if (first.value, first.isInPixels) == (reading.value, reading.isInPixels) { continue }
        throw Fault(metric: metric, reading: reading, reason: .contradicts(first))
      }
      readings[id] = reading
      observations.append(
        Observation(
          id: id, metric: metric, source: terms.source,
          scope: content.closed(scope, about: metric), os: os,
          value: value, obtained: terms.obtained, tool: terms.tool,
          locator: "line \(reading.place.line), \(reading.path)", layer: .local))
    }
  }

  /// Removes the observations that an earlier file also states.
  package mutating func remove(_ ids: Set<Observation.ID>) {
    leftOut += observations.filter { ids.contains($0.id) }.map {
      ImportItem(.observation($0), .same, because: nil)
    }
    observations.removeAll { ids.contains($0.id) }
  }

  /// The place of an observation's value in the file; nil if the file does not have it.
  package func place(of id: Observation.ID) -> ExternalReading.Place? { readings[id]?.place }

  private static func versions(
    of reading: ExternalReading, _ terms: ImportTerms
  ) throws(ImportItem.Omission) -> Observation.StatedOS {
    guard let stated = Observation.StatedOS(reading.os ?? terms.os ?? .all) else {
      throw .severalRanges
    }
    return stated
  }
}

extension ReadingNames {
  /// The metric and the device of a reading, and its value in points.
  fileprivate mutating func subject(
    of reading: ExternalReading
  ) throws(ImportItem.Omission) -> (metric: Metric.ID, device: Device.ID, value: Length) {
    let metrics = metrics(of: reading)
    guard let metric = metrics.first?.id, metrics.count == 1 else { throw .metric }
    let devices = devices(of: reading)
    guard let device = devices.first else { throw .device }
    guard devices.count == 1 else { throw .severalDevices(devices.map(\.id)) }
    guard let value = reading.points(metric, on: device) else { throw .scale }
    return (metric, device.id, value)
  }
}

extension ExternalReading {
  /// The first metric-specific dimension that decides this metric and that the reading does not
  /// name.
  ///
  /// With the default for it, half of a table of keyboards would be wrong.
  fileprivate func openDimension(of metric: Metric.ID) -> Dimension? {
    Dimension.ofFewMetrics.first {
      !$0.isOfApp && $0.mayDecide(metric) && conditions[$0] == nil
    }
  }

  fileprivate func leftOut(_ omission: ImportItem.Omission, source: Source.ID) -> ImportItem {
    ImportItem(
      devices: [device], source: source, metric: metric, value: value.description,
      status: .leftOut, detail: .leftOut(line: place.line, omission))
  }
}

extension Observation.StatedOS {
  /// Reads a set of versions as a source would state it; nil for several stretches.
  fileprivate init?(_ set: VersionSet) {
    if set.parts.allSatisfy(\.isNamed) {
      self = .on(
        set.parts.map(\.range).map { range in
          let isMajor = range.until == OSVersion(range.from.major + 1)
          let precision: StatedVersion.Precision =
            isMajor ? .major : range.from.patch == 0 ? .minor : .patch
          return StatedVersion(range.from, precision: precision)
        })
    } else if let range = set.parts.first?.range, set.parts.count == 1 {
      self = .stretch(
        from: range.from == .lowest ? nil : range.from,
        until: range.until == .highest ? nil : range.until)
    } else {
      return nil
    }
  }
}
