import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

@Suite("How well techniques work")
struct VerdictTests {
  private static let technique = Technique(
    id: "t", title: "T", kind: .technique, effect: "e",
    support: [
      .init(os: .of("..<11"), verdict: .works),
      .init(os: .of("11..<13"), verdict: .fails, note: "n"),
      .init(os: .of("14..<17.2~26.1"), verdict: .partly),
    ], sources: [])

  private static let resolver: Resolver = {
    var knowledge = Knowledge.of([])
    knowledge.techniques = [technique]
    return Resolver(knowledge)
  }()

  @Test(
    arguments: [
      ("9", .works), ("10.3.4", .works), ("11", .fails), ("12.5.7", .fails), ("13", .unknown),
      ("13.7", .unknown), ("14", .partly), ("17.2", .partly),
      // The first version that surely is no longer meant.
      ("26.0", .partly), ("26.1", .unknown), ("99", .unknown),
    ] as [(String, Technique.Support.Verdict)])
  func `is known for the versions that are recorded, and unknown for others`(
    os: String, verdict: Technique.Support.Verdict
  ) {
    #expect(Self.resolver.verdict("t", on: .iPhone14Pro, at: .of(os)) == verdict)
    #expect((Self.technique.support(at: .of(os)) == nil) == (verdict == .unknown))
  }
}
