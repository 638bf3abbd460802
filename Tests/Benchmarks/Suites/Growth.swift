import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport

/// What one resolution costs when there is ten and a hundred times as much to know.
struct Growth {
  /// How a knowledge base is multiplied: the product is the factor of its rules.
  private struct Scale {
    let classes: Int
    let stretches: Int
    let target: String

    var factor: Int { classes * stretches }
  }

  func run(_ report: inout Report) throws {
    let seed = try Seed.bundled()
    let one = try nanoseconds(seed, every: 1)
    for scale in [
      Scale(classes: 5, stretches: 2, target: "<= 1.6"),
      Scale(classes: 20, stretches: 5, target: "<= 5"),
    ] {
      let knowledge = Multiplied(seed, classes: scale.classes, stretches: scale.stretches).knowledge
      let many = try nanoseconds(knowledge, every: scale.classes)
      report.add(
        .init(
          goal: "one resolution at \(knowledge.rules.count) rules (\(scale.factor) times)",
          measured: "\(many.text(0)) ns", peer: "\(seed.rules.count) rules: \(one.text(0)) ns",
          ratio: (many / one).text(), target: scale.target))
    }
    report.remark(
      "growth: every class of devices comes again at another width with rules of its own, and "
        + "every rule is cut into stretches of versions (10 times: 5 classes of 2 stretches; "
        + "100 times: 20 of 5); questions included")
  }

  private func nanoseconds(_ knowledge: Knowledge, every step: Int) throws -> Double {
    let resolver = Resolver(knowledge)
    let points = Points(knowledge, every: step)
    try Points(knowledge, every: step * 997).compare(resolver, NaiveScan(knowledge))
    let (samples, _) = try Samples.measure(5) { points.askAll(resolver) }
    return samples.minimum * 1_000_000 / Double(points.count * Points.situations.count)
  }
}
