import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct BoundaryTests {
  private let exact = Resolver.of(.of("m/old", "20", os: "..<13"), .of("m/new", "44", os: "13..<"))
  private let between = Resolver.of(
    .of("m/old", "24", os: "..<12.1~13.2"), .of("m/new", "32", os: "12.1~13.2..<"))

  @Test(arguments: [("11", "20"), ("12.4.9", "20"), ("13", "44"), ("13.0.1", "44"), ("16.7", "44")])
  func `an exact boundary separates two versions`(os: String, value: String) throws {
    #expect(try exact.said(os: os) == value)
  }

  @Test(arguments: [("11", "24"), ("12", "24"), ("12.1", "24"), ("13.2", "32"), ("14", "32")])
  func `outside of an inexact boundary the answer is certain`(os: String, value: String) throws {
    let answer = try between.answer(os: os)
    #expect(answer.status == .known)
    #expect(answer.text == value)
    #expect(answer.candidates.isEmpty)
  }

  @Test(arguments: ["12.1.1", "12.2", "12.4", "13", "13.1.9"])
  func `inside of it both values are candidates`(os: String) throws {
    let answer = try between.answer(os: os)
    #expect(answer.status == .uncertain)
    #expect(answer.value == nil)
    #expect(Set(answer.candidates) == [Length(points: 24), Length(points: 32)])
    #expect(Set(answer.rules) == ["m/old", "m/new"])
  }

  @Test func `a shared boundary leaves no gap and no overlap`() throws {
    for resolver in [exact, between] {
      let statuses = try resolver.question(on: "iphone-x").timeline(over: [.all], in: Situation())
        .clipped(to: VersionRange(from: .of("11"), until: .of("17"))).stretches.map(\.value.status)
      #expect(Set(statuses).isSubset(of: [.known, .uncertain]))
    }
  }

  @Test func `an inexact boundary between equal values is certain`() throws {
    let resolver = Resolver.of(
      .of("m/old", "24", os: "..<12.1~13.2"), .of("m/new", "24", os: "12.1~13.2..<"))
    #expect(try resolver.answer(os: "13").status == .known)
    #expect(try resolver.said(os: "13") == "24")
  }

  @Test func `where one reading has no rule the candidates are a value and unknown`() throws {
    let resolver = Resolver.of(.of("m/new", "32", os: "12.1~13.2..<"))
    let answer = try resolver.answer(os: "13")
    #expect(answer.status == .uncertain)
    #expect(Set(answer.candidates) == [nil, Length(points: 32)])
    #expect(try resolver.answer(os: "12.1").status == .unknown)
  }

  @Test func `an inexact boundary of a beaten rule makes nothing uncertain`() throws {
    let resolver = Resolver.of(
      .of("m/old", "24", os: "..<12.1~13.2"), .of("m/new", "32", os: "12.1~13.2..<"),
      .of("m/narrow", "50", where: "width 375, devices iphone-x"))
    #expect(try resolver.said(os: "13") == "50")
  }

  @Test func `two inexact boundaries are both read early, then both late`() throws {
    let resolver = Resolver.of(
      .of("sum/all", "m - n", metric: "sum"),
      .of("m/old", "24", os: "..<12.1~13.2"), .of("m/new", "32", os: "12.1~13.2..<"),
      .of("n/old", "4", os: "..<12.1~13.2", metric: "n"),
      .of("n/new", "12", os: "12.1~13.2..<", metric: "n"))
    #expect(try resolver.said("sum", os: "13") == "20")
    #expect(try resolver.answer("m", os: "13").status == .uncertain)
  }
}
