import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

/// Many observations in a row must fare as each of them does alone.
struct ReplayerTests {
  private static let rules: [Rule] = [
    .of("m/old", "20", where: "idiom phone", os: "..<13"),
    .of("m/new", "44", where: "idiom phone", os: "14.1~15..<"),
    .of("m/landscape", "32", where: "idiom phone, orientation landscape"),
    .of("n/all", "1", metric: "n"),
  ]
  private let resolver = Resolver(.of(rules))

  private static let observations: [Observation] = [
    .of("s/1", "20", os: "12"), .of("s/2", "44", os: "12"),
    .of("s/3", "32", where: "orientation landscape", os: "12"),
    .of("s/4", "20", where: "devices iphone-x", os: "12"),
    .of("s/5", "44", where: "devices iphone-x", os: "14.5"),
    .of("s/6", "1", os: "12", metric: "n"), .of("s/7", "2", os: "12", metric: "n"),
    .of("s/8", "1", os: "12", metric: "nowhere"),
  ]

  @Test func `what was asked before changes no verdict and no place`() {
    var replayer = Replayer(resolver)
    for observation in Self.observations + Self.observations.reversed() {
      let together = replayer.replay(observation)
      let alone = resolver.replay(observation)
      #expect(together.verdict == alone.verdict, "\(observation.id)")
      #expect(together.places.map(\.device) == alone.places.map(\.device), "\(observation.id)")
      #expect(together.places.map(\.version) == alone.places.map(\.version), "\(observation.id)")
      #expect(together.places.map(\.result) == alone.places.map(\.result), "\(observation.id)")
    }
  }

  @Test(arguments: [
    "", "idiom phone", "home-button true", "devices iphone-x", "devices iphone-8 iphone-x",
    "devices iphone-x, idiom pad", "devices no-such-device", "devices iphone-x no-such-device",
    "width 375", "orientation landscape",
  ])
  func `the devices of a scope are those that an observation covers, the oldest first`(
    scope: String
  ) {
    let observation = Observation.of("s/1", "20", where: scope, os: "1..<")
    let covered = resolver.knowledge.devices.filter(observation.covers)
    #expect(resolver.devices(in: observation.scope).map(\.id) == covered.map(\.id))
  }

  @Test func `a device that is like a listed one is not spoken of`() {
    let copy = Device.device("mine", "Mine", .iphone) { $0.like = "iphone-x" }
    var knowledge = Knowledge.of(Self.rules)
    knowledge.devices.append(copy)
    let resolver = Resolver(knowledge)
    let observation = Observation.of("s/1", "20", where: "devices iphone-x", os: "12")
    #expect(resolver.devices(in: observation.scope).map(\.id) == ["iphone-x"])
  }
}
