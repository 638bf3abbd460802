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
    let outcome = question.outcome(at: .of(os), in: Situation())
    return DerivedLength(Cell(Column(question.metric, Situation()), outcome), on: question.device)
  }

  private func points(_ points: Int) -> DerivedLength { DerivedLength(Length(points: points)) }

  @Test func `a length that was given rests on nothing and misses nothing`() {
    #expect(points(44).value == Length(points: 44))
    #expect(points(44).cells.isEmpty)
    #expect(points(44).gaps.isEmpty)
    #expect(DerivedLength.zero == points(0))
  }

  @Test func `amounts are added and taken away as lengths are`() throws {
    let (a, b) = (try amount("a"), try amount("b"))
    #expect((a + b).value == Length("64.333"))
    #expect((a - b).value == Length("23.667"))
    #expect((-a).value == Length(points: -44))
    #expect((a - a).value == .zero)
    #expect((a + points(6)).value == Length(points: 50))
  }

  @Test func `a sum rests on the cells of all its parts, each once`() throws {
    let (a, b) = (try amount("a"), try amount("b"))
    #expect((a + b - a).cells.map(\.column.metric.id) == ["a", "b"])
    #expect([a, b, a + b].cells.count == 2)
    #expect((a + points(1)).cells == a.cells)
  }

  @Test(
    arguments: [
      ("none", "12", Status.unknown, .noRule(nearest: nil), []),
      ("late", "12", .notApplicable, .since(.of("13")), []),
      ("a", "17", .impossible, .ranOnly(VersionRange(from: .of("11"), until: .of("17"))), []),
      ("x", "12", .conflict, .conflict(["x/1", "x/2"]), [1, 2]),
      ("open", "12", .uncertain, nil, [24, 32]),
    ] as [(String, String, Status, Outcome.Reason?, [Int])])
  func `what has no value says which metric has none and why`(
    metric: String, os: String, status: Status, reason: Outcome.Reason?, candidates: [Int]
  ) throws {
    let amount = try amount(metric, os: os)
    #expect(amount.value == nil)
    let absence = Cell.Absence(
      status: status, reason: reason, candidates: candidates.map { Length(points: $0) })
    #expect(amount.gaps == [.noValue(metric, absence, on: .iPhoneX)])
    #expect(amount.cells.count == 1)
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

  @Test(arguments: [(44, 44), (0, 0), (-8, 0)])
  func `an amount at least nought is no less`(points: Int, expected: Int) {
    #expect(self.points(points).atLeastZero == self.points(expected))
  }

  @Test func `nothing is made of a missing amount by asking for at least nought`() throws {
    #expect(try amount("none").atLeastZero == amount("none"))
  }

  @Test(arguments: [(264, 132), (2, 1), (-6, -3), (0, 0)])
  func `a half is exact`(sixths: Int, half: Int) {
    #expect(DerivedLength(Length(sixths: sixths)).half.value?.sixths == half)
  }

  @Test(arguments: [1, -3, 267])
  func `a half that is no whole sixth is missing, not rounded`(sixths: Int) {
    let half = DerivedLength(Length(sixths: sixths)).half
    #expect(half.value == nil)
    #expect(half.gaps == [.half(of: Length(sixths: sixths))])
  }

  @Test func `what is to be known of several is said once, with the metrics it concerns`() throws {
    let range = VersionRange(from: .of("12"), until: .of("13"))
    let (a, b) = (try amount("a"), try amount("b"))
    #expect(
      [a, b, a].notes(at: [range], in: ReleaseCalendar([])) == [
        MetricNote(caveat: .singleSource, metrics: ["a", "b"])
      ])
    #expect([points(1)].notes(at: [range], in: ReleaseCalendar([])) == [])
    let notes = [a, try amount("open")].notes(at: [range], in: ReleaseCalendar([]))
    #expect(notes.first?.caveat == .singleSource)
    #expect(notes.first?.metrics.first == "a")
    #expect(notes.contains(MetricNote(caveat: .uncertain, metrics: ["open"])))
  }

  @Test(arguments: [([1, 2], [2, 3], [1, 2, 3]), ([], [1, 1], [1]), ([1, 1], [], [1, 1])])
  func `lists are merged without what the first has`(first: [Int], second: [Int], both: [Int]) {
    #expect(first.merged(with: second) == both)
  }
}
