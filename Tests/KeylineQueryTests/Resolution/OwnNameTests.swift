import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// A device that is like another one, and rules that name either.
struct OwnNameTests {
  private static let devices: [Device] = [
    .iPhoneX, .device("bar-phone", "Bar Phone", .iphone, follow("iphone-x")),
    .device("baz-phone", "Baz Phone", .iphone, follow("bar-phone")),
  ]

  private static func follow(_ template: Device.ID) -> (inout Device) -> Void {
    {
      $0.like = template
      $0.firstOS = StatedVersion("12")
    }
  }

  private func resolver(_ own: String, _ template: String, layer: Layer = .shipped) -> Resolver {
    Resolver(
      .of(
        [
          .of("m/a", "44", where: template, layer: layer),
          .of("m/b", "50", where: own),
        ], devices: Self.devices))
  }

  @Test(
    arguments: ["devices bar-phone", "devices bar-phone iphone-x"],
    ["devices iphone-x", "devices iphone-x, orientation portrait"])
  func `what is said of a device by name wins over what is said of the one that it is like`(
    own: String, template: String
  ) throws {
    let resolver = resolver(own, template)
    #expect(try resolver.said(on: "bar-phone") == "50")
    #expect(try resolver.said(on: "iphone-x") == "44")
  }

  @Test func `a name in a list wins over the one that a device is like at second hand`() throws {
    let resolver = resolver("devices baz-phone", "devices iphone-x, orientation portrait")
    #expect(try resolver.said(on: "baz-phone") == "50")
    #expect(try resolver.said(on: "bar-phone") == "44")
  }

  @Test func `a layer wins over a name`() throws {
    let resolver = resolver("devices bar-phone", "devices iphone-x", layer: .local)
    #expect(try resolver.said(on: "bar-phone") == "44")
  }
}
