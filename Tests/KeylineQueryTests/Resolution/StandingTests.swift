import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct StandingTests {
  private let narrow = Rule.of("m/narrow", "44", where: "devices iphone-x")
  private let wide = Rule.of("m/wide", "20")

  @Test func `correcting a wide rule does not make it beat a narrow one`() throws {
    let corrected = Rule.of("m/wide", "21", layer: .local)
    for rules in [[narrow, wide, corrected], [corrected, wide, narrow]] {
      let resolver = Resolver(.of(rules))
      #expect(try resolver.said(on: "iphone-x") == "44")
      #expect(try resolver.said(on: "iphone-8") == "21")
    }
  }

  @Test func `a rule of one's own beats all shipped ones, as ever`() throws {
    let resolver = Resolver(.of([narrow, wide, .of("m/mine", "21", layer: .local)]))
    #expect(try resolver.said(on: "iphone-x") == "21")
  }

  @Test func `what is taken away neither holds nor beats`() throws {
    var knowledge = Knowledge.of([narrow, wide])
    knowledge.masks = [Mask(RowKey(.rule, "m/narrow"), layer: .local)]
    #expect(try Resolver(knowledge).said(on: "iphone-x") == "20")
    knowledge.masks.append(Mask(RowKey(.rule, "m/wide"), layer: .local))
    #expect(try Resolver(knowledge).answer().status == .unknown)
  }

  @Test func `rows below do not miss what was taken away on purpose, rows above do`() {
    var knowledge = Knowledge.of([narrow])
    knowledge.masks = [Mask(RowKey(.device, "iphone-x"), layer: .local)]
    #expect(Check.references.findings(in: Resolver(knowledge)).map(\.subject) == [])
    knowledge.rules.append(
      .of("m/mine", "1", where: "devices iphone-x", restsOn: narrow.restsOn, layer: .local))
    #expect(Check.references.findings(in: Resolver(knowledge)).map(\.subject) == ["m/mine"])
  }
}
