import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

/// Each linter of what is traced to its source, by a mistake that was really in the shipped data,
/// and by what is right instead.
struct TracingTests {
  /// A library of constants that names no version was recorded as from iOS 11 on for phones of 2022.
  @Test(arguments: [
    ("11..<26", false), ("16..<26", true), ("..<", true), ("..<26", true), ("15", false),
    ("15 16", false), ("16", true), ("17.2", true),
  ])
  func `an observation older than its devices is found`(os: String, isRight: Bool) {
    let findings = Check.age.subjects(
      .of([], [.of("q/top", "59", where: "devices iphone-14-pro", os: os)]))
    #expect(findings == (isRight ? [] : ["q/top"]))
  }

  @Test func `a device that ran none of the versions is found`() {
    let scope = "devices iphone-8 iphone-14-pro"
    #expect(Check.age.subjects(.of([], [.of("q/a", "1", where: scope, os: "12")])) == ["q/a"])
    #expect(Check.age.subjects(.of([], [.of("q/a", "1", where: scope, os: "16")])).isEmpty)
  }

  /// A class of devices may begin before some of them did.
  @Test func `an observation about a class is of any age`() {
    #expect(Check.age.subjects(.of([], [.of("q/a", "1", where: "idiom phone", os: "7")])).isEmpty)
  }

  /// A hundred and fifty rows had a stretch between a device's first version and a redesign, from
  /// sources that name no version at all.
  @Test(arguments: [
    ("16..<26", Observation.Obtained.tabulated, nil, false),
    ("16..<26", .tabulated, "2026-11-22", true),
    ("16..<", .reported, nil, false), ("..<", .tabulated, nil, true), ("16", .tabulated, nil, true),
    ("..<", .measured, nil, true), ("14..<26", .measured, "2026-11-22", false),
  ])
  func `a stretch that nobody found in its source again is found`(
    os: String, obtained: Observation.Obtained, readAgain: String?, isRight: Bool
  ) {
    let row = Observation(
      id: "q/top", metric: "m", source: "q", scope: .of("devices iphone-14-pro"), os: .of(os),
      value: Length(points: 59), obtained: obtained, readAgain: readAgain)
    #expect(Check.stretches.subjects(.of([], [row])) == (isRight ? [] : ["q/top"]))
  }

  /// What others add for themselves is theirs to judge.
  @Test func `a stretch in a row of one's own is left alone`() {
    let row = Observation.of("mine/top", "59", os: "16..<26", .reported, layer: .local)
    #expect(Check.stretches.subjects(.of([], [row])).isEmpty)
  }

  /// One project's probes were counted as if another had confirmed them; people who write in the
  /// threads of a repository are several.
  @Test(arguments: [
    ("a/probe/blob/main/one.md", "a/probe/blob/main/two.md", Source.Kind.notes, false),
    ("a/probe", "a/probe/releases/tag/1", .notes, false),
    ("a/probe/blob/main/one.md", "a/other/blob/main/one.md", .notes, true),
    ("a/probe/issues/1", "a/probe/issues/2", .issue, true),
    ("a/probe/issues/1", "a/probe/issues/1", .issue, false),
  ])
  func `two sources of one repository are found`(
    first: String, second: String, kind: Source.Kind, isRight: Bool
  ) {
    func sources(copyOf: String? = nil) -> [Source] {
      [("s", first, nil), ("t", second, copyOf)].map {
        Source(
          id: $0.0, title: $0.0, kind: kind, address: "https://github.com/" + $0.1, copyOf: $0.2)
      }
    }
    #expect(Check.copies.subjects(.of([], sources: sources())) == (isRight ? [] : ["t"]))
    #expect(Check.copies.subjects(.of([], sources: sources(copyOf: "s"))).isEmpty)
  }

  /// The size of the iPhone 5c was cited from identifiers, corner radii and dates.
  @Test(arguments: [
    ([DeviceAttribute.cornerRadius], [DeviceAttribute.released, .firstOS], false),
    ([.cornerRadius], [.width, .height, .scale], true), ([.cornerRadius], nil, true),
  ])
  func `a figure of a device that its sources do not state is remarked`(
    radii: [DeviceAttribute], dates: [DeviceAttribute]?, isRight: Bool
  ) {
    let device = Device.device("iphone-5c", "iPhone 5c", .iphone) {
      ($0.width, $0.height) = (Length(points: 320), Length(points: 568))
      ($0.scale, $0.cornerRadius) = (2, .zero)
      $0.sources = ["radii", "dates"]
    }
    let sources = [
      Source(id: "radii", title: "R", kind: .dataset, holds: radii),
      Source(id: "dates", title: "D", kind: .dataset, holds: dates),
    ]
    let findings = Check.attributes.findings(.of([], devices: [device], sources: sources))
    #expect(
      findings.map(\.fault)
        == (isRight ? [] : [.unstated([.width, .height, .scale], in: ["radii", "dates"])]))
    #expect(findings.map(\.subject) == (isRight ? [] : ["iphone-5c"]))
  }

  @Test(arguments: [
    (Source.Locator.notKept, Source.Locator.notKept, true), (.notKept, .exact, false),
    (.reconstructed, .notKept, false),
  ])
  func `a rule that rests on no source with an address is remarked`(
    first: Source.Locator, second: Source.Locator, isListed: Bool
  ) {
    let knowledge = Knowledge.of(
      [.of("m/x", "44", restsOn: ["a/1", "b/1"])],
      [.of("a/1", "44", os: "12"), .of("b/1", "44", os: "12")],
      sources: [
        Source(id: "a", title: "A", kind: .notes, locator: first),
        Source(id: "b", title: "B", kind: .notes, locator: second),
      ])
    #expect(Check.addresses.subjects(knowledge) == (isListed ? ["m/x"] : []))
  }

  /// The iPhone 3G ended with 4.2.1 and was asked about 4.3.5, as its last version was "4".
  @Test(arguments: [
    ("4", ["iphone-3g"]), ("4.2.1", []), ("4.2", []), ("4.2.5", ["iphone-3g"]), ("26", []),
    ("18", ["iphone-3g"]), ("27", []),
  ])
  func `a device that may have stopped within a major version is remarked`(
    last: String, expected: [String]
  ) {
    let phone = Device(id: "iphone-3g", name: "iPhone 3G", family: .iphone).with {
      $0.firstOS = StatedVersion("2")
      $0.lastOS = StatedVersion(last)
    }
    var knowledge = Knowledge.of([], devices: [phone])
    knowledge.releases = ["4.2.1", "4.3.5", "18.0", "26.0", "27.0"].map {
      Release(version: .of($0), ios: "2020-01-01", ipados: nil)
    }
    #expect(Check.lastVersions.subjects(knowledge) == expected)
  }

  /// A user's 25 on an iPad was right by data 2 and differs from data 3: it stays, and is named.
  @Test(arguments: [("25", ["s/mine"]), ("20", [])])
  func `a row of one's own that differs from the other rules is remarked`(
    value: String, expected: [String]
  ) {
    let knowledge = Knowledge.of(
      [.of("m/shipped", "20")], [.of("s/mine", value, os: "12", layer: .local)])
    #expect(Check.own.subjects(knowledge) == expected)
  }

  @Test(arguments: [
    ("GPL-3.0-only", "proprietary", true), ("LicenseRef-Unity-Companion", "AGPL-3.0-only", true),
    ("GPL-3.0-only", "MIT", false), ("proprietary", "none-stated", false), ("MIT", "MIT", false),
  ])
  func `a rule that rests on restrictive terms alone is listed`(
    first: String, second: String, isListed: Bool
  ) {
    let knowledge = Knowledge.of(
      [.of("m/x", "44", restsOn: ["a/1", "b/1", "c/1"])],
      [
        .of("a/1", "44", os: "12"), .of("b/1", "44", os: "12"),
        .of("c/1", "44", os: "12", disputed: "a typo"),
      ],
      sources: [
        Source(id: "a", title: "A", kind: .notes, licence: Licence(first)),
        Source(id: "b", title: "B", kind: .notes, licence: Licence(second)),
        Source(id: "c", title: "C", kind: .notes, licence: Licence("MIT")),
      ])
    #expect(Check.licences.subjects(knowledge) == (isListed ? ["m/x"] : []))
  }
}
