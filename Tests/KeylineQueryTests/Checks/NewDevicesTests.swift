import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// A new device may be the first to meet the conditions of two rules that disagree.
struct NewDevicesTests {
  private static let rules: [Rule] = [
    .of("m/x-family", "44", where: "devices iphone-x"), .of("m/390", "48", where: "width 390"),
  ]

  private func conflict(
    _ rules: [Rule], like template: Device.ID?, width: Int?, id: Device.ID = "mine"
  ) -> Finding? {
    var knowledge = Knowledge.of(rules)
    knowledge.devices.append(
      .device(id, "Mine", .iphone) {
        $0.like = template
        $0.width = width.map(Length.init(points:))
        ($0.firstOS, $0.lastOS) = (StatedVersion("12"), StatedVersion("16"))
      })
    return Resolver(knowledge).conflict(on: [id])
  }

  @Test func `a device that meets both is found, with both rules and the first version`() throws {
    let finding = try #require(conflict(Self.rules, like: "iphone-x", width: 390))
    #expect(finding.subject == "mine")
    guard case .wouldConflict("m", "Mine", let version, let rules) = finding.fault else {
      Issue.record("\(finding)")
      return
    }
    #expect(version == OSVersion(12))
    #expect(Set(rules) == ["m/x-family", "m/390"])
  }

  @Test(
    arguments: [
      ("iphone-x", 375), ("iphone-x", nil), (nil, 390), (nil, nil), ("iphone-8", 390),
    ] as [(String?, Int?)])
  func `one that meets at most one of them is fine`(template: String?, width: Int?) {
    #expect(conflict(Self.rules, like: template, width: width) == nil)
  }

  @Test(arguments: [
    // They say the same, hold at other times, or one of them is narrower.
    [
      Rule.of("m/x-family", "44", where: "devices iphone-x"),
      .of("m/390", "44", where: "width 390"),
    ],
    [
      .of("m/x-family", "44", where: "devices iphone-x", os: "..<13"),
      .of("m/390", "48", where: "width 390", os: "13..<"),
    ],
    [
      .of("m/phones", "44", where: "idiom phone"),
      .of("m/390", "48", where: "idiom phone, width 390"),
    ],
  ])
  func `rules that do not contradict each other are none`(rules: [Rule]) {
    #expect(conflict(rules, like: "iphone-x", width: 390) == nil)
  }

  @Test func `devices that are there already are not asked, and none is not`() {
    let resolver = Resolver(.of(Self.rules))
    #expect(resolver.conflict(on: []) == nil)
    #expect(resolver.conflict(on: ["iphone-x", "no-such-device"]) == nil)
  }

  @Test func `of many that no rule can tell apart the first is named`() {
    var knowledge = Knowledge.of(Self.rules)
    let ids = (0..<50).map { "mine-\($0)" }
    for id in ids {
      knowledge.devices.append(
        .device(id, id, .iphone) {
          $0.like = "iphone-x"
          $0.width = Length(points: 390)
          ($0.firstOS, $0.lastOS) = (StatedVersion("12"), StatedVersion("16"))
        })
    }
    #expect(Resolver(knowledge).conflict(on: ids)?.subject == "mine-0")
  }
}
