import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct OwnElementTests {
  private let metrics: [Metric] = [
    .of("bar", showing: [.navigationBar]), .of("title", showing: [.largeTitle]), .of("total"),
    .of("items", showing: [.barButtonItems]),
  ]

  @Test func `asking a metric puts its own element on screen`() throws {
    let resolver = Resolver.of(
      .of("bar/shown", "44", where: "navigation-bar true", metric: "bar"), metrics: metrics)
    #expect(try resolver.said("bar") == "44")
  }

  @Test func `a rule for the element being absent never holds for the metric`() throws {
    let resolver = Resolver.of(
      .of("bar/absent", "0", where: "navigation-bar false", metric: "bar"), metrics: metrics)
    #expect(try resolver.answer("bar").status == .unknown)
  }

  @Test func `it does so for that metric only`() throws {
    let resolver = Resolver.of(
      .of("total/sum", "bar + title", metric: "total"),
      .of("bar/tall", "96", where: "large-title true", metric: "bar"),
      .of("bar/plain", "44", where: "large-title false", metric: "bar"),
      .of("title/shown", "52", where: "large-title true", metric: "title"),
      metrics: metrics)
    // The title is on screen for its own metric, but not for the bar beside it in the sum.
    #expect(try resolver.said("total") == "96")
    #expect(try resolver.said("total", on: "iphone-x", "large-title true") == "148")
  }

  @Test func `the asked metric's element is not on screen for its terms`() throws {
    let resolver = Resolver.of(
      .of("bar/sum", "status", metric: "bar"),
      .of("status/bare", "20", where: "navigation-bar false", metric: "status"),
      .of("status/barred", "44", where: "navigation-bar true", metric: "status"),
      metrics: metrics)
    #expect(try resolver.said("bar") == "20")
  }

  @Test(arguments: [
    ("", "8"), ("bar-button-items system", "8"), ("bar-button-items custom", "16"),
  ])
  func `items are the system's unless others are there`(
    situation: String, answer: String
  ) throws {
    let resolver = Resolver.of(
      .of("items/system", "8", where: "bar-button-items system", metric: "items"),
      .of("items/custom", "16", where: "bar-button-items custom", metric: "items"),
      metrics: metrics)
    #expect(try resolver.said("items", on: "iphone-x", situation) == answer)
  }
}
