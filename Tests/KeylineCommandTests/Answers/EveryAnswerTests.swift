import Foundation
import KeylineData
import KeylineModel
import KeylineText
import Testing

@testable import KeylineQuery

/// Every device and every metric of the bundled data, at the newest version of the device, in both orientations,
/// with the default and with one other condition at a time.
///
/// Without optimization every sixteenth pair of device and metric is taken.
@Suite("Every value that is told beside a missing one")
struct EveryAnswerTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }
  private static let metrics = (try? Seed.bundled().metrics.map(\.id)) ?? []

  #if DEBUG
    private static let step = 16
  #else
    private static let step = 1
  #endif

  @Test(arguments: metrics)
  func `is what get says for the call that it implies`(key: Metric.ID) throws {
    let resolver = try Self.resolver.get()
    let metric = try #require(resolver.metric(key))
    let place = Self.metrics.firstIndex(of: key) ?? 0
    let search = NeighbourSearch(resolver)
    var (asked, faults) = (0, [String]())
    for (index, device) in resolver.knowledge.devices.enumerated()
    where index % Self.step == place % Self.step {
      guard let version = resolver.knowledge.releases.newest(on: device),
        let question = resolver.question(key, device: device.id)
      else { continue }
      for situation in situations(metric, on: device, resolver) {
        let answer = question.answer(at: version, in: situation, .result)
        asked += 1
        if answer.value != nil { continue }
        let record = AnswerRecord(
          device, Column(metric, situation), [VersionRange(version)], answer)
        let told =
          search.neighbours(of: record).map {
            ($0.device, metric, $0.version, $0.situation, $0.result)
          }
          + search.related(to: record).map {
            (device, $0.metric, StatedVersion(version, precision: .patch), situation, $0.result)
          }
        for (device, metric, version, situation, result) in told {
          let said = resolver.table(
            AnswerTable.Request(
              columns: [Column(metric, situation)], devices: DeviceSet(naming: [device]),
              versions: try VersionSet("\(version)", in: resolver.knowledge.releases))
          ).rows.map(\.answers[0].value)
          if said.isEmpty || said.contains(where: { $0 != result.value }) {
            faults.append("\(record.device.id) \(record.situation) → \(device.id) \(version)")
          }
        }
      }
    }
    #expect(asked > 0)
    #expect(faults.isEmpty)
  }

  /// The situations that may decide a metric: the usual one, and one other condition each.
  private func situations(
    _ metric: Metric, on device: Device, _ resolver: Resolver
  ) -> [Situation] {
    var situations = [Situation()]
    for dimension in Dimension.allCases
    where !dimension.isDeviceAttribute && dimension != .orientation && dimension != .sdk
      && dimension.mayDecide(metric.id) && !resolver.isInapplicable(dimension, to: device)
    {
      for code in 1..<dimension.valueCount {
        var situation = Situation()
        situation.set(dimension, to: code)
        situations.append(situation.completed)
      }
    }
    return situations.flatMap(\.inEachOrientation)
  }
}
