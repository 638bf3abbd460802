import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

@Suite("Two sides")
struct ComparedSidesTests {
  private static let knowledge = Knowledge.of([
    .of("m/old", "44", os: "..<12"), .of("m/new", "48", os: "12..<"),
  ])
  private static let resolver = Resolver(knowledge)

  private func sides(
    _ devices: [String], _ os: String, against change: String? = nil
  ) throws -> ComparedSides {
    try ComparedSides(
      try DeviceSet(devices, in: Self.knowledge.devices), try VersionSet(os),
      try change.map { text throws(SetError) in try SituationChange(text) }, Situation())
  }

  @Test func `are two versions, two devices or two situations`() throws {
    guard case .versions(_, let left, let right) = try sides(["iphone-x"], "11,12") else {
      Issue.record("not two versions")
      return
    }
    #expect([left, right] == [try .of("11"), try .of("12")])
    guard case .devices(.iPhone8, .iPhoneX, _) = try sides(["iphone-8", "iphone-x"], "11") else {
      Issue.record("not two devices")
      return
    }
    guard case .situations = try sides(["iphone-x"], "11,12", against: "landscape") else {
      Issue.record("not two situations")
      return
    }
  }

  @Test(arguments: [
    (["iphone-x"], "11", ComparedSides.AmbiguousSides.notTwoSides),
    (["iphone-x"], "11,12,13", .notTwoSides), (["notch"], "11", .notTwoSides),
    (["iphone-8", "iphone-x"], "11,12", .twoQuestions),
  ])
  func `are never guessed`(devices: [String], os: String, obscurity: ComparedSides.AmbiguousSides) {
    #expect(throws: obscurity) { try sides(devices, os) }
  }

  @Test func `are the same versions on every device`() throws {
    let releases = ["11.0", "16.0", "18.0"].map {
      Release(version: .of($0), ios: "2020-01-01", ipados: nil)
    }
    #expect(throws: ComparedSides.AmbiguousSides.newestDiffers) {
      try ComparedSides(
        try DeviceSet(["iphone-8", "iphone-xr"], in: Self.knowledge.devices),
        try VersionSet("latest", in: releases), nil, Situation())
    }
  }

  @Test func `leave out devices that never ran them, and say which were named`() throws {
    let situations = Situation.each("orientation portrait")
    let found = try Self.resolver.differences(
      between: try sides(["iphone-8", "iphone-xr", "dynamic-island"], "11,12"),
      of: Self.resolver.knowledge.metrics, in: situations)
    #expect(found.idle == [IdleDevice(device: .iPhoneXR, range: try .of("11"))])
    #expect(Set(found.differences.flatMap(\.devices).map(\.id)) == ["iphone-8"])
    #expect(throws: NoneRan(idle: [IdleDevice(device: .iPhoneXR, range: try .of("11"))])) {
      try Self.resolver.differences(
        between: try sides(["iphone-xr"], "11,12"), of: Self.resolver.knowledge.metrics,
        in: situations)
    }
  }

  @Test func `need a version that both devices ran`() throws {
    let situations = Situation.each("orientation portrait")
    // The iPhone 8 ended with 16, and the iPhone 14 Pro came with it.
    let met = try sides(["iphone-8", "iphone-14-pro"], "11+")
    #expect(
      try Self.resolver.differences(
        between: met, of: Self.resolver.knowledge.metrics, in: situations
      ).haveMet)
    var ended = Device.iPhone8
    ended.lastOS = StatedVersion("15")
    let apart = ComparedSides.devices(ended, .iPhone14Pro, try .of("11+"))
    let found = try Self.resolver.differences(
      between: apart, of: Self.resolver.knowledge.metrics, in: situations)
    #expect(!found.haveMet)
    #expect(found.differences.isEmpty)
  }
}
