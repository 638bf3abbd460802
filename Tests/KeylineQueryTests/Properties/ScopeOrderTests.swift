import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// The algebra of scopes, over random scopes and catalogues.
struct ScopeOrderTests {
  static let seeds: ClosedRange<UInt64> = 1...25

  /// Calls a test with scopes that are more often than not related to each other.
  private func scopes(
    _ seed: UInt64, _ body: (inout XorShift, Scope, Scope, Scope, [Device], Catalogue) -> Void
  ) {
    var random = XorShift(seed: seed)
    for _ in 0..<60 {
      let devices = random.devices()
      let catalogue = Dictionary(uniqueKeysWithValues: devices.map { ($0.id, $0) })
      let wide = random.scope(over: devices)
      let middle = narrowed(wide, devices, &random)
      let narrow =
        random.once(in: 2) ? narrowed(middle, devices, &random) : random.scope(over: devices)
      body(&random, narrow, middle, wide, devices, catalogue)
    }
  }

  /// A scope with more conditions; some may contradict those that are there.
  private func narrowed(_ scope: Scope, _ devices: [Device], _ random: inout XorShift) -> Scope {
    let more = random.scope(over: devices)
    var scope = scope
    if let added = more.devices { scope.devices = scope.devices?.intersection(added) ?? added }
    scope.conditions.merge(more.conditions) { $0.intersection($1) }
    return scope
  }

  @Test(arguments: seeds)
  func `every scope is a subset of itself, none a strict one`(seed: UInt64) {
    scopes(seed) { _, a, b, c, _, catalogue in
      for scope in [a, b, c] {
        #expect(scope.isSubset(of: scope, in: catalogue), "seed \(seed): \(scope)")
        #expect(!scope.isStrictSubset(of: scope, in: catalogue), "seed \(seed): \(scope)")
        #expect(scope.isEquivalent(to: scope, in: catalogue), "seed \(seed): \(scope)")
      }
    }
  }

  @Test(arguments: seeds)
  func `of two scopes at most one is a strict subset of the other`(seed: UInt64) {
    scopes(seed) { _, a, b, c, _, catalogue in
      for (first, second) in [(a, b), (b, c), (a, c)] {
        let both =
          first.isStrictSubset(of: second, in: catalogue)
          && second.isStrictSubset(of: first, in: catalogue)
        #expect(!both, "seed \(seed): \(first), \(second)")
      }
    }
  }

  @Test(arguments: seeds)
  func `subset and strict subset are transitive`(seed: UInt64) {
    scopes(seed) { _, a, b, c, _, catalogue in
      for (x, y, z) in [(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)] {
        if x.isSubset(of: y, in: catalogue), y.isSubset(of: z, in: catalogue) {
          #expect(x.isSubset(of: z, in: catalogue), "seed \(seed): \(x), \(y), \(z)")
        }
        if x.isStrictSubset(of: y, in: catalogue), y.isStrictSubset(of: z, in: catalogue) {
          #expect(x.isStrictSubset(of: z, in: catalogue), "seed \(seed): \(x), \(y), \(z)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `overlapping is symmetric`(seed: UInt64) {
    scopes(seed) { _, a, b, c, _, _ in
      #expect(a.overlaps(b) == b.overlaps(a), "seed \(seed): \(a), \(b)")
      #expect(a.overlaps(c) == c.overlaps(a), "seed \(seed): \(a), \(c)")
    }
  }

  @Test(arguments: seeds)
  func `what satisfies a subset satisfies the superset`(seed: UInt64) {
    scopes(seed) { random, a, b, c, devices, catalogue in
      let situations = (0..<20).map { _ in random.situation() } + [Situation()]
      for (inner, outer) in [(a, b), (b, c), (a, c), (c, a)]
      where inner.isSubset(of: outer, in: catalogue) {
        for device in devices where inner.holds(for: device) {
          #expect(outer.holds(for: device), "seed \(seed): \(device), \(inner), \(outer)")
        }
        for situation in situations where inner.failing(in: situation, defaultSDK: 17).isEmpty {
          #expect(
            outer.failing(in: situation, defaultSDK: 17).isEmpty,
            "seed \(seed): \(situation), \(inner), \(outer)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `scopes that a device and a situation satisfy together overlap`(seed: UInt64) {
    scopes(seed) { random, a, b, c, devices, catalogue in
      for (first, second) in [(a, b), (b, c), (a, c)] {
        let situations = (0..<20).map { _ in random.situation() } + [Situation()]
        let isShared =
          devices.contains { first.holds(for: $0) && second.holds(for: $0) }
          && situations.contains {
            first.failing(in: $0, defaultSDK: 17).isEmpty
              && second.failing(in: $0, defaultSDK: 17).isEmpty
          }
        if isShared { #expect(first.overlaps(second), "seed \(seed): \(first), \(second)") }
        // A subset that anything satisfies has that in common with its superset.
        let isSatisfied =
          devices.contains(where: first.holds)
          && situations.contains { first.failing(in: $0, defaultSDK: 17).isEmpty }
        if isSatisfied, first.isSubset(of: second, in: catalogue) {
          #expect(first.overlaps(second), "seed \(seed): \(first), \(second)")
        }
      }
    }
  }

  @Test func `the random scopes hold subsets, overlaps and neither`() {
    var (subsets, overlaps, all) = (0, 0, 0)
    for seed in Self.seeds {
      scopes(seed) { _, a, b, _, _, catalogue in
        all += 1
        subsets += a.isStrictSubset(of: b, in: catalogue) ? 1 : 0
        overlaps += a.overlaps(b) ? 1 : 0
      }
    }
    #expect(subsets > all / 20)
    #expect(overlaps > subsets)
    #expect(overlaps < all)
  }
}

extension Scope {
  fileprivate func holds(for device: Device) -> Bool { match(device) == .known }
}
