import KeylineModel

/// A table set against what is known, reading by reading.
package struct TableComparison: Sendable {
  /// The format that the table was read as.
  package let format: ExternalFormat
  /// Its readings with how each fares, in the order of the file.
  package let readings: [ReadingComparison]
  /// The readings of no version that was asked for and the device ran.
  package let outside: [ExternalReading]
  /// True if not all versions were asked for.
  package let isPart: Bool
  /// Tells which sources are copies.
  package let independence: SourceIndex

  /// Sets a table against what is known.
  ///
  /// - Parameters:
  ///   - stated: What the table states, in the order of its file.
  ///   - format: The format that the table was read as.
  ///   - resolver: What is known.
  ///   - versions: The versions that the file is taken to hold for; where it states some itself,
  ///     those of both.
  /// - Throws: ``ReplayLimit/Excess`` if the readings are about too many devices.
  package init(
    _ stated: some Sequence<ExternalReading>, of format: ExternalFormat, _ resolver: Resolver,
    versions: VersionSet
  ) throws(ReplayLimit.Excess) {
    let meant = DeviceSpelling(resolver.knowledge.devices)
    let names = MetricNames(resolver.knowledge.metrics)
    var replays = ReplayCache(resolver)
    var readings: [ReadingComparison] = []
    var outside: [ExternalReading] = []
    var limit = ReplayLimit()
    var named: [String: [Device]] = [:]
    let alike = Dictionary(grouping: resolver.knowledge.metrics.map(\.id), by: Metric.length)
    for reading in stated {
      let metrics = names.matches(reading.metric)
      let name = "\(reading.device) \(reading.screen.map { "\($0.width)x\($0.height)" } ?? "")"
      let devices = named[name] ?? meant.devices(reading.device, screen: reading.screen)
      named[name] = devices
      guard let metric = metrics.first, metrics.count == 1 else {
        readings.append(ReadingComparison(reading, reason: .metric))
        continue
      }
      guard !devices.isEmpty else {
        readings.append(ReadingComparison(reading, metric: metric, reason: .device))
        continue
      }
      try limit.add(devices.count)
      let comparisons = devices.compactMap { device -> Comparison? in
        guard let value = reading.points(metric.id, on: device) else { return nil }
        let ranges = reading.ranges(in: versions.parts(on: device))
        func comparison(_ metric: Metric.ID) -> Comparison {
          let observation = reading.observation(
            of: metric, value, on: device.id, source: "file")
          return Comparison(
            device: device, stretches: replays.stretches(of: observation, on: device, in: ranges))
        }
        var found = comparison(metric.id)
        if found.verdict.isNegative {
          found.other = alike[Metric.length(metric.id)]?.first {
            $0 != metric.id && comparison($0).verdict == .same
          }
          found.published = resolver.knowledge.observations.filter {
            $0.disputed != nil && $0.metric == metric.id && $0.value == value
              && $0.mayBeRead(on: device) && $0.scope.isOpen(to: reading.orientation)
          }
        }
        return found
      }
      guard !comparisons.isEmpty else {
        readings.append(ReadingComparison(reading, metric: metric, reason: .scale))
        continue
      }
      let found = ReadingComparison(reading, metric: metric, comparisons)
      if found.comparisons.isEmpty { outside.append(reading) } else { readings.append(found) }
    }
    self.format = format
    self.readings = readings
    self.outside = outside
    isPart = versions != .all
    independence = resolver.independence
  }

  /// How many readings fare in some way.
  package func count(_ verdict: Comparison.Verdict) -> Int {
    readings.count { $0.verdict == verdict }
  }

  /// True if any reading contradicts what is known.
  package var isNegative: Bool { readings.contains { $0.verdict.isNegative } }
}

extension Metric {
  /// What the metrics have in common under whose names people state the same length: a bar alone, with
  /// what it covers, or where it ends, and an inset with the bars or without them.
  fileprivate static func length(_ id: Metric.ID) -> [Substring] {
    let sides: Set<Substring> = ["height", "frameHeight", "maxY", "backgroundHeight"]
    let words = id.split(separator: ".").filter { $0 != "screen" }
    return words.last.map { sides.contains($0) ? words.dropLast() + ["height"] : words } ?? words
  }
}

extension Scope {
  /// True unless it names another orientation.
  fileprivate func isOpen(to orientation: Orientation) -> Bool {
    conditions[.orientation]?.contains(orientation.code) ?? true
  }
}

extension ExternalReading {
  /// The versions that it is taken to hold for.
  fileprivate func ranges(in asked: [VersionSet.Part]) -> [VersionRange] {
    (os ?? .all).parts.flatMap { stated in asked.compactMap { stated.range.clipped(to: $0.range) } }
  }
}

/// Remembers what is known of each metric, device and scope, so that a table that asks the same
/// again and again is answered quickly.
struct ReplayCache {
  private let resolver: Resolver
  private var known: [Key: Known] = [:]

  private struct Key: Hashable {
    let metric: Metric.ID
    let device: Device.ID
    let scope: Scope
  }

  private struct Known {
    let question: Question?
    let stretches: [Timeline<Replay.Judgement>.Stretch]
    /// What is known inside a stretch: of an equal value, others may be the sources.
    var answers: [OSVersion: Answer] = [:]
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// How an observation of all versions fares on a device in some ranges.
  mutating func stretches(
    of observation: Observation, on device: Device, in ranges: [VersionRange]
  ) -> [Timeline<Replay.Judgement>.Stretch] {
    let key = Key(metric: observation.metric, device: device.id, scope: observation.scope)
    var known =
      known[key]
      ?? Known(
        question: resolver.question(observation.metric, device: device.id),
        stretches: resolver.stretches(of: observation, on: device))
    defer { self.known[key] = known }
    return known.stretches.flatMap { stretch in
      ranges.compactMap { range in
        guard let part = stretch.clipped(to: range), speaks(of: part.from, range) else {
          return nil
        }
        if part.from == stretch.from { return stretch.replaying(observation, over: part.ranges) }
        let answer =
          known.answers[part.from]
          ?? known.question?.answer(at: part.from, in: stretch.value.situation)
        known.answers[part.from] = answer
        return stretch.replaying(observation, over: part.ranges, answer)
      }
    }
  }

  /// False for a version to come where a table names none: of that nobody can have read anything.
  private func speaks(of version: OSVersion, _ range: VersionRange) -> Bool {
    let calendar = resolver.calendar
    return range.until != .highest || calendar.isUnreleased(range.from)
      || !calendar.isUnreleased(version)
  }
}
