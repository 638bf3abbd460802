import KeylineModel
import KeylineTestSupport

extension XorShift {
  mutating func scope() -> Scope {
    var scope = Scope()
    scope.devices = maybe { random in Set(random.some(1...5) { $0.identifier() }) }
    for dimension in Dimension.allCases where int(0...3) == 0 {
      scope.conditions[dimension] = int(0...4) == 0 ? .any : set(of: dimension)
    }
    return scope
  }

  private mutating func set(of dimension: Dimension) -> ValueSet {
    switch dimension.values {
    case .names(let names):
      return ValueSet(values: some(1...3) { $0.int(0...(names.count - 1)) })
    case .flag: return ValueSet(values: some(1...2) { $0.int(0...1) })
    case .lengths: return lengths()
    case .sdk:
      switch int(0...3) {
      case 0: return ValueSet([int(1...40)...ValueSet.maximum])
      case 1: return ValueSet([ValueSet.minimum...int(1...40)])
      case 2:
        let low = int(1...40)
        return ValueSet([low...low + int(0...5)])
      default: return ValueSet(values: some(1...3) { $0.int(1...40) })
      }
    }
  }

  /// Lengths of whole points: a list, or one range.
  private mutating func lengths() -> ValueSet {
    switch int(0...3) {
    case 0: return ValueSet([int(1...5_000)...ValueSet.maximum])
    case 1: return ValueSet([ValueSet.minimum...int(1...5_000)])
    case 2:
      let low = int(1...5_000)
      return ValueSet([low...low + int(0...600)])
    default: return ValueSet(values: some(1...4) { $0.int(300...1_100) * 6 })
    }
  }

  /// Bounds that hold a version however their boundaries are read.
  mutating func bounds() -> OSBounds {
    let majors = some(4...4) { $0.int(1...90) }.sorted()
    let from = maybe { $0.boundary(majors[0], majors[1] + 1) }
    let until = maybe { $0.boundary(majors[2] + 3, majors[3] + 5) }
    return OSBounds(from: from, until: until)
  }

  private mutating func boundary(_ low: Int, _ high: Int) -> OSBoundary {
    if Bool.random(using: &self) { return .exact(OSVersion(low, int(0...9), int(0...9))) }
    // The last version that 17, 17.2 or 17.2.1 can mean.
    let after =
      switch int(0...2) {
      case 0: OSVersion(low, 999, 999)
      case 1: OSVersion(low, int(0...9), 999)
      default: OSVersion(low, int(0...9), int(0...9))
      }
    return .between(after: after, by: OSVersion(max(high, low + 1), int(0...9)))
  }
}
