import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct DefaultsTests {
  /// A phone with a home button has a taller bar in a call; compatibility came with iOS 26.
  static let situations = [
    ("presentation page-sheet", "iphone-x", "12"), ("zoom zoomed", "iphone-x", "12"),
    ("design-compatibility true", "iphone-14-pro", "26"), ("in-call-bar true", "iphone-8", "12"),
    ("status-bar hidden", "iphone-x", "12"), ("display inner", "iphone-x", "12"),
  ]

  @Test(arguments: situations)
  func `silence means the default here`(situation: String, device: String, os: String) throws {
    let resolver = Resolver.of(.of("m/silent", "44"))
    #expect(try resolver.said() == "44")
    let answer = try resolver.answer("m", on: device, os: os, situation)
    #expect(answer.status == .unknown)
    #expect(answer.value == nil)
    let dimension = try #require(Scope.of(situation).conditions.keys.first)
    #expect(
      try resolver.nearest("m", on: device, os: os, situation)?.failures == [.condition(dimension)])
  }

  @Test(arguments: situations)
  func `a rule for something else than the default does not hold by default`(
    situation: String, device: String, os: String
  ) throws {
    let resolver = Resolver.of(.of("m/special", "44", where: situation))
    #expect(try resolver.answer().status == .unknown)
    #expect(try resolver.said("m", on: device, os: os, situation) == "44")
  }

  @Test func `what is not about a device or a version yet changes nothing there`() throws {
    let resolver = Resolver.of(.of("m/silent", "44"))
    #expect(try resolver.said("m", on: "iphone-x", os: "12", "in-call-bar true") == "44")
    #expect(try resolver.said("m", on: "iphone-8", os: "13", "in-call-bar true") == "44")
    #expect(
      try resolver.said("m", on: "iphone-x", os: "12", "design-compatibility true") == "44")
  }

  /// A search is in the navigation bar: the status bar above it and a switch are what they were.
  @Test(arguments: [
    ("statusBar.height", "search active", "44"),
    ("screen.safeAreaInsets.top", "search active", "44"),
    ("switch.width", "search cancelled", "44"), ("switch.width", "status-bar hidden", "44"),
    ("widget.height", "in-call-bar true", "44"),
    ("statusBar.height", "status-bar hidden", "unknown"),
    ("switchboard.width", "search active", "unknown"),
    ("safeAreaInsets.top", "search active", "unknown"),
    ("navigationBar.height", "search active", "unknown"),
  ])
  func `a condition on which a metric cannot depend changes nothing`(
    metric: String, situation: String, answer: String
  ) throws {
    let resolver = Resolver.of(.of("m/silent", "44", os: "..<13", metric: metric))
    #expect(try resolver.said(metric, on: "iphone-8", os: "12", situation) == answer)
  }

  @Test(arguments: ["split one-third", "split one-half", "split two-thirds"])
  func `a split says nothing of a phone, and on an iPad silence means the default`(
    situation: String
  ) throws {
    let resolver = Resolver.of(.of("m/silent", "44"))
    #expect(try resolver.said("m", on: "iphone-x", os: "12", situation) == "44")
    #expect(try resolver.said("m", on: "ipad-9", os: "15", situation) == "unknown")
  }

  @Test(arguments: [
    "orientation portrait", "orientation landscape", "sdk 10", "sdk 26", "navigation-bar true",
    "large-title true", "prompt true", "search-bar true", "title-view true",
    "bar-button-items system", "bar-button-items custom", "tab-bar true", "toolbar true",
  ])
  func `silence means any here`(situation: String) throws {
    #expect(try Resolver.of(.of("m/silent", "44")).said("m", on: "iphone-x", situation) == "44")
  }

  @Test func `any includes what is not the default`() throws {
    let resolver = Resolver.of(.of("m/any", "44", where: "zoom any"))
    #expect(try resolver.said("m", on: "iphone-x", "zoom zoomed") == "44")
    #expect(try resolver.said() == "44")
  }

  @Test(arguments: [
    ("orientation portrait", "44"), ("orientation landscape", "unknown"),
    ("large-title false", "44"), ("large-title true", "unknown"),
    ("bar-button-items none", "44"), ("bar-button-items system", "unknown"),
    ("tab-bar false", "44"), ("tab-bar true", "unknown"),
  ])
  func `a query is portrait and without bars`(condition: String, answer: String) throws {
    #expect(try Resolver.of(.of("m/rule", "44", where: condition)).said() == answer)
  }
}
