import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Conditions about other devices")
struct ForeignConditionTests {
  @Test(arguments: [
    // The rules about its size tell which device folds.
    ("iphone-x", "44"), ("iphone-xr", "unknown"),
  ])
  func `a second display matters where there is one`(device: String, answer: String) throws {
    let resolver = Resolver.of(
      .of("m/all", "44"),
      .of(
        "screen-width/inner", "700", where: "devices iphone-xr, display inner",
        metric: Resolver.foldingMetric),
      metrics: [.of(Resolver.foldingMetric)])
    #expect(try resolver.said(on: device, os: "12", "display inner") == answer)
  }

  @Test func `where no rule about the size is at hand, nobody knows`() throws {
    let resolver = Resolver.of(.of("m/all", "44"))
    #expect(try resolver.said(on: "iphone-x", os: "12", "display inner") == "unknown")
  }

  @Test(arguments: [
    (Dimension.split, Idiom.phone, false), (.split, .pad, true), (.zoom, .phone, true),
  ])
  func `a condition knows its kind of device`(dimension: Dimension, idiom: Idiom, isAbout: Bool) {
    #expect(dimension.isAbout(idiom) == isAbout)
  }
}
