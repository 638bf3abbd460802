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
/// Every eighth pair of device and metric is taken; all of them where KEYLINE_EVERY is set, as at night.
@Suite("Every answer that is not a plain value")
struct EveryAnswerTests {
  /// What people never read: the words of an engine, and the names of its rows.
  private static let banned = [
    "closest is", "about other devices", "needs", "rests on", "holds", "recorded", "iOS all",
  ]

  private static let resolver = Result { Resolver(try Seed.bundled()) }
  private static let metrics = (try? Seed.bundled().metrics.map(\.id)) ?? []

  /// The situations that may decide a metric: the usual one, and one other condition each.
  private func situations(of metric: Metric.ID, on device: Device) -> [Situation] {
    var situations = [Situation()]
    for dimension in Dimension.allCases
    where !dimension.isDeviceAttribute && dimension != .orientation && dimension != .sdk
      && dimension.mayDecide(metric) && dimension.isAbout(device.idiom)
    {
      for code in 1..<dimension.valueCount {
        var situation = Situation()
        situation.set(dimension, to: code)
        situations.append(situation.completed)
      }
    }
    return situations.flatMap(DifferenceRequest.orientations)
  }

  /// The newest release of each major version that a device ran.
  private func newest(_ device: Device, _ resolver: Resolver) -> [OSVersion] {
    let ran = resolver.calendar.versions.filter { device.support?.contains($0) == true }
    return Dictionary(grouping: ran, by: \.major).values.compactMap(\.last).sorted()
  }

  @Test(arguments: metrics)
  func `is short, speaks of what people know, and names what get says`(key: Metric.ID) throws {
    let resolver = try Self.resolver.get()
    let metric = try #require(resolver.metric(key))
    let labels = VersionLabels(resolver.knowledge.releases)
    var seen: Set<String> = []
    let place = Self.metrics.firstIndex(of: key) ?? 0
    let takesAll = ProcessInfo.processInfo.environment["KEYLINE_EVERY"] != nil
    for (index, device) in resolver.knowledge.devices.enumerated()
    where takesAll || index % 8 == place % 8 {
      let question = try #require(resolver.question(key, device: device.id))
      let versions = newest(device, resolver)
      for situation in situations(of: key, on: device) {
        var last: Question.Answer?
        for version in versions {
          let answer = question.answer(at: version, in: situation)
          // What is said changes with the answer, or with the version that it names.
          if answer == last, version != versions.last { continue }
          last = answer
          if answer.status == .known || answer.status == .assumed { continue }
          let outcome = question.outcome(at: version, in: situation)
          let cell = Cell(Column(metric, situation), outcome)
          guard answer.value == nil else {
            for caveat in cell.caveats(at: [VersionRange(version)], in: resolver.calendar) {
              check(caveat.line, of: seen.insert(caveat.line).inserted)
            }
            continue
          }
          let row = AnswerTable.Row(device: device, ranges: [VersionRange(version)], cells: [cell])
          let sentence = Failure.sentence(cell, of: row, labels)
          let place =
            "\(key) on \(device.name), \(device.system(version, labels.label(row.ranges))): "
          let said = sentence.hasPrefix(place) ? String(sentence.dropFirst(place.count)) : sentence
          check(said, of: seen.insert(said).inserted)
          guard let around = outcome.unanswered.surroundings else { continue }
          if let nearest = around.nearest {
            let there = resolver.question(key, device: nearest.device.id)?
              .outcome(at: nearest.version, in: nearest.situation)
            #expect(there?.value == nearest.value, "\(sentence)")
            #expect(there?.status == nearest.status, "\(sentence)")
          }
          if let related = around.related {
            let there = resolver.question(related.metric, device: device.id)?
              .outcome(at: version, in: situation)
            #expect(there?.value == related.value, "\(sentence)")
          }
        }
      }
    }
  }

  private func check(_ said: String, of isNew: Bool) {
    guard isNew else { return }
    #expect(said.displayWidth <= 120, "\(said)")
    for words in Self.banned { #expect(!said.contains(words), "\(said)") }
    #expect(!said.contains(/[a-z]\/[a-z0-9-]+/), "\(said)")
  }
}
