import KeylineModel

/// A table compared with the known answers, reading by reading.
package struct TableComparison: Sendable {
  /// The format of the table.
  package let format: ExternalFormat
  /// The readings with their verdicts, in the order of the file.
  package let readings: [ReadingComparison]
  /// The readings outside the versions asked about that the device ran.
  package let outside: [ExternalReading]
  /// True unless all versions are asked about.
  package let isPart: Bool
  /// The index that recognizes copied sources.
  package let independence: SourceIndex

  /// Compares a table with the known answers.
  ///
  /// - Parameters:
  ///   - stated: The readings of the table, in the order of its file.
  ///   - format: The format of the table.
  ///   - resolver: The resolver with the known answers.
  ///   - versions: The versions that the file is taken to hold for; if it states some itself, their
  ///     intersection.
  /// - Throws: ``ReplayLimit/Excess`` if the readings are about too many devices.
  package init(
    _ stated: some Sequence<ExternalReading>, of format: ExternalFormat, _ resolver: Resolver,
    versions: VersionSet
  ) throws(ReplayLimit.Excess) {
    var names = ReadingNames(in: resolver.knowledge)
    var replays = ReplayCache(resolver)
    var readings: [ReadingComparison] = []
    var outside: [ExternalReading] = []
    var limit = ReplayLimit()
    let alike = Dictionary(grouping: resolver.knowledge.metrics.map(\.id), by: Metric.length)
    for reading in stated {
      let metrics = names.metrics(of: reading)
      guard let metric = metrics.first, metrics.count == 1 else {
        readings.append(ReadingComparison(reading, reason: .metric))
        continue
      }
      let devices = names.devices(of: reading)
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

  /// The number of readings with a verdict.
  package func count(_ verdict: Comparison.Verdict) -> Int {
    readings.count { $0.verdict == verdict }
  }

  /// True if any reading contradicts known answers.
  package var isNegative: Bool { readings.contains { $0.verdict.isNegative } }
}

extension Metric {
  /// The common part of metrics under whose names people state the same length: a bar alone, with
  /// the area it covers, or its bottom edge, and an inset with or without the bars.
  fileprivate static func length(_ id: Metric.ID) -> [Substring] {
    let sides: Set<Substring> = ["height", "frameHeight", "maxY", "backgroundHeight"]
    let words = id.split(separator: ".").filter { $0 != "screen" }
    return words.last.map { sides.contains($0) ? words.dropLast() + ["height"] : words } ?? words
  }
}

extension Scope {
  /// True unless another orientation is stated.
  fileprivate func isOpen(to orientation: Orientation) -> Bool {
    conditions[.orientation]?.contains(orientation.code) ?? true
  }
}

extension ExternalReading {
  /// The versions that the reading is taken to hold for.
  fileprivate func ranges(in asked: [VersionSet.Part]) -> [VersionRange] {
    (os ?? .all).parts.flatMap { stated in asked.compactMap { stated.range.clipped(to: $0.range) } }
  }
}

/// Caches the answers of each metric, device and scope, for tables that repeat them.
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
    /// The answers inside a stretch; equal values may have other sources.
    var answers: [OSVersion: Answer] = [:]
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The judgements of an observation of all versions on a device in some ranges.
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

  /// False for an unreleased version if the table names no versions: nothing can have been read
  /// there.
  private func speaks(of version: OSVersion, _ range: VersionRange) -> Bool {
    let calendar = resolver.calendar
    return range.until != .highest || calendar.isUnreleased(range.from)
      || !calendar.isUnreleased(version)
  }
}
