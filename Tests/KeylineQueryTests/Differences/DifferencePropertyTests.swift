import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// What must hold of differences, over small random knowledge.
struct DifferencePropertyTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  private func range(_ random: inout XorShift) -> VersionRange {
    let major = Int.random(in: 8...20, using: &random)
    let count = Int.random(in: 1...6, using: &random)
    return VersionRange(from: OSVersion(major), until: OSVersion(major + count))
  }

  /// What can be mirrored of a difference.
  private struct Face: Hashable {
    let metric: String
    let orientations: [Orientation]
    let kind: Difference.Kind
    let left: [Timeline<Answer>.Stretch]
    let right: [Timeline<Answer>.Stretch]

    init(_ difference: Difference, mirrored: Bool = false) {
      metric = difference.metric.id
      orientations = difference.orientations
      kind = mirrored ? difference.kind.mirrored : difference.kind
      left = mirrored ? difference.right : difference.left
      right = mirrored ? difference.left : difference.right
    }
  }

  @Test(arguments: seeds)
  func `nothing differs from itself`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let resolver = Resolver(random.twoMetrics())
    for device in resolver.knowledge.devices {
      let (range, situations) = (range(&random), random.situation().inEachOrientation)
      #expect(
        resolver.differences(
          on: device, between: range, and: range, of: resolver.knowledge.metrics, in: situations
        ).isEmpty,
        "seed \(seed)")
      #expect(
        resolver.differences(
          between: device, and: device, over: range, of: resolver.knowledge.metrics, in: situations
        ).isEmpty,
        "seed \(seed)")
      #expect(
        resolver.differences(
          on: device, over: range, of: resolver.knowledge.metrics, in: situations, against: { $0 }
        ).isEmpty,
        "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `swapped versions give the mirror`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let resolver = Resolver(random.twoMetrics())
    for device in resolver.knowledge.devices {
      let (left, right) = (range(&random), range(&random))
      let situations = random.situation().inEachOrientation
      let there = resolver.differences(
        on: device, between: left, and: right, of: resolver.knowledge.metrics, in: situations)
      let back = resolver.differences(
        on: device, between: right, and: left, of: resolver.knowledge.metrics, in: situations)
      #expect(there.map { Face($0) } == back.map { Face($0, mirrored: true) }, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `swapped devices give the mirror`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let resolver = Resolver(random.twoMetrics())
    let devices = resolver.knowledge.devices
    let (range, situations) = (range(&random), random.situation().inEachOrientation)
    let there = resolver.differences(
      between: devices[0], and: devices[1], over: range, of: resolver.knowledge.metrics,
      in: situations)
    let back = resolver.differences(
      between: devices[1], and: devices[0], over: range, of: resolver.knowledge.metrics,
      in: situations)
    #expect(there.map { Face($0) } == back.map { Face($0, mirrored: true) }, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `devices differ exactly where the point query says`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let resolver = Resolver(random.twoMetrics())
    let devices = resolver.knowledge.devices
    let (range, situations) = (range(&random), random.situation().inEachOrientation)
    let found = resolver.differences(
      between: devices[0], and: devices[1], over: range, of: resolver.knowledge.metrics,
      in: situations)
    for version in (0..<40).map({ _ in random.version() })
    where range.from <= version && version < range.until {
      guard devices.prefix(2).allSatisfy({ $0.ran(VersionRange(version)) })
      else { continue }
      for metric in resolver.knowledge.metrics {
        for situation in situations {
          let texts = try devices.prefix(2).map { device in
            let answer = try resolver.question(metric.id, on: device.id).answer(
              at: version, in: situation)
            // Which values rules disagree about is no value of the metric.
            return answer.status == .conflict ? "conflict" : answer.text
          }
          let isFound = found.contains {
            $0.metric == metric && $0.orientations == [situation.orientation]
              && $0.left[0].hull.contains(version)
          }
          #expect(
            isFound == (texts[0] != texts[1]), "seed \(seed): \(metric.id) \(version) \(texts)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `folding loses no device, orientation or rule`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let resolver = Resolver(random.twoMetrics())
    let (left, right) = (range(&random), range(&random))
    let situations = random.situation().inEachOrientation
    let all = resolver.knowledge.devices.flatMap {
      resolver.differences(
        on: $0, between: left, and: right, of: resolver.knowledge.metrics, in: situations)
    }
    let folded = all.folded
    for difference in all {
      let holder = folded.filter { one in
        one.metric == difference.metric && one.kind == difference.kind
          && one.left.map(\.value.content) == difference.left.map(\.value.content)
          && one.right.map(\.value.content) == difference.right.map(\.value.content)
          && one.devices.contains { $0.id == difference.devices[0].id }
          && one.orientations.contains(difference.orientations[0])
      }
      #expect(holder.count == 1, "seed \(seed)")
      #expect(Set(difference.rules).isSubset(of: holder.flatMap(\.rules)), "seed \(seed)")
    }
    let cells = folded.map { $0.devices.count * $0.orientations.count }.reduce(0, +)
    #expect(cells == all.count, "seed \(seed)")
  }

  @Test func `the random knowledge gives every kind of difference`() throws {
    var seen: Set<Difference.Kind> = []
    for seed in Self.seeds {
      var random = XorShift(seed: seed)
      let resolver = Resolver(random.twoMetrics())
      for device in resolver.knowledge.devices {
        let (left, right) = (range(&random), range(&random))
        seen.formUnion(
          resolver.differences(
            on: device, between: left, and: right, of: resolver.knowledge.metrics,
            in: random.situation().inEachOrientation
          ).map(\.kind))
      }
    }
    #expect(seen == Set(Difference.Kind.allCases))
  }
}

extension Difference.Kind {
  /// The kind with the sides swapped.
  fileprivate var mirrored: Difference.Kind {
    switch self {
    case .new: .gone
    case .gone: .new
    case .changed, .perhaps, .unknown: self
    }
  }
}
