import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ConflictTests {
  @Test func `a conflict is reported with both rules and both values, never guessed`() throws {
    let resolver = Resolver.of(
      .of("m/wide", "20", where: "width 375"), .of("m/notch", "44", where: "sensor-housing notch"))
    let answer = try resolver.answer()
    #expect(answer.status == .conflict)
    #expect(answer.value == nil)
    #expect(answer.claimed == ["m/notch", "m/wide"])
    #expect(Set(answer.candidates) == [Length(points: 20), Length(points: 44)])
    #expect(try resolver.said(on: "iphone-8") == "20")
    #expect(try resolver.said(on: "iphone-xr") == "44")
  }

  @Test func `rules that agree are no conflict, and both are named`() throws {
    let resolver = Resolver.of(
      .of("m/wide", "44", where: "width 375"), .of("m/notch", "44", where: "sensor-housing notch"))
    let answer = try resolver.answer()
    #expect(answer.text == "44")
    #expect(Set(answer.rules) == ["m/wide", "m/notch"])
  }

  @Test func `a sum and a plain value may agree`() throws {
    let rules = [
      Rule.of("m/sum", "a + b", where: "width 375"), .of("a/any", "20", metric: "a"),
      .of("b/any", "24", metric: "b"),
    ]
    let agreeing = rules + [.of("m/notch", "44", where: "sensor-housing notch")]
    #expect(try Resolver(.of(agreeing)).said() == "44")
    let clashing = rules + [.of("m/notch", "45", where: "sensor-housing notch")]
    #expect(try Resolver(.of(clashing)).answer().status == .conflict)
  }

  @Test func `a rule that beats both settles it`() throws {
    let resolver = Resolver.of(
      .of("m/wide", "20", where: "width 375"), .of("m/notch", "44", where: "sensor-housing notch"),
      .of("m/x", "47", where: "devices iphone-x"))
    #expect(try resolver.said() == "47")
  }

  @Test func `a rule that beats one of them leaves the conflict with the other`() throws {
    let resolver = Resolver.of(
      .of("m/wide", "20", where: "width 375"), .of("m/notch", "44", where: "sensor-housing notch"),
      .of("m/wide-portrait", "47", where: "width 375, orientation portrait"))
    #expect(try resolver.answer().claimed == ["m/notch", "m/wide-portrait"])
  }

  @Test func `a sum over a conflict is one too`() throws {
    let resolver = Resolver.of(
      .of("sum/all", "m + n", metric: "sum"), .of("n/any", "10", metric: "n"),
      .of("m/wide", "20", where: "width 375"), .of("m/notch", "44", where: "sensor-housing notch"))
    let answer = try resolver.answer("sum")
    #expect(answer.status == .conflict)
    #expect(answer.value == nil)
    #expect(answer.why?.part == "m")
    #expect(answer.claimed == ["m/notch", "m/wide"])
  }
}
