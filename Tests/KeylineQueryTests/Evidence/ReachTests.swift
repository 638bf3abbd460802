import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// The devices that a statement was read on.
struct ReachTests {
  /// iPhone 14 Pro came with iOS 16, after the last of iPhone X; nobody knows when the last one came.
  private static let devices: [Device] = [
    .iPhoneX, .iPhone14Pro,
    Device.iPhoneX.with {
      ($0.id, $0.name) = ("copy", "Copy")
      $0.copied = [.firstOS]
    },
  ]

  @Test(arguments: [
    ("devices iphone-14-pro iphone-x", "15", "iphone-x", true),
    ("devices iphone-14-pro iphone-x", "15", "iphone-14-pro", false),
    ("devices iphone-14-pro iphone-x", "17", "iphone-x", false),
    ("idiom phone", "15", "iphone-14-pro", false), ("idiom phone", "16", "iphone-14-pro", true),
    ("idiom phone", "12..<16", "iphone-14-pro", false),
    ("idiom phone", "12 17", "iphone-14-pro", true),
  ])
  func `it was not read on one that ran none of its versions`(
    scope: String, os: String, device: Device.ID, isRead: Bool
  ) throws {
    let statement = Observation.of("s/1", "44", where: scope, os: os)
    let resolver = Resolver(
      .of([.of("m/any", "44", restsOn: ["s/1"])], [statement], devices: Self.devices))
    let asked = try #require(resolver.device(device))
    #expect(statement.covers(asked) == isRead)
    #expect(statement.mayBeRead(on: asked) == isRead)
    let answer = try resolver.answer(on: device, os: "16")
    #expect((answer.status == .inferred) != isRead)
    #expect((answer.confidence == .inferred) != isRead)
  }

  @Test(arguments: [("idiom phone", Status.inferred), ("", .inferred), ("devices copy", .known)])
  func `whether one ran its versions is not known from a first OS that was copied`(
    scope: String, status: Status
  ) throws {
    let resolver = Resolver(
      .of(
        [.of("m/any", "44", restsOn: ["s/1"])], [.of("s/1", "44", where: scope, os: "12")],
        devices: Self.devices))
    #expect(try resolver.answer(on: "copy").status == status)
    #expect((try resolver.answer(on: "iphone-x").status == .known) == (scope != "devices copy"))
  }
}
