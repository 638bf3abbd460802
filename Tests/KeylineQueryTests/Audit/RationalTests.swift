import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct RationalTests {
  @Test(arguments: [
    (4, 6, "0.667"), (-4, 6, "-0.667"), (4, -6, "-0.667"), (586, 6, "97.667"), (0, 5, "0"),
    (20, 1, "20"), (1, 8, "0.125"), (1, 2_000, "0.001"), (1, 2_001, "0"), (-1, 9_999, "0"),
    (19_999, 10_000, "2"), (1, 3, "0.333"), (5, 10, "0.5"), (Int.max, 1, "\(Int.max)"),
    (1, Int.max, "0"), (Int.max, 2, "4611686018427387903.5"), (Int.max - 1, Int.max, "1"),
  ])
  func `prints at most three decimals`(numerator: Int, denominator: Int, text: String) throws {
    let number = try #require(Rational(numerator, over: denominator))
    #expect(number.description == text)
  }

  @Test func `is always in lowest terms with the sign above`() {
    #expect(Rational(6, over: -9) == Rational(-2, over: 3))
    #expect(Rational(6, over: -9)?.denominator == 3)
    #expect(Rational(0, over: -7)?.denominator == 1)
  }

  @Test func `what does not fit is no number`() throws {
    let large = try #require(Rational(Int.max))
    let one = try #require(Rational(1))
    #expect(Rational(1, over: 0) == nil)
    #expect(Rational(Int.min, over: 1) == nil)
    #expect(Rational(1, over: Int.min) == nil)
    #expect(large + one == nil)
    #expect(large * large == nil)
    let zero = try #require(Rational(0))
    #expect(one / zero == nil)
    let quotient: Rational? = one / large
    let small = try #require(quotient)
    #expect(small * small == nil)
    #expect(small * large == one)
  }

  @Test func `is ordered exactly, however large`() throws {
    let first = try #require(Rational(Int.max - 1, over: Int.max))
    let second = try #require(Rational(Int.max - 2, over: Int.max - 1))
    #expect(second < first)
    #expect(!(first < second))
    let one = try #require(Rational(1))
    let (negative, other) = (-first, -second)
    #expect(first < one)
    #expect(try #require(negative) < (try #require(other)))
  }

  @Test func `calculates as fractions do`() {
    var random = XorShift(seed: 4)
    for _ in 0..<2_000 {
      let numbers = (0..<4).map { _ in Int.random(in: -40...40, using: &random) }
      guard let first = Rational(numbers[0], over: numbers[1]),
        let second = Rational(numbers[2], over: numbers[3])
      else { continue }
      let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
      #expect(first + second == Rational(a * d + c * b, over: b * d))
      #expect(first * second == Rational(a * c, over: b * d))
      #expect((first < second) == (Double(a) / Double(b) < Double(c) / Double(d) - 1e-9))
    }
  }

  @Test(arguments: [
    ("97.667", 97_667, 1_000, true), ("97.667", 9_767, 100, true), ("97.667", 976, 10, false),
    ("44", 44_005, 1_000, true), ("44", 44_006, 1_000, false), ("44", 43_995, 1_000, true),
    ("-8", -8, 1, true), ("-8", 8, 1, false), ("0", 0, 1, true),
  ])
  func `means the length that it is within 0.005 points of`(
    length: String, numerator: Int, denominator: Int, isMeant: Bool
  ) throws {
    let number = try #require(Rational(numerator, over: denominator))
    #expect(number.means(try #require(Length(length))) == isMeant)
  }
}
