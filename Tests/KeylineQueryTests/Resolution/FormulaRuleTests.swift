import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct FormulaRuleTests {
  private static func resolver(_ formula: String, _ terms: Rule...) -> Resolver {
    Resolver(
      .of(
        [.of("sum/all", formula, metric: "sum")] + terms,
        metrics: [.of("new", since: "13"), .of("a"), .of("b"), .of("sum")]))
  }

  @Test(arguments: [
    ("a + b", "96"), ("a - b", "-8"), ("b - a", "8"), ("a + b - a", "52"), ("a", "44"),
    ("b - a - a", "-36"), ("a + a", "88"),
  ])
  func `a formula is a sum with signs`(formula: String, value: String) throws {
    let resolver = Self.resolver(
      formula, .of("a/any", "44", metric: "a"), .of("b/any", "52", metric: "b"))
    #expect(try resolver.answer("sum") == value)
  }

  @Test func `thirds add up to whole points`() throws {
    let resolver = Self.resolver(
      "a + a + b", .of("a/any", "53.667", metric: "a"), .of("b/any", "0.667", metric: "b"))
    #expect(try resolver.answer("sum") == "108")
  }

  @Test func `a sum with an unknown term is unknown, and says which`() throws {
    let resolver = Self.resolver(
      "a + b", .of("a/any", "44", metric: "a"), .of("b/xr", "52", where: "width 414", metric: "b"))
    let outcome = try resolver.outcome("sum")
    #expect(outcome.status == .unknown)
    #expect(outcome.value == nil)
    guard case .term("b", .noRule(let nearest)) = outcome.reason else {
      Issue.record("\(String(describing: outcome.reason)) does not name b")
      return
    }
    #expect(nearest?.rule.id == "b/xr")
    #expect(nearest?.failures == [.condition(.width)])
  }

  @Test func `a sum with a term that does not exist yet is not applicable`() throws {
    let resolver = Self.resolver(
      "a + new", .of("a/any", "44", metric: "a"), .of("new/any", "52", metric: "new"))
    #expect(try resolver.outcome("sum", os: "12").status == .notApplicable)
    #expect(try resolver.outcome("sum", os: "12").reason == .term("new", .since(.of("13"))))
    #expect(try resolver.answer("sum", os: "13") == "96")
  }

  @Test func `a sum with an uncertain term has the sums as candidates`() throws {
    let resolver = Self.resolver(
      "a - b", .of("a/any", "100", metric: "a"),
      .of("b/old", "24", os: "..<12~13", metric: "b"),
      .of("b/new", "32", os: "12~13..<", metric: "b"))
    let outcome = try resolver.outcome("sum", os: "12.3")
    #expect(outcome.status == .uncertain)
    #expect(Set(outcome.candidates) == [Length(points: 76), Length(points: 68)])
    #expect(try resolver.answer("sum", os: "12") == "76")
    #expect(try resolver.answer("sum", os: "13") == "68")
  }

  @Test func `a more specific plain value beats a formula`() throws {
    let resolver = Self.resolver(
      "a + b", .of("a/any", "49", metric: "a"), .of("b/any", "0", metric: "b"),
      .of("sum/pads", "65", where: "idiom pad", metric: "sum"))
    #expect(try resolver.answer("sum", on: "ipad-9", os: "15") == "65")
    #expect(try resolver.answer("sum") == "49")
  }

  @Test func `a more specific formula beats a plain value`() throws {
    let resolver = Resolver.of(
      .of("sum/any", "49", metric: "sum"), .of("a/any", "44", metric: "a"),
      .of("sum/titled", "a + a", where: "large-title true", metric: "sum"))
    #expect(try resolver.answer("sum") == "49")
    #expect(try resolver.answer("sum", on: "iphone-x", "large-title true") == "88")
  }

  @Test func `formulas rest on formulas`() throws {
    let resolver = Self.resolver(
      "a + b", .of("a/sum", "b + c", metric: "a"), .of("b/any", "20", metric: "b"),
      .of("c/any", "44", metric: "c"))
    let outcome = try resolver.outcome("sum")
    #expect(outcome.text == "84")
    #expect(outcome.rules == ["sum/all", "a/sum", "b/any", "c/any"])
  }

  @Test func `a sum may be negative or nothing`() throws {
    let resolver = Self.resolver("a - a", .of("a/any", "44", metric: "a"))
    let outcome = try resolver.outcome("sum")
    #expect(outcome.value == .zero)
    #expect(outcome.status == .known)
  }
}
