import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct DefaultsTests {
  @Test(arguments: [
    "presentation page-sheet", "zoom zoomed", "design-compatibility true", "in-call-bar true",
    "status-bar hidden", "display inner",
  ])
  func `silence means the default here`(situation: String) throws {
    let resolver = Resolver.of(.of("m/silent", "44"))
    #expect(try resolver.answer() == "44")
    let outcome = try resolver.outcome("m", on: "iphone-x", os: "12", situation)
    #expect(outcome.status == .unknown)
    #expect(outcome.value == nil)
    let dimension = try #require(Scope.of(situation).conditions.keys.first)
    #expect(outcome.nearest?.failures == [.condition(dimension)])
  }

  @Test(arguments: [
    "presentation page-sheet", "zoom zoomed", "design-compatibility true", "in-call-bar true",
    "status-bar hidden", "display inner",
  ])
  func `a rule for something else than the default does not hold by default`(
    situation: String
  ) throws {
    let resolver = Resolver.of(.of("m/special", "44", where: situation))
    #expect(try resolver.outcome().status == .unknown)
    #expect(try resolver.answer("m", on: "iphone-x", os: "12", situation) == "44")
  }

  @Test(arguments: ["split one-third", "split one-half", "split two-thirds"])
  func `a split says nothing of a phone, and on an iPad silence means the default`(
    situation: String
  ) throws {
    let resolver = Resolver.of(.of("m/silent", "44"))
    #expect(try resolver.answer("m", on: "iphone-x", os: "12", situation) == "44")
    #expect(try resolver.answer("m", on: "ipad-9", os: "15", situation) == "unknown")
  }

  @Test(arguments: [
    "orientation portrait", "orientation landscape", "sdk 10", "sdk 26", "navigation-bar true",
    "large-title true", "prompt true", "search-bar true", "title-view true",
    "bar-button-items system", "bar-button-items custom", "tab-bar true", "toolbar true",
  ])
  func `silence means any here`(situation: String) throws {
    #expect(try Resolver.of(.of("m/silent", "44")).answer("m", on: "iphone-x", situation) == "44")
  }

  @Test func `any includes what is not the default`() throws {
    let resolver = Resolver.of(.of("m/any", "44", where: "zoom any"))
    #expect(try resolver.answer("m", on: "iphone-x", "zoom zoomed") == "44")
    #expect(try resolver.answer() == "44")
  }

  @Test(arguments: [
    ("orientation portrait", "44"), ("orientation landscape", "unknown"),
    ("large-title false", "44"), ("large-title true", "unknown"),
    ("bar-button-items none", "44"), ("bar-button-items system", "unknown"),
    ("tab-bar false", "44"), ("tab-bar true", "unknown"),
  ])
  func `a query is portrait and without bars`(condition: String, answer: String) throws {
    #expect(try Resolver.of(.of("m/rule", "44", where: condition)).answer() == answer)
  }
}
