import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("How a reading of others fares, in words")
struct ComparisonTextTests {
  /// Sets one value for the metric `m` against rules, on one device.
  private func comparison(
    _ value: String, _ rules: [Rule], on device: Device = .iPhoneX
  ) -> Comparison {
    let resolver = Resolver(.of(rules))
    let reading = Observation.of("file/1", value, where: "devices \(device.id)", os: "..<")
    return Comparison(device: device, stretches: resolver.stretches(of: reading, on: device))
  }

  private static let labels = VersionLabels([])

  /// 44, from iOS 12 on 48, from iOS 14 on 44 again.
  private static let there: [Rule] = [
    .of("m/1", "44", os: "..<12"), .of("m/2", "48", os: "12..<14"), .of("m/3", "44", os: "14..<"),
  ]
  private static let once: [Rule] = [.of("m/1", "44", os: "..<14"), .of("m/2", "48", os: "14..<")]
  private static let always: [Rule] = [.of("m/1", "44")]
  private static let gap: [Rule] = [.of("m/1", "44", os: "..<12"), .of("m/2", "44", os: "14..<15")]

  @Test(
    arguments: [
      ("44", always, "yes", "44"), ("45", always, "no", "44"),
      ("44", once, "before iOS 14 only", "48 from iOS 14"),
      ("48", once, "from iOS 14 only", "44 before iOS 14"),
      ("20", once, "no", "44 before iOS 14, 48 from iOS 14"),
      ("48", there, "iOS 12–13 only", "44 before iOS 12, 44 from iOS 14"),
      ("44", there, "iOS 11, 14–16 only", "48 on iOS 12–13"),
      // What is unknown contradicts nothing.
      ("44", gap, "yes", "44"), ("45", gap, "no", "44"), ("44", [], "", "unknown"),
    ])
  func `says where it is right, and what is known instead`(
    value: String, rules: [Rule], right: String, ours: String
  ) {
    let comparison = comparison(value, rules)
    #expect(comparison.right(Self.labels) == right)
    #expect(comparison.ours(Self.labels) == ours)
  }

  @Test(arguments: [
    ("44", "at least through iOS 17.2", "44 or 48 on iOS 17.2.1–26.0, 48 from iOS 26.1"),
    ("48", "at least from iOS 26.1", "44 through iOS 17.2, 44 or 48 on iOS 17.2.1–26.0"),
  ])
  func `says "at least" where it is not known when the value changed`(
    value: String, right: String, ours: String
  ) {
    let rules: [Rule] = [
      .of("m/1", "44", os: "..<17.2~26.1"), .of("m/2", "48", os: "17.2~26.1..<"),
    ]
    let comparison = comparison(value, rules, on: .iPhone14Pro)
    #expect(comparison.right(Self.labels) == right)
    #expect(comparison.ours(Self.labels) == ours)
  }

  @Test(arguments: [("44", "at least through iOS 17.2"), ("48", "perhaps from iOS 17.2.1")])
  func `says "perhaps" where it may be right before a change whose version is unknown`(
    value: String, right: String
  ) {
    let rules: [Rule] = [
      .of("m/1", "44", os: "..<17.2~26.1"), .of("m/2", "48", os: "17.2~26.1..<26.1"),
    ]
    #expect(comparison(value, rules, on: .iPhone14Pro).right(Self.labels) == right)
  }

  @Test func `the versions of an iPad are of iPadOS from 13 on`() {
    let pad = Device.iPadPro11.with { $0.lastOS = StatedVersion("18") }
    func comparison(_ value: String, _ rules: [Rule]) -> Comparison {
      let resolver = Resolver(.of(rules, devices: [pad]))
      let reading = Observation.of("file/1", value, where: "devices \(pad.id)", os: "..<")
      return Comparison(device: pad, stretches: resolver.stretches(of: reading, on: pad))
    }
    let rules: [Rule] = [
      .of("m/1", "44", os: "..<17"), .of("m/2", "48", os: "17..<18"), .of("m/3", "44", os: "18..<"),
    ]
    #expect(comparison("48", rules).right(Self.labels) == "iPadOS 17 only")
    #expect(
      comparison("48", rules).ours(Self.labels) == "44 before iPadOS 17, 44 from iPadOS 18")
    #expect(comparison("44", rules).ours(Self.labels) == "48 on iPadOS 17")
    let late: [Rule] = [
      .of("m/1", "44", os: "..<17.2~18.1"), .of("m/2", "48", os: "17.2~18.1..<"),
    ]
    #expect(comparison("44", late).right(Self.labels) == "at least through iPadOS 17.2")
  }

  @Test func `is supported by what tells against it, or else for it`() {
    let observations: [Observation] = [
      .of("a/1", "44", where: "devices iphone-x", os: "11"),
      .of("b/1", "44", where: "devices iphone-x", os: "11"),
      .of("c/1", "48", where: "devices iphone-x", os: "14"),
    ]
    let resolver = Resolver(
      .of(
        [
          .of("m/1", "44", os: "..<14", restsOn: ["a/1", "b/1"]),
          .of("m/2", "48", os: "14..<", restsOn: ["c/1"]),
        ], observations))
    func comparison(_ value: String) -> Comparison {
      let reading = Observation.of("file/1", value, where: "devices iphone-x", os: "..<")
      return Comparison(
        device: .iPhoneX, stretches: resolver.stretches(of: reading, on: .iPhoneX))
    }
    #expect(comparison("44").sources == ["c"])
    #expect(comparison("44").confidence == .singleSource)
    #expect(comparison("48").sources == ["a", "b"])
    #expect(comparison("48").confidence == .confirmed)
    #expect(comparison("20").sources == ["a", "b", "c"])
    #expect(comparison("20").confidence == .singleSource)
  }

  @Test func `says why nothing is known where no version is known to have run`() {
    let device = Device.iPhoneX.with { $0.firstOS = nil }
    let comparison = Comparison(device: device, stretches: [])
    #expect(comparison.right(Self.labels) == "")
    #expect(comparison.ours(Self.labels) == "its first OS is unknown")
  }
}
