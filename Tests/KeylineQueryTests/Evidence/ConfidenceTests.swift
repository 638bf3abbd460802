import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ConfidenceTests {
  /// A rule of 44 that rests on one observation of each source, some of which are copies.
  private func confidence(_ from: String, copies: [(String, of: String)] = []) throws -> Confidence?
  {
    let observations = from.split(separator: " ").enumerated().map {
      Observation.of("\($0.element)/\($0.offset)", "44", os: "12")
    }
    let sources = copies.map { Source.of($0.0, copyOf: $0.of) }
    return try Resolver(
      .of([.of("m/rule", "44", restsOn: observations.map(\.id))], observations, sources: sources)
    ).answer().confidence
  }

  @Test(arguments: [
    ("a", Confidence.singleSource), ("a a", .singleSource), ("a b", .confirmed),
    ("a b c", .confirmed), ("a a b", .confirmed),
  ])
  func `two sources that agree confirm`(sources: String, confidence: Confidence) throws {
    #expect(try self.confidence(sources) == confidence)
  }

  @Test func `a copy and its original count once`() throws {
    #expect(try confidence("a b", copies: [("b", of: "a")]) == .singleSource)
    #expect(try confidence("a b c", copies: [("b", of: "a")]) == .confirmed)
  }

  @Test func `two copies of one source count once, even if it is not among them`() throws {
    #expect(try confidence("b c", copies: [("b", of: "a"), ("c", of: "a")]) == .singleSource)
  }

  @Test func `a chain of copies counts once`() throws {
    let chain = [("b", of: "a"), ("c", of: "b"), ("d", of: "c")]
    #expect(try confidence("a b c d", copies: chain) == .singleSource)
    #expect(try confidence("a d", copies: chain) == .singleSource)
    #expect(try confidence("d e", copies: chain) == .confirmed)
  }

  @Test func `sources that copy each other do not hang the count`() throws {
    let cycle = [("a", of: "b"), ("b", of: "c"), ("c", of: "a")]
    #expect(try confidence("a d", copies: cycle) == .confirmed)
    #expect(try confidence("a", copies: [("a", of: "a")]) == .singleSource)
  }

  @Test func `only the sources that speak of the device count`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["a/1", "b/1"])],
        [
          .of("a/1", "44", where: "devices iphone-x", os: "12"),
          .of("b/1", "44", where: "devices iphone-8", os: "12"),
        ]))
    #expect(try resolver.answer().confidence == .singleSource)
    #expect(try resolver.answer().sources == ["a"])
  }

  @Test func `a sum is as sure as its weakest term`() throws {
    let resolver = Resolver(
      .of(
        [
          .of("m/sum", "a + b"), .of("a/any", "20", metric: "a", restsOn: ["s/a", "t/a"]),
          .of("b/any", "24", metric: "b", restsOn: ["s/b"]),
        ],
        [
          .of("s/a", "20", os: "12", metric: "a"), .of("t/a", "20", os: "12", metric: "a"),
          .of("s/b", "24", os: "12", metric: "b"),
        ]))
    #expect(try resolver.answer("a").confidence == .confirmed)
    #expect(try resolver.answer("m").confidence == .singleSource)
    #expect(try resolver.answer("m").sources == ["s", "t"])
  }

  @Test func `without a value there is no confidence`() throws {
    #expect(try Resolver.of(.of("m/x", "44", os: "13..<")).answer(os: "12").confidence == nil)
  }

  @Test func `confidence is ordered from the best supported to the worst`() {
    #expect(
      Confidence.allCases.shuffled().sorted()
        == [.confirmed, .singleSource, .inferred, .disputed])
  }
}
