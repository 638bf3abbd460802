import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// What must hold of any knowledge, over small random ones.
struct ResolutionPropertyTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  private func knowledge(_ random: inout XorShift) -> Knowledge {
    let devices = random.devices(4)
    return .of(
      random.rules(over: devices, layers: [.shipped, .shipped, .shipped, .project, .local]),
      devices: devices)
  }

  @Test(arguments: seeds)
  func `the answer is what the rules say that nothing beats`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let knowledge = knowledge(&random)
    let (resolver, plain) = (Resolver(knowledge), NaiveScan(knowledge))
    for device in knowledge.devices {
      let question = try resolver.question(on: device.id)
      for _ in 0..<40 {
        let (version, situation) = (random.version(), random.situation())
        let answer = question.answer(at: version, in: situation)
        #expect(
          (answer.value.map(NaiveScan.Answer.value) ?? .none(answer.status))
            == plain.answer("m", device.id, version, situation),
          "seed \(seed): \(device.id), iOS \(version), \(situation)")
      }
    }
  }

  @Test(arguments: seeds)
  func `the result is that of the full answer`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let knowledge = knowledge(&random)
    let resolver = Resolver(knowledge)
    for device in knowledge.devices {
      let question = try resolver.question(on: device.id)
      for _ in 0..<20 {
        let (version, situation) = (random.version(), random.situation())
        let answer = question.answer(at: version, in: situation)
        let result = question.result(at: version, in: situation)
        #expect(result == answer.result, "seed \(seed): \(device.id), iOS \(version)")
      }
    }
  }

  @Test(arguments: seeds)
  func `resolution does not depend on the order of rows`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let knowledge = knowledge(&random)
    var shuffled = knowledge
    shuffled.rules.shuffle(using: &random)
    shuffled.observations.shuffle(using: &random)
    shuffled.devices.shuffle(using: &random)
    shuffled.metrics.shuffle(using: &random)
    let (first, second) = (Resolver(knowledge), Resolver(shuffled))
    for device in knowledge.devices {
      let situation = random.situation()
      let timeline = try first.question(on: device.id).timeline(over: [.all], in: situation)
      #expect(
        try second.question(on: device.id).timeline(over: [.all], in: situation) == timeline,
        "seed \(seed): \(device.id), \(situation)")
    }
  }

  @Test(arguments: seeds)
  func `a value has candidates nowhere, and an uncertain answer has several`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let knowledge = knowledge(&random)
    for device in knowledge.devices {
      let timeline = try Resolver(knowledge).question(on: device.id).timeline(
        over: [.all], in: random.situation())
      for answer in timeline.stretches.map(\.value) {
        #expect((answer.value != nil) == answer.status.hasValue, "seed \(seed): \(answer)")
        let several = answer.status == .uncertain || answer.status == .conflict
        #expect(Set(answer.candidates).count > 1 || !several, "seed \(seed): \(answer)")
        #expect(answer.candidates.isEmpty || several, "seed \(seed): \(answer)")
      }
    }
  }

  @Test func `the random knowledge gives every kind of answer`() throws {
    var seen: Set<Status> = []
    for seed in Self.seeds {
      var random = XorShift(seed: seed)
      let knowledge = knowledge(&random)
      for device in knowledge.devices {
        let question = try Resolver(knowledge).question(on: device.id)
        for _ in 0..<20 {
          seen.insert(question.result(at: random.version(), in: random.situation()).status)
        }
      }
    }
    #expect(seen.isSuperset(of: [.known, .assumed, .uncertain, .unknown, .impossible, .conflict]))
  }
}
