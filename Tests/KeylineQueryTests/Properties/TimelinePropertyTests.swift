import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// The timeline is the point query at every version at once.
struct TimelinePropertyTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  private func functions(
    _ seed: UInt64, _ body: (inout XorShift, Question, Situation, Timeline<Answer>) -> Void
  ) throws {
    var random = XorShift(seed: seed)
    let knowledge = random.twoMetrics(with: [.of("sum/all", "m - n", metric: "sum")])
    let resolver = Resolver(knowledge)
    for device in knowledge.devices {
      for metric in ["m", "n", "sum"] {
        let question = try resolver.question(metric, on: device.id)
        let situation = random.situation()
        body(&random, question, situation, question.timeline(over: [.all], in: situation))
      }
    }
  }

  @Test(arguments: seeds)
  func `steps leave no gap, and neighbours differ`(seed: UInt64) throws {
    try functions(seed) { _, _, _, function in
      let steps = function.stretches
      #expect(steps.first?.from == .lowest, "seed \(seed)")
      #expect(steps.last?.until == .highest, "seed \(seed)")
      for (step, next) in zip(steps, steps.dropFirst()) {
        #expect(step.until == next.from, "seed \(seed)")
        #expect(step.value != next.value, "seed \(seed): at \(next.from)")
      }
      #expect(steps.allSatisfy { $0.from < $0.until }, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `at any version they give what the point query gives`(seed: UInt64) throws {
    try functions(seed) { random, question, situation, function in
      let edges = function.stretches.flatMap {
        [$0.from, OSVersion(packed: $0.until.packed - 1)]
      }
      for version in edges + (0..<40).map({ _ in random.version() }) {
        let step = function[version].map(Shown.init)
        let point = Shown(question.answer(at: version, in: situation))
        #expect(step == point, "seed \(seed): \(question.metric.id), iOS \(version), \(situation)")
      }
    }
  }

  @Test(arguments: seeds)
  func `clipping keeps the outcomes`(seed: UInt64) throws {
    try functions(seed) { random, _, _, function in
      let (a, b) = (random.version(), random.version())
      let (from, until) = (min(a, b), max(a, b))
      let clipped = function.clipped(to: VersionRange(from: from, until: until)).stretches
      #expect(clipped.first?.from ?? from == from, "seed \(seed)")
      #expect(clipped.last?.until ?? until == until, "seed \(seed)")
      #expect(clipped.isEmpty == (from == until), "seed \(seed)")
      for step in clipped { #expect(function[step.from] == step.value, "seed \(seed)") }
    }
  }
}

/// An answer without its reason, which names the version that was asked.
private struct Shown: Hashable {
  let status: Status
  let values: [Length?]
  let confidence: Confidence?
  let ends: [OSVersion?]
  let readsDefaultSDK: Bool
  let origins: [[String]]

  init(_ answer: Answer) {
    status = answer.status
    values = [answer.value] + answer.candidates
    confidence = answer.confidence
    ends = [answer.measuredUntil, answer.support?.statedUntil]
    readsDefaultSDK = answer.readsDefaultSDK
    origins = [answer.rules, answer.sources]
  }
}
