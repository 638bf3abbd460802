import KeylineModel
import KeylineQuery
import KeylineTestSupport

extension Points {
  /// Asks the naive scan at every point; the sum is that of the resolver.
  func askAll(_ scan: NaiveScan) -> Int {
    var sum = 0
    for group in groups {
      for situation in Self.situations {
        for version in group.versions {
          if case .value(let length) = scan.answer(
            group.metric, group.device, version, situation)
          {
            sum &+= length.sixths
          } else {
            sum &-= 1
          }
        }
      }
    }
    return sum
  }

  /// Makes sure that resolver and naive scan give the same answer at every point.
  func compare(_ resolver: Resolver, _ scan: NaiveScan) throws {
    for group in groups {
      guard let question = resolver.question(group.metric, device: group.device) else { continue }
      for situation in Self.situations {
        for version in group.versions {
          let answer = question.result(at: version, in: situation)
          let mine = answer.value.map(NaiveScan.Answer.value) ?? .none(answer.status)
          let theirs = scan.answer(group.metric, group.device, version, situation)
          guard mine == theirs else {
            throw BenchmarkError(
              "\(group.metric) on \(group.device) with iOS \(version): the resolver says "
                + "\(mine), the naive scan \(theirs)")
          }
        }
      }
    }
  }
}
