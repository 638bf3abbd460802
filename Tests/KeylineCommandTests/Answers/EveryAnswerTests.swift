import Foundation
import KeylineBundle
import KeylineModel
import KeylineSeed
import KeylineText
import Testing

@testable import KeylineQuery
@testable import keyline

/// Every device and every metric of the bundled data, at the newest version of each major version, in
/// both orientations, with the default and with one other condition at a time.
///
/// All of it takes some 20 seconds of processor time, optimized, and several times that without. So by day every
/// third pair of device and metric is taken, and where KEYLINE_EVERY is set, as at night, all of them.
@Suite("Every answer that is not a plain value")
struct EveryAnswerTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }
  private static let versions = Result { try resolver.get().newestVersions }
  private static let metrics = (try? Seed.bundled().metrics.map(\.id)) ?? []

  private static let step: Int = {
    if ProcessInfo.processInfo.environment["KEYLINE_EVERY"] != nil { return 1 }
    #if DEBUG
      return 32
    #else
      return 3
    #endif
  }()

  @Test(arguments: metrics)
  func `is short, speaks of what people know, and names what get says`(key: Metric.ID) throws {
    let resolver = try Self.resolver.get()
    let versions = try Self.versions.get()
    var answers = AskedAnswers(try #require(resolver.metric(key)), resolver)
    let place = Self.metrics.firstIndex(of: key) ?? 0
    for (index, device) in resolver.knowledge.devices.enumerated()
    where index % Self.step == place % Self.step {
      answers.ask(device, at: versions[device.id] ?? [])
    }
    #expect(answers.count > 0)
    #expect(answers.faults.isEmpty)
  }
}

/// The answers to one metric, asked for faults one after the other: an expectation for each of some
/// 700,000 would take longer than the answers.
private struct AskedAnswers {
  /// What is wrong with them.
  private(set) var faults: [String] = []
  /// How many were asked.
  private(set) var count = 0

  private let metric: Metric
  private let resolver: Resolver
  private let labels: VersionLabels
  private var seen: Set<String> = []
  private let devices: AskedDevices

  /// A place that a sentence names.
  private struct Place {
    let metric: Metric.ID
    let device: Device
    let version: OSVersion
    let situation: Situation
  }

  init(_ metric: Metric, _ resolver: Resolver) {
    self.metric = metric
    self.resolver = resolver
    labels = VersionLabels(resolver.knowledge.releases)
    devices = AskedDevices(resolver)
  }

  mutating func ask(_ device: Device, at versions: [OSVersion]) {
    guard let question = devices[device][metric.id] else { return }
    for situation in situations(on: device) {
      var last: Question.Answer?
      for version in versions {
        let answer = question.answer(at: version, in: situation)
        count += 1
        // What is said changes with the answer, or with the version that it names.
        if answer == last, version != versions.last { continue }
        last = answer
        if answer.status == .known || answer.status == .assumed { continue }
        var outcome = question.outcome(at: version, in: situation)
        outcome.unanswered = outcome.unanswered.lookedUp(among: devices)
        check(Cell(Column(metric, situation), outcome), on: device, at: version)
      }
    }
  }

  private mutating func check(_ cell: Cell, on device: Device, at version: OSVersion) {
    guard cell.value == nil else {
      for caveat in cell.caveats(at: [VersionRange(version)], in: resolver.calendar) {
        check(caveat.line(on: [device]))
      }
      return
    }
    let row = AnswerTable.Row(device: device, ranges: [VersionRange(version)], cells: [cell])
    // A command stands on a line of its own, as long as its conditions make it.
    let sentence = Failure.lines(cell, of: row, labels).first
    let place =
      "\(metric.id) on \(device.name), \(device.system(version, labels.label(row.ranges))): "
    check(
      sentence.hasPrefix(place)
        ? String(Substring(sentence.utf8.dropFirst(place.utf8.count))) : sentence)
    guard let around = cell.absence.unanswered.surroundings else { return }
    if let nearest = around.nearest {
      let there = Place(
        metric: metric.id, device: nearest.device, version: nearest.version,
        situation: nearest.situation)
      check(there, nearest.value, nearest.status, sentence)
    }
    if let related = around.related {
      let there = Place(
        metric: related.metric, device: device, version: version,
        situation: cell.column.situation)
      check(there, related.value, related.status, sentence)
    }
  }

  /// The value that a sentence names is the one that `get` says there.
  private mutating func check(_ place: Place, _ value: Length, _ status: Status, _ sentence: String)
  {
    let answer = devices[place.device][place.metric]?
      .answer(at: place.version, in: place.situation)
    if answer?.value != value || answer?.status != status { faults.append(sentence) }
  }

  /// What people never read: the words of an engine, and the names of its rows.
  private static let banned = [
    "closest is", "about other devices", "needs", "rests on", "holds", "recorded", "iOS all",
    "up to", "  ", " ;", " .",
  ]

  private mutating func check(_ said: String) {
    guard seen.insert(said).inserted else { return }
    // It is a tenth of the time that `contains` takes.
    let isBanned = Self.banned.contains { strstr(said, $0) != nil }
    if said.displayWidth > 120 || isBanned || said.namesRow {
      faults.append(said)
    }
  }

  /// The situations that may decide the metric: the usual one, and one other condition each.
  private func situations(on device: Device) -> [Situation] {
    var situations = [Situation()]
    for dimension in Dimension.allCases
    where !dimension.isDeviceAttribute && dimension != .orientation && dimension != .sdk
      && dimension.mayDecide(metric.id) && !resolver.isForeign(dimension, to: device)
    {
      for code in 1..<dimension.valueCount {
        var situation = Situation()
        situation.set(dimension, to: code)
        situations.append(situation.completed)
      }
    }
    return situations.flatMap(DifferenceRequest.orientations)
  }
}

extension Resolver {
  /// The newest release of each major version that each device ran.
  fileprivate var newestVersions: [Device.ID: [OSVersion]] {
    Dictionary(uniqueKeysWithValues: knowledge.devices.map { ($0.id, newest($0)) })
  }

  private func newest(_ device: Device) -> [OSVersion] {
    calendar.versions.reduce(into: []) { newest, version in
      guard device.support?.contains(version) == true else { return }
      if newest.last?.major == version.major { newest.removeLast() }
      newest.append(version)
    }
  }
}

extension String {
  /// True if it has something like the identifier of a rule: `tab-bar-height/phones`.
  fileprivate var namesRow: Bool {
    // Most strings have no slash, and `strchr` finds that out fastest.
    strchr(self, Int32(UInt8(ascii: "/"))) != nil
      && zip(utf8, utf8.dropFirst()).contains { letter, slash in
        slash == UInt8(ascii: "/") && UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
      }
  }
}
