import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery
@testable import KeylineText

@Suite("Amounts in words")
struct DerivedLengthTextTests {
  private func amount(
    _ rules: [Rule], os: String = "12", metric: Metric.ID = "m", since: String = "2"
  ) throws -> DerivedLength {
    let resolver = Resolver(.of(rules, metrics: [.of(metric, since: since)]))
    let question = try #require(resolver.question(metric, device: "iphone-x"))
    let answer = question.answer(at: .of(os), in: Situation())
    return DerivedLength(
      AnswerRecord(
        question.device, Column(question.metric, Situation()), [VersionRange(.of(os))], answer))
  }

  @Test(arguments: [
    (0, "0", "0"), (120, "20", "+20"), (-36, "-6", "-6"), (322, "53.667", "+53.667"),
    (1, "0.167", "+0.167"), (-3, "-0.5", "-0.5"),
  ])
  func `a length is written with its sign only where it moves something`(
    sixths: Int, text: String, signed: String
  ) {
    let amount = DerivedLength(Length(sixths: sixths))
    #expect(amount.text == text)
    #expect(amount.signedText == signed)
    #expect(Form.amount.json(amount) == .number(text))
  }

  @Test func `what has no value has the word that tables have for it, and null`() throws {
    let open: [Rule] = [.of("m/1", "44", os: "..<11~13"), .of("m/2", "48", os: "11~13..<")]
    let cases = [
      (try amount([]), "unknown"), (try amount([.of("m/1", "1")], os: "10"), "never ran"),
      (try amount([.of("m/1", "1")], since: "13"), "n/a"), (try amount(open), "uncertain"),
    ]
    for (amount, text) in cases {
      #expect(amount.text == text)
      #expect(amount.signedText == text)
      #expect(Form.amount.json(amount) == .null)
    }
  }

  @Test func `a sum of things that are missing for different reasons is unknown`() throws {
    let sum =
      try amount([], metric: "a") + amount([.of("b/1", "1", metric: "b")], os: "10", metric: "b")
    #expect(sum.text == "unknown")
    let never = try amount([.of("b/1", "1", metric: "b")], os: "10", metric: "b")
    #expect((never + DerivedLength(Length(points: 4))).text == "never ran")
  }

  @Test func `insets and frames are written as UIKit prints them`() throws {
    let insets = Edges(
      top: Length(points: 64), left: .zero, bottom: Length(points: 60), right: .zero
    ).map { DerivedLength($0) }
    #expect(insets.text == "{64, 0, 60, 0}")
    #expect(
      Form.insets.json(insets).inline == #"{ "top": 64, "left": 0, "bottom": 60, "right": 0 }"#)
    let frame = Frame(
      x: DerivedLength.zero, y: DerivedLength(Length(points: 64)),
      width: DerivedLength(Length(points: 375)),
      height: try amount([]))
    #expect(frame.text == "{{0, 64}, {375, unknown}}")
    #expect(Form.frame.json(frame).inline == #"{ "x": 0, "y": 64, "width": 375, "height": null }"#)
  }

  @Test(arguments: [("a", "  a"), ("a\nb", "  a\n  b"), ("a\n\nb\n", "  a\n\n  b\n"), ("", "")])
  func `lines are moved to the right, empty ones stay empty`(text: String, indented: String) {
    #expect(text.indented(by: 2) == indented)
  }
}
