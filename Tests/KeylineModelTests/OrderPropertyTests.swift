import KeylineModel
import KeylineTestSupport
import Testing

/// Versions, bounds, lengths and formulas against the plain numbers and texts behind them.
struct OrderPropertyTests {
  private func version(_ random: inout XorShift) -> (OSVersion, [Int]) {
    let numbers =
      [Int.random(in: 1...999, using: &random)]
      + (0..<2).map { _ in
        random.once(in: 3) ? 0 : Int.random(in: 0...999, using: &random)
      }
    return (OSVersion(numbers[0], numbers[1], numbers[2]), numbers)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `versions are ordered as their three numbers are`(seed: UInt64) {
    var random = XorShift(seed: seed)
    for _ in 0..<200 {
      let ((a, first), (b, second)) = (version(&random), version(&random))
      #expect((a < b) == first.lexicographicallyPrecedes(second), "seed \(seed)")
      #expect((a == b) == (first == second))
      #expect([a.major, a.minor, a.patch] == first)
      #expect(OSVersion(a.description) == a)
      #expect(OSVersion(a.short) == a)
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `the last version before an end ends there`(seed: UInt64) {
    var random = XorShift(seed: seed)
    for _ in 0..<200 {
      let (end, _) = version(&random)
      let last = StatedVersion(before: end)
      #expect(last.end == end, "seed \(seed): \(end)")
      #expect(last.first < end)
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `bounds in either reading lie within those of the other, wherever a change is inexact`(
    seed: UInt64
  ) {
    var random = XorShift(seed: seed)
    for _ in 0..<100 {
      let bounds = random.bounds()
      let (early, late) = (bounds.range(.earliest), bounds.range(.latest))
      #expect(early.from <= late.from, "seed \(seed): \(bounds)")
      #expect(early.until <= late.until, "seed \(seed): \(bounds)")
      #expect((bounds.from == nil) == (early.from == .lowest && late.from == .lowest))
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `lengths are added and ordered as their sixths are`(seed: UInt64) {
    var random = XorShift(seed: seed)
    for _ in 0..<200 {
      let numbers = (0..<2).map { _ in Int.random(in: -600_000...600_000, using: &random) }
      let lengths = numbers.map { Length(sixths: $0) }
      #expect((lengths[0] + lengths[1]).sixths == numbers[0] + numbers[1])
      #expect((lengths[0] - lengths[1]).sixths == numbers[0] - numbers[1])
      #expect((lengths[0] < lengths[1]) == (numbers[0] < numbers[1]))
      let text = lengths[0].description
      #expect((text.first == "-") == (numbers[0] < 0))
      #expect(text.drop { $0 != "." }.count <= 4)
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `a formula is read back as it was printed`(seed: UInt64) {
    var random = XorShift(seed: seed)
    let names = ["m", "screen.height", "tabBar.frameHeight", "a.b.c", "x"]
    for _ in 0..<100 {
      let terms = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Formula.Term(random.pick(names), isSubtracted: random.once(in: 2))
      }
      let formula = Formula(terms: terms)
      #expect(Formula(formula.description) == formula, "seed \(seed): \(formula)")
    }
  }

  @Test(arguments: ["-m", "-a + b", "-a - b"])
  func `the first term of a formula may be taken away`(text: String) throws {
    let formula = try #require(Formula(text))
    #expect(formula.terms[0].isSubtracted)
    #expect(formula.description == text)
  }

  @Test(arguments: ["--m", "-", "-+a", "- m", "-a -", "-44", "-A"])
  func `a sign before the first term stands at a name`(text: String) {
    #expect(Formula(text) == nil)
  }
}
