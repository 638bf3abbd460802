package import KeylineModel

/// A similar question that has a value.
package struct Neighbour: Hashable, Sendable {
  /// The device that has the value.
  package let device: Device
  /// The version that has it; the whole major version if the device has no other value on it.
  package let version: StatedVersion
  /// The situation that has it.
  package let situation: Situation
  /// The value and its certainty.
  package let result: Answer.Result
  /// The parts of the question that differ.
  package let moved: Set<Axis>

  /// A part of a question.
  package enum Axis: Hashable, Sendable {
    /// A condition, or the orientation.
    case condition(Dimension)
    case version
    case device
  }
}

/// Finds values near questions without one: the same question with one axis moved.
///
/// It keeps the questions about other devices, so one search serves many answers.
package final class NeighbourSearch {
  private let resolver: Resolver
  private var questions: QuestionMemory

  /// The most neighbours listed.
  package static let most = 3

  /// Creates a search among the devices of a resolver.
  package init(_ resolver: Resolver) {
    self.resolver = resolver
    questions = QuestionMemory(resolver)
  }

  /// The values nearest to an answer without one, the nearest first.
  ///
  /// One axis moves at a time: each given condition is dropped, the orientation is turned, the
  /// nearest version before and after is tried, then the nearest device. The nearest device at its
  /// nearest version comes last.
  package func neighbours(of record: AnswerRecord) -> [Neighbour] {
    guard let why = record.answer.why,
      let question = questions.question(record.metric.id, record.device)
    else { return [] }
    let (version, asked) = (version(of: record), record.situation)
    switch why.cause {
    case .only(let dimension, let there):
      var situation = asked
      situation.set(dimension, to: there)
      return [neighbour(question, at: version, in: situation, moving: [.condition(dimension)])]
        .compactMap(\.self)
    case .unmeasured: break
    case .neverRan, .before, .lacks, .contradicted, .undescribed, .part: return []
    }
    var found = besides(question, at: version, in: asked)
    for side in Side.allCases where found.count < Self.most {
      found += [nearest(question, side, of: record, moving: [.version])].compactMap(\.self)
    }
    if found.count < Self.most {
      let others = devices(like: question.device).lazy.compactMap {
        self.questions.question(record.metric.id, $0)
      }
      let there = others.filter { $0.device.support?.contains(version) == true }.compactMap {
        self.neighbour($0, at: version, in: asked, moving: [.device])
      }.first
      let elsewhere =
        there
        ?? others.compactMap { other in
          Side.allCases.lazy.compactMap {
            self.nearest(other, $0, of: record, moving: [.device, .version])
          }.first
        }.first
      found += [elsewhere].compactMap(\.self)
    }
    return Array(found.prefix(Self.most))
  }

  /// The related metrics with a value at the same place, two at most.
  package func related(to record: AnswerRecord) -> [(metric: Metric, result: Answer.Result)] {
    let version = version(of: record)
    let found = record.metric.see.lazy.compactMap {
      key -> (metric: Metric, result: Answer.Result)? in
      guard let question = self.questions.question(key, record.device) else { return nil }
      let result = question.result(at: version, in: record.situation)
      return result.value == nil ? nil : (question.metric, result)
    }
    return Array(found.prefix(2))
  }

  /// The newest release of an answer's versions, or the first version if there is none.
  private func version(of record: AnswerRecord) -> OSVersion {
    let releases = record.ranges.reversed().lazy.compactMap { range in
      self.resolver.calendar.last(before: range.until).flatMap { range.contains($0) ? $0 : nil }
    }
    return releases.first ?? record.ranges.first?.from ?? .lowest
  }

  /// The same version and device without a given condition, and in the other orientation.
  private func besides(
    _ question: Question, at version: OSVersion, in asked: Situation
  ) -> [Neighbour] {
    var moved = asked.departures.filter { !$0.isAskedForEach }.map { ($0, asked.without($0)) }
    if asked.sdk != nil {
      var usual = asked
      usual.sdk = nil
      moved.append((.sdk, usual))
    }
    var turned = asked
    turned.orientation = asked.orientation == .portrait ? .landscape : .portrait
    return (moved + [(.orientation, turned)]).compactMap { dimension, situation in
      neighbour(question, at: version, in: situation, moving: [.condition(dimension)])
    }
  }

  /// A side of the versions asked about.
  private enum Side: CaseIterable { case before, after }

  /// The nearest version of a device, before or after those of an answer, that has a value.
  private func nearest(
    _ question: Question, _ side: Side, of record: AnswerRecord, moving axes: Set<Neighbour.Axis>
  ) -> Neighbour? {
    guard let support = question.device.support, !record.ranges.isEmpty else { return nil }
    let (asked, calendar) = (VersionRange(hullOf: record.ranges), resolver.calendar)
    let range =
      side == .before
      ? VersionRange(from: support.from, until: min(support.until, asked.from))
      : VersionRange(from: max(support.from, asked.until), until: support.until)
    if range.isEmpty { return nil }
    let parts = calendar.parts(of: range, cutAt: question.answerPoints)
    for part in side == .before ? parts.reversed() : parts {
      let version =
        side == .before ? calendar.last(before: part.until) : calendar.first(from: part.from)
      if let version, part.contains(version),
        let found = neighbour(question, at: version, in: record.situation, moving: axes)
      {
        return found
      }
    }
    return nil
  }

  /// The other devices, the nearest first: same size and housing, same width and family, same
  /// family; within each group by release, the older first. A user's own device is near only to
  /// other such devices.
  private func devices(like device: Device) -> [Device] {
    let day = device.day
    return resolver.knowledge.devices.filter {
      $0.id != device.id && $0.family == device.family
        && ($0.layer == .shipped || device.layer != .shipped)
    }.map { other in
      let kind =
        other.build != nil && other.build == device.build ? 0 : other.width == device.width ? 1 : 2
      let distance = day.flatMap { day in other.day.map { abs(day - $0) } } ?? .max
      return (kind, distance, other.released ?? "9999", other)
    }.sorted { ($0.0, $0.1, $0.2, $0.3.id) < ($1.0, $1.1, $1.2, $1.3.id) }.map(\.3)
  }

  private func neighbour(
    _ question: Question, at version: OSVersion, in situation: Situation,
    moving axes: Set<Neighbour.Axis>
  ) -> Neighbour? {
    let result = question.result(at: version, in: situation)
    guard let value = result.value else { return nil }
    return Neighbour(
      device: question.device,
      version: stated(version, question) {
        question.value(at: $0, in: situation) == value
      }, situation: situation, result: result, moved: axes)
  }

  /// The shortest form of a version: its major version, if the same holds on all its versions that
  /// the device ran.
  private func stated(
    _ version: OSVersion, _ question: Question, _ holds: (OSVersion) -> Bool
  ) -> StatedVersion {
    let major = StatedVersion(OSVersion(version.major), precision: .major)
    let ran = major.range.clipped(to: question.device) ?? major.range
    let isWhole = resolver.calendar.parts(of: ran, cutAt: question.answerPoints)
      .allSatisfy { holds($0.from) }
    return isWhole ? major : StatedVersion(version, precision: version.patch > 0 ? .patch : .minor)
  }
}

extension Device {
  /// The first day of sale as a number of days; nil while it is unknown.
  fileprivate var day: Int? {
    let parts = released?.split(separator: "-").compactMap { Int($0) } ?? []
    guard parts.count == 3 else { return nil }
    // Years begin in March, so that a leap day is the last of its year.
    let (year, month) = parts[1] > 2 ? (parts[0], parts[1] - 3) : (parts[0] - 1, parts[1] + 9)
    return year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + parts[2]
  }
}
