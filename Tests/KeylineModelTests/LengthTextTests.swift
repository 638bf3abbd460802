import KeylineModel
import KeylineTestSupport
import Testing

struct LengthTextTests {
  @Test(arguments: [
    ("0", 0), ("44", 264), ("-8", -48), ("53.667", 322), ("53.67", 322), ("97.667", 586),
    ("100.333", 602), ("0.5", 3), ("0.167", 1), ("0.833", 5), ("-0.333", -2), ("-0", 0),
    ("44.000", 264), ("100000", 600_000), ("-100000", -600_000),
  ])
  func `a text is read as sixths of a point`(text: String, sixths: Int) {
    #expect(Length(text)?.sixths == sixths)
  }

  @Test(arguments: [
    (322, "53.667"), (264, "44"), (-48, "-8"), (1, "0.167"), (2, "0.333"), (3, "0.5"),
    (4, "0.667"), (5, "0.833"), (-1, "-0.167"), (0, "0"), (600, "100"), (602, "100.333"),
  ])
  func `a length is printed with at most three decimals`(sixths: Int, text: String) {
    #expect(Length(sixths: sixths).description == text)
  }

  @Test(arguments: [
    // The sixths of a point are 0, 0.16667, 0.33333, 0.5, 0.66667 and 0.83333.
    ("44.005", 264), ("44.006", nil), ("43.995", 264), ("43.994", nil),
    ("0.662", 4), ("0.661", nil), ("0.671", 4), ("0.672", nil),
    ("-0.005", 0), ("-0.006", nil), ("0.16", nil), ("0.17", 1), ("0.3", nil), ("0.33", 2),
  ])
  func `the nearest sixth is meant within 0.005`(text: String, sixths: Int?) {
    #expect(Length(text)?.sixths == sixths)
  }

  @Test(arguments: [
    "0.1", "1e5", "1E5", "nan", "NaN", "inf", "-inf", "+1", " 1", "1 ", "", "-", ".", "1.", ".5",
    "-.5", "--1", "1-", "1..5", "1.5.0", "1,5", "0x10", "٤٤", "44pt", "100001", "-100001",
    "100000.167", "999999999", "99999999999999999999999999", "1\n", "1\0",
  ])
  func `anything else is refused`(text: String) {
    #expect(Length(text) == nil)
  }

  @Test func `a substring is read like a string`() {
    #expect(Length("x=53.667".dropFirst(2)) == Length(sixths: 322))
  }

  @Test func `every length up to two thousand points survives printing and reading`() {
    for sixths in -12_000...12_000 {
      let length = Length(sixths: sixths)
      #expect(Length(length.description) == length)
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a length up to the limit survives printing and reading`(seed: UInt64) {
    var random = XorShift(seed: seed)
    for _ in 0..<2_000 {
      let sixths = Int.random(in: -6 * Length.limit...6 * Length.limit, using: &random)
      let length = Length(sixths: sixths)
      #expect(Length(length.description) == length, "seed \(seed)")
    }
  }
}
