import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// What is found must be what the point query gives, over small random knowledge.
struct FindPropertyTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  private struct Asked {
    let resolver: Resolver
    let condition: FindCondition
    let situation: Situation
    let versions: VersionSet
    let answer: FindAnswer
  }

  private func asked(_ random: inout XorShift) throws -> Asked {
    let devices = random.devices(5)
    let resolver = Resolver(.of(random.rules(over: devices), devices: devices))
    let metric = try #require(resolver.metric("m"))
    let length = Length(points: random.pick([44, 48]))
    let condition = FindCondition(
      metric, from: random.once(in: 3) ? nil : length, to: random.once(in: 3) ? nil : length)
    let situation = random.situation()
    let versions = try VersionSet(random.pick(["all", "13", "16,12", "14+", "..13", "9-15,20-26"]))
    let answer = resolver.find(
      [condition], in: situation, among: DeviceSet(all: devices), versions)
    return Asked(
      resolver: resolver, condition: condition, situation: situation, versions: versions,
      answer: answer)
  }

  private func value(_ asked: Asked, _ device: Device, _ version: OSVersion) throws -> Length? {
    try asked.resolver.question(on: device.id).result(at: version, in: asked.situation).value
  }

  private func ran(_ device: Device, _ version: OSVersion) -> Bool {
    device.ran(VersionRange(version))
  }

  @Test(arguments: seeds)
  func `every cell has the value that it shows`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let asked = try asked(&random)
    for match in asked.answer.matches.rows {
      for range in match.ranges {
        for version in [range.from, OSVersion(packed: range.until.packed - 1)] {
          let value = try value(asked, match.device, version)
          #expect(value == match.answers[0].value, "seed \(seed): \(match.device.id) \(version)")
          #expect(value.map(asked.condition.holds) == true, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `every group holds for each of its devices wherever it ran`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let asked = try asked(&random)
    for group in asked.answer.matches.groups {
      for device in group.devices {
        for version in (0..<60).map({ _ in random.version() }) where ran(device, version) {
          guard group.ranges.contains(where: { $0.from <= version && version < $0.until }) else {
            continue
          }
          #expect(
            try value(asked, device, version) == group.answers[0].value,
            "seed \(seed): \(device.id) \(version)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `nothing that has the value is left out`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let asked = try asked(&random)
    for device in asked.resolver.knowledge.devices {
      for version in (0..<40).map({ _ in random.version() }) where ran(device, version) {
        let isAsked = asked.versions.parts.contains { $0.range.contains(version) }
        let holds = try value(asked, device, version).map(asked.condition.holds) == true
        let isFound = asked.answer.matches.rows.contains { match in
          match.device.id == device.id
            && match.ranges.contains { $0.from <= version && version < $0.until }
        }
        #expect(isFound == (isAsked && holds), "seed \(seed): \(device.id) \(version)")
      }
    }
  }
}
