import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct LayerTests {
  private static let narrow = "devices iphone-x, orientation portrait"

  @Test(arguments: [
    (Layer.shipped, Layer.project), (.project, .local), (.shipped, .local),
  ])
  func `a higher layer wins, however wide its rule is`(lower: Layer, higher: Layer) throws {
    let rules = [
      Rule.of("m/narrow", "44", where: Self.narrow, layer: lower),
      .of("m/wide", "48", layer: higher),
    ]
    for rules in [rules, rules.reversed()] {
      #expect(try Resolver(.of(rules)).said() == "48")
    }
  }

  @Test func `where the higher layer is silent the lower one speaks`() throws {
    let resolver = Resolver.of(
      .of("m/shipped", "44"),
      .of("m/local", "48", where: "orientation landscape", os: "12..<13", layer: .local))
    #expect(try resolver.said("m", on: "iphone-x", os: "12", "orientation landscape") == "48")
    #expect(try resolver.said("m", on: "iphone-x", os: "12", "orientation portrait") == "44")
    #expect(try resolver.said("m", on: "iphone-x", os: "13", "orientation landscape") == "44")
  }

  @Test func `within a higher layer the strict subset wins as everywhere`() throws {
    let resolver = Resolver.of(
      .of("m/shipped", "1", where: Self.narrow),
      .of("m/wide", "2", layer: .local),
      .of("m/narrow", "3", where: "idiom phone", layer: .local))
    #expect(try resolver.said() == "3")
    #expect(try resolver.said(on: "ipad-9", os: "15") == "2")
  }
}
