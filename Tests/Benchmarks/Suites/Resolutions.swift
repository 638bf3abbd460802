import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport

/// Points resolved per second on one core, against a naive scan that must give the same answers.
struct Resolutions {
  func run(_ report: inout Report) throws {
    let resolver = Resolver(try Seed.bundled())
    let knowledge = resolver.knowledge
    let points = Points(knowledge)
    let count = Double(points.count * Points.situations.count)
    let (samples, _) = try Samples.measure(9) { points.askAll(resolver) }
    let fast = count / samples.median / 1_000

    let few = Points(knowledge, every: 53)
    let scan = NaiveScan(knowledge)
    try few.compare(resolver, scan)
    let (naive, _) = try Samples.measure(3) { few.askAll(scan) }
    let slow = Double(few.count * Points.situations.count) / naive.median / 1_000

    report.add(
      .init(
        goal: "resolutions, a question per metric and device", measured: "\(fast.text()) M/s",
        peer: "naive scan: \(slow.text(3)) M/s",
        ratio: "\((fast / slow).text(0)) times faster", target: ">= 10 M/s"))
    let (single, _) = try Samples.measure(3) { few.askAnew(resolver) }
    let rate = Double(few.count * Points.situations.count) / single.median / 1_000
    report.add(
      .init(goal: "resolutions, a new question each time", measured: "\(rate.text(3)) M/s"))
    report.remark(
      "resolutions: \(Int(count)) points, questions included; middle half within "
        + "\(samples.spread.percent) of the median; the naive scan agreed at "
        + "\(few.count * Points.situations.count) of them")
  }
}

extension Points {
  /// Asks at every point with a question of its own.
  fileprivate func askAnew(_ resolver: Resolver) -> Int {
    var sum = 0
    for group in groups {
      for situation in Self.situations {
        for version in group.versions {
          let question = resolver.question(group.metric, device: group.device)
          sum &+= question?.result(at: version, in: situation).value?.sixths ?? -1
        }
      }
    }
    return sum
  }
}
