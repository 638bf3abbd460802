import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

@Suite("Amounts")
struct DerivedLengthTests {
  private static let resolver = Resolver(
    .of(
      [
        .of("a/1", "44", metric: "a"), .of("b/1", "20.333", metric: "b"),
        .of("open/1", "24", os: "..<11~13", metric: "open"),
        .of("open/2", "32", os: "11~13..<", metric: "open"),
        .of("x/1", "1", where: "width 375", metric: "x"),
        .of("x/2", "2", where: "sensor-housing notch", metric: "x"),
      ], metrics: [.of("none"), .of("late", since: "13")]))

  private func amount(_ metric: Metric.ID, os: String = "12") throws -> DerivedLength {
    let question = try #require(Self.resolver.question(metric, device: "iphone-x"))
    let answer = question.answer(at: .of(os), in: Situation())
    return DerivedLength(
      AnswerRecord(
        question.device, Column(question.metric, Situation()),
        [VersionRange(from: .of("12"), until: .of("13"))], answer))
  }

  private func points(_ points: Int) -> DerivedLength { DerivedLength(Length(points: points)) }

  @Test func `a sum rests on the answers to all its parts, each once`() throws {
    let (a, b) = (try amount("a"), try amount("b"))
    #expect((a + b - a).records.map(\.metric.id) == ["a", "b"])
    #expect([a, b, a + b].records.count == 2)
    #expect((a + points(1)).records == a.records)
  }

  @Test(
    arguments: [
      ("none", "12", Status.unknown, .unmeasured(nil)),
      ("late", "12", .notApplicable, .before(.of("13"), nil)),
      ("a", "17", .impossible, .neverRan(VersionRange(from: .of("11"), until: .of("17")))),
      ("open", "12", .uncertain, nil),
    ] as [(String, String, Status, Why?)])
  func `what has no value says which metric has none and why`(
    metric: String, os: String, status: Status, why: Why?
  ) throws {
    let amount = try amount(metric, os: os)
    #expect(amount.value == nil)
    #expect(amount.gaps.map(\.record) == amount.records)
    #expect(amount.records.map(\.metric.id) == [metric])
    #expect(amount.records[0].status == status)
    #expect(amount.records[0].answer.why == why)
  }

  @Test func `whatever is worked out from a missing value is missing, and says so once`() throws {
    let (a, none) = (try amount("a"), try amount("none"))
    let gap = try #require(none.gaps.first)
    for amount in [a + none, none + a, a - none, none - a, -none, none + none, none.half] {
      #expect(amount.value == nil)
      #expect(amount.gaps == [gap])
    }
    #expect([none, a, none + a].gaps == [gap])
    let late = try amount("late")
    #expect((none + late).gaps == [gap] + late.gaps)
  }

  @Test(arguments: [1, -3, 267])
  func `a half that is no whole sixth is missing, not rounded`(sixths: Int) {
    let half = DerivedLength(Length(sixths: sixths)).half
    #expect(half.value == nil)
    #expect(half.gaps == [.half(of: Length(sixths: sixths))])
  }

  @Test func `what is to be known of several is said once, with the metrics it concerns`() throws {
    let (a, b) = (try amount("a"), try amount("b"))
    let calendar = ReleaseCalendar([])
    let single = [a, b, a].records.notes(in: calendar)
    #expect(single.map(\.caveat) == [.singleSource])
    #expect(single.map(\.metrics) == [["a", "b"]])
    #expect([points(1)].records.notes(in: calendar) == [])
    let notes = [a, try amount("open")].records.notes(in: calendar)
    #expect(notes.first?.caveat == .singleSource)
    #expect(notes.first?.metrics.first == "a")
    #expect(notes.contains { $0.caveat == .uncertain && $0.metrics == ["open"] })
  }
}
