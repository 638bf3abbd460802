import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// Every name of the seed with one letter wrong.
@Suite("Mistyped names")
struct MistypedNamesTests {
  @Test func `of a device leads to it and is never another`() throws {
    let devices = try SeedAnswers.resolver.knowledge.devices
    let names = DeviceNames(devices)
    let known = Set(devices.flatMap { [$0.id, $0.name] }.map(NearestNames.folded))
    var tally = Tally()
    for device in devices {
      for text in (device.id.mistyped + device.name.mistyped)
      where !known.contains(NearestNames.folded(text)) {
        do throws(SetError) {
          let found = try names.device(text)
          #expect(found.id == device.id, "\(text)")
        } catch {
          tally.count(device.id, text, error.nearest)
        }
      }
    }
    #expect(tally.share >= 0.9, "\(tally.missed.prefix(20))")
  }

  @Test func `of a metric leads to it and is never another`() throws {
    let metrics = try SeedAnswers.resolver.knowledge.metrics
    let names = MetricNames(metrics)
    let known = Set(metrics.map { NearestNames.folded($0.id) })
    var tally = Tally()
    for metric in metrics {
      for text in metric.id.mistyped where !known.contains(NearestNames.folded(text)) {
        do throws(SetError) {
          let found = try names.metrics(text)
          #expect(found.map(\.id) == [metric.id], "\(text)")
        } catch {
          tally.count(metric.id, text, error.nearest)
        }
      }
    }
    #expect(tally.share >= 0.9, "\(tally.missed.prefix(20))")
  }

  @Test(arguments: ["17", "18", "26", "26.1", "15.4", "11.0"])
  func `of a version is that version or none that was released`(version: String) throws {
    let releases = try SeedAnswers.resolver.knowledge.releases
    for text in version.mistyped where StatedVersion(text) == nil {
      #expect(throws: SetError.self) { try VersionSet(text, in: releases) }
    }
  }

  /// How many of the mistyped names lead to the right one.
  private struct Tally {
    private var all = 0
    private(set) var missed: [String] = []

    var share: Double { Double(all - missed.count) / Double(max(all, 1)) }

    mutating func count(_ name: String, _ text: String, _ nearest: [String]) {
      all += 1
      if !nearest.prefix(3).contains(name) { missed.append(text) }
    }
  }
}

extension SetError {
  /// The names that the error offers.
  fileprivate var nearest: [String] {
    switch self {
    case .unknown(_, _, let nearest): nearest
    case .ambiguous(_, _, let choices): choices
    default: []
    }
  }
}
