import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// Each linter, by a mistake that somebody really published, and by what is right instead.
struct PublishedMistakesTests {
  private static let left = "screen.safeAreaInsets.left"
  private static let right = "screen.safeAreaInsets.right"
  private static let top = "screen.safeAreaInsets.top"
  private static let landscape = "devices iphone-x, orientation landscape"

  /// A table of device frames had 47 on one side and 44 on the other.
  @Test(arguments: [("44", "44", true), ("47", "44", false)])
  func `sides that differ in landscape are found`(left: String, right: String, isRight: Bool) {
    let findings = Check.symmetry.subjects(
      .of([
        .of("l/a", left, where: Self.landscape, metric: Self.left),
        .of("r/a", right, where: Self.landscape, metric: Self.right),
      ]))
    #expect(findings == (isRight ? [] : ["iphone-x"]))
  }

  /// The same package had an iPhone 12 of 1024 × 1366 points.
  @Test(arguments: [(390, true), (1024, false)])
  func `a phone with a tablet's size is found`(width: Int, isRight: Bool) {
    let device = Device.device("iphone-12", "iPhone 12", .iphone) {
      $0.width = Length(points: width)
    }
    #expect(Check.size.subjects(.of([], devices: [device])) == (isRight ? [] : ["iphone-12"]))
  }

  /// Two snapshot libraries had a bottom inset of 0 for an iPad without home button.
  @Test(arguments: [
    ("ipad-pro-11-1", "20", true), ("ipad-pro-11-1", "0", false), ("iphone-8", "0", true),
    ("iphone-8", "34", false),
  ])
  func `a home indicator where there is none, or none where there is one, is found`(
    device: String, height: String, isRight: Bool
  ) throws {
    let devices = Device.samples.filter { $0.id == device || $0.family == .ipad }
    let id =
      device == "iphone-8"
      ? "iphone-8"
      : try #require(
        devices.first { $0.homeButton == false }?.id)
    let findings = Check.homeIndicator.subjects(
      .of(
        [.of("h/a", height, where: "devices \(id)", metric: "homeIndicator.height")]))
    #expect(findings == (isRight ? [] : [id]))
  }

  /// A popular table gives 44 for the iPhone XR and names no version; it went to 48 with iOS 14.
  @Test func `one number for versions between which the value changed is found`() {
    let rules: [Rule] = [
      .of("m/old", "44", where: "devices iphone-xr", os: "..<14"),
      .of("m/new", "48", where: "devices iphone-xr", os: "14..<"),
    ]
    func findings(_ os: String, _ disputed: String?) -> [String] {
      Check.knownChange.subjects(
        .of(rules, [.of("t/xr", "44", where: "devices iphone-xr", os: os, disputed: disputed)]))
    }
    #expect(findings("12..<", nil) == ["t/xr"])
    #expect(findings("12..<14", nil).isEmpty)
    #expect(findings("12..<", "right before iOS 14 only").isEmpty)
  }

  /// Libraries took the 59 of the safe area for the status bar of a Dynamic Island phone, 54.
  @Test(arguments: [("54", true), ("59", false)])
  func `the safe area taken for the status bar is found`(height: String, isRight: Bool) {
    let findings = Check.statusBar.subjects(
      .of(
        [
          .of("s/a", "54", where: "devices iphone-14-pro", metric: "statusBar.height"),
          .of("t/a", "59", where: "devices iphone-14-pro", metric: Self.top),
        ],
        [
          .of(
            "x/a", height, where: "devices iphone-14-pro", os: "17", metric: "statusBar.height")
        ]))
    #expect(findings == (isRight ? [] : ["x/a"]))
  }

  /// A table of bars ended one stretch at 13 and began the next at 14.
  @Test(arguments: [("..<14", true), ("..<13", false)])
  func `bounds with a gap are found`(os: String, isRight: Bool) {
    let findings = Check.gaps.subjects(
      .of([.of("m/old", "44", os: os), .of("m/new", "48", os: "14..<")]))
    #expect(findings == (isRight ? [] : ["m/old"]))
  }

  /// A landscape inset of 24 was copied through three projects; the measurement says 21.
  @Test(arguments: [("21", true), ("24", false)])
  func `a rule that its own evidence does not support is found`(value: String, isRight: Bool) {
    let findings = Check.support.subjects(
      .of(
        [.of("m/x", value, where: "devices iphone-x", restsOn: ["u/x"])],
        [.of("u/x", "21", where: "devices iphone-x", os: "12")]))
    #expect(findings == (isRight ? [] : ["m/x"]))
  }

  /// A list of releases ended before the version that a device came with.
  @Test(arguments: [("12.0", true), ("11.0", false), ("11.4.1", false)])
  func `releases that end before the first version of a device are found`(
    newest: String, isRight: Bool
  ) {
    var knowledge = Knowledge.of([], devices: [.iPhoneXR])
    knowledge.releases = [Release(version: .of(newest), ios: nil, ipados: nil)]
    #expect(Check.releases.subjects(knowledge) == (isRight ? [] : ["iphone-xr"]))
  }

  /// The inner display of a foldable was measured twice, and no rule used it.
  @Test(arguments: [
    ("t/a", "669", "27.1", false), ("s/b", "669", "27.1", true), ("t/a", "670", "27.1", true),
    ("t/a", "669", "27", true),
  ])
  func `what two sources measured alike and no rule says is found`(
    id: String, value: String, os: String, isRight: Bool
  ) {
    let observations: [Observation] = [
      .of("s/a", "669", where: "devices iphone-14-pro, display inner", os: "27.1"),
      .of(id, value, where: "devices iphone-14-pro, display inner", os: os),
    ]
    #expect(Check.agreement.subjects(.of([], observations)) == (isRight ? [] : ["s/a"]))
    #expect(
      Check.agreement.subjects(
        .of([.of("m/inner", "669", where: "display inner")], observations)
      ).isEmpty)
  }

  /// A bar was recorded as it stands after a search; the bar at rest is another situation.
  @Test(arguments: [("search cancelled", true), ("", false)])
  func `two values of one source for one situation are found`(search: String, isRight: Bool) {
    let condition = search.isEmpty ? "" : ", " + search
    let findings = Check.distinction.subjects(
      .of(
        [.of("m/bar", "54", where: "devices iphone-14-pro", restsOn: ["o/rest"])],
        [
          .of("o/rest", "54", where: "devices iphone-14-pro", os: "26.1"),
          .of("o/searched", "114", where: "devices iphone-14-pro" + condition, os: "26.1"),
        ]))
    #expect(findings == (isRight ? [] : ["o/searched"]))
  }

  /// A dump that several notes quote was counted once for each.
  @Test(arguments: [(nil, false), ("s", true)])
  func `two sources at one place are found`(copyOf: String?, isRight: Bool) {
    let sources = ["s", "t"].map {
      Source(
        id: $0, title: $0, kind: .notes, address: "https://example.org/dump",
        copyOf: $0 == "t" ? copyOf : nil)
    }
    #expect(Check.copies.subjects(.of([], sources: sources)) == (isRight ? [] : ["t"]))
  }

  /// The inset above a toolbar was known under a navigation bar, and unknown without one.
  @Test(arguments: [("toolbar true", true), ("toolbar true, navigation-bar true", false)])
  func `a bottom inset that only a navigation bar makes known is found`(
    condition: String, isRight: Bool
  ) {
    let rules: [Rule] = [
      .of("b/none", "34", where: "toolbar false", metric: "safeAreaInsets.bottom"),
      .of("b/bar", "86", where: condition, metric: "safeAreaInsets.bottom"),
    ]
    let findings = Check.bottomInset.subjects(.of(rules, devices: [.iPhoneX]))
    #expect(Set(findings) == (isRight ? [] : ["iphone-x"]))
  }

  @Test func `an observation that agrees and that no rule uses is found`() {
    let findings = Check.use.subjects(
      .of(
        [.of("m/x", "21", where: "devices iphone-x", restsOn: ["u/x"])],
        [
          .of("u/x", "21", where: "devices iphone-x", os: "12"),
          .of("v/x", "21", where: "devices iphone-x", os: "13"),
          .of("w/x", "24", where: "devices iphone-x", os: "13", disputed: "copied"),
        ]))
    #expect(findings == ["v/x"])
  }
}
