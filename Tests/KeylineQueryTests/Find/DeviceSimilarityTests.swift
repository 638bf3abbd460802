import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Devices that no metric tells apart")
struct LikenessTests {
  private func similarities(_ resolver: Resolver, to id: Device.ID, os: String) throws
    -> [DeviceSimilarity]
  {
    let device = try #require(resolver.device(id))
    let part = try VersionSet(os).parts[0]
    return resolver.similarities(
      to: device, over: part.range,
      among: resolver.knowledge.devices,
      of: resolver.knowledge.metrics, in: Situation().inEachOrientation)
  }

  @Test func `are those with equal values in both orientations`() throws {
    let resolver = Resolver.of(
      .of("m/portrait", "44", where: "devices iphone-x iphone-xr iphone-8, orientation portrait"),
      .of("m/landscape", "32", where: "devices iphone-x iphone-xr, orientation landscape"),
      .of("m/other", "24", where: "devices iphone-8, orientation landscape"))
    let found = try similarities(resolver, to: "iphone-x", os: "12").filter(\.isSame)
    #expect(found.map(\.device.id) == ["iphone-xr"])
    #expect(found.map(\.same) == [2])
  }

  @Test func `unknown never equals a value`() throws {
    let resolver = Resolver.of(
      .of("m/x", "44", where: "devices iphone-x"), .of("n/all", "8", metric: "n"))
    let found = try similarities(resolver, to: "iphone-x", os: "12")
    #expect(found.filter(\.isSame).isEmpty)
    #expect(found.allSatisfy { $0.undecided.map(\.id) == ["m"] })
  }

  @Test func `unknown on both tells nothing and is counted`() throws {
    let resolver = Resolver.of(
      .of("m/x", "44", where: "devices ipad-9"), .of("n/all", "8", metric: "n"))
    let found = try similarities(resolver, to: "iphone-x", os: "12").filter(\.isSame)
    #expect(found.map(\.device.id) == ["iphone-8", "iphone-8-plus", "iphone-xr"])
    #expect(found.map(\.unknown) == [2, 2, 2])
    #expect(found.map(\.same) == [2, 2, 2])
  }

  @Test func `a difference in one of the versions is one`() throws {
    let resolver = Resolver.of(
      .of("m/all", "44"), .of("m/xr", "48", where: "devices iphone-xr", os: "14..<26"))
    let before = try similarities(resolver, to: "iphone-x", os: "13").filter(\.isSame)
    #expect(before.map(\.device.id).contains("iphone-xr"))
    let over = try similarities(resolver, to: "iphone-x", os: "13-14")
    #expect(!over.map(\.device.id).contains("iphone-xr"))
  }

  @Test func `a device that ran none of the versions is not compared`() throws {
    let found = try similarities(Resolver.of(.of("m/all", "44")), to: "iphone-x", os: "11")
    #expect(found.map(\.device.id) == ["iphone-8", "iphone-8-plus"])
  }

  @Test func `attributes of the device are metrics like others`() throws {
    let resolver = Resolver.of(
      .of("m/all", "44"), metrics: [.of("screen.width", .width, .height)])
    let found = try similarities(resolver, to: "iphone-x", os: "12")
    #expect(found.isEmpty)
  }
}
