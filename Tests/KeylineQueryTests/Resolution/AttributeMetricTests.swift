import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct AttributeMetricTests {
  private let metrics: [Metric] = [
    .of("screen.width", .width, .height), .of("screen.height", .height, .width),
    .of("screen.scale", .scale, .scale), .of("screen.cornerRadius", .cornerRadius, .cornerRadius),
  ]

  private func resolver(_ device: Device = .iPhoneX) -> Resolver {
    Resolver(.of([], metrics: metrics, devices: [device]))
  }

  @Test(arguments: [
    ("screen.width", "orientation portrait", "375"),
    ("screen.width", "orientation landscape", "812"),
    ("screen.height", "orientation portrait", "812"),
    ("screen.height", "orientation landscape", "375"),
    ("screen.scale", "orientation landscape", "3"),
  ])
  func `the screen is turned with the device`(
    metric: String, situation: String, value: String
  ) throws {
    let answer = try resolver().answer(metric, on: "iphone-x", situation)
    #expect(answer.text == value)
    #expect(answer.status == .known)
  }

  /// The size of a device was once confirmed by lists of identifiers and of dates.
  @Test(arguments: [
    ([DeviceAttribute.released], Confidence.singleSource), ([.height], .confirmed),
  ])
  func `only sources that state the figure count`(
    holds: [DeviceAttribute], confidence: Confidence
  ) throws {
    let device = Device.iPhoneX.with { $0.sources = ["sizes", "list"] }
    let sources = [
      Source(id: "sizes", title: "S", kind: .dataset),
      Source(id: "list", title: "L", kind: .dataset, holds: holds),
    ]
    let resolver = Resolver(.of([], metrics: metrics, devices: [device], sources: sources))
    let answer = try resolver.answer("screen.width", on: "iphone-x", "orientation landscape")
    #expect(answer.confidence == confidence)
  }

  @Test(arguments: ["zoom zoomed", "display inner"])
  func `what changes the screen makes it unknown`(situation: String) throws {
    let answer = try resolver().answer("screen.width", on: "iphone-x", situation)
    #expect(answer.status == .unknown)
    #expect(answer.why == .unmeasured(nil))
  }

  @Test(arguments: ["presentation page-sheet", "split one-half"])
  func `what changes the window alone leaves the screen as it is`(situation: String) throws {
    let answer = try resolver(.iPad9).answer("screen.width", on: "ipad-9", os: "15", situation)
    #expect(answer.text == "810")
  }

  @Test(arguments: [
    ("display inner", "669"), ("display outer", "375"), ("display inner, zoom zoomed", "unknown"),
    ("display inner, orientation landscape", "unknown"),
  ])
  func `a rule speaks where the attribute does not`(situation: String, answer: String) throws {
    let resolver = Resolver(
      .of(
        [
          .of(
            "w/inner", "669", where: "orientation portrait, display inner", metric: "screen.width")
        ], metrics: metrics))
    let found = try resolver.answer("screen.width", on: "iphone-x", os: "12", situation)
    #expect(found.text == answer)
    #expect((found.rules == ["w/inner"]) == (answer == "669"))
  }

  @Test(arguments: [
    "search active", "status-bar hidden", "in-call-bar true", "design-compatibility true",
    "large-title true",
    "tab-bar true", "sdk 10",
  ])
  func `nothing else changes it`(situation: String) throws {
    #expect(try resolver().said("screen.width", on: "iphone-x", situation) == "375")
  }

  @Test func `an unknown attribute is unknown, never nothing`() throws {
    let answer = try resolver().answer("screen.cornerRadius")
    #expect(answer.status == .unknown)
    #expect(answer.why == .unmeasured(nil))
  }

  @Test func `a copied attribute is inferred`() throws {
    let copy = Device.iPhoneX.with { $0.copied = [.width, .height] }
    let answer = try resolver(copy).answer("screen.width")
    #expect(answer.status == .inferred)
    #expect(answer.confidence == .inferred)
    #expect(try resolver(copy).answer("screen.scale").status == .known)
  }

  @Test func `it is impossible on an OS that the device never ran`() throws {
    #expect(try resolver().answer("screen.width", os: "26").status == .impossible)
  }

  @Test func `a device whose first OS is unknown still has a screen`() throws {
    let blank = Device.iPhoneX.with { $0.firstOS = nil }
    #expect(try resolver(blank).said("screen.width") == "375")
  }

  @Test func `a formula reads it in the orientation of the question`() throws {
    let resolver = Resolver.of(
      .of("tabBar.y", "screen.height - bar", metric: "tabBar.y"),
      .of("bar/portrait", "83", where: "orientation portrait", metric: "bar"),
      .of("bar/landscape", "53", where: "orientation landscape", metric: "bar"), metrics: metrics)
    #expect(try resolver.said("tabBar.y") == "729")
    #expect(try resolver.said("tabBar.y", on: "iphone-x", "orientation landscape") == "322")
  }

  @Test func `the sources of the device are the sources`() throws {
    var device = Device.iPhoneX
    device.sources = ["s"]
    #expect(try resolver(device).answer("screen.width").sources == ["s"])
    #expect(try resolver(device).answer("screen.width").confidence == .singleSource)
    device.sources = ["s", "t"]
    #expect(try resolver(device).answer("screen.width").confidence == .confirmed)
  }
}
