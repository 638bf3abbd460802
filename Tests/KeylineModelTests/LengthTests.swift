import KeylineModel
import Testing

struct LengthTests {
  @Test func `thirds and halves add up exactly`() throws {
    let third = try #require(Length("0.333"))
    #expect(third + third + third == Length(points: 1))
    let half = try #require(Length("0.5"))
    #expect(half + half - Length(points: 1) == .zero)
  }

  @Test(arguments: [("-8", "0"), ("0", "0.167"), ("9", "10"), ("43.833", "44"), ("-10", "-9")])
  func `lengths are ordered as numbers`(smaller: String, larger: String) throws {
    #expect(try #require(Length(smaller)) < #require(Length(larger)))
    #expect(try !(#require(Length(larger)) < #require(Length(smaller))))
  }
}
