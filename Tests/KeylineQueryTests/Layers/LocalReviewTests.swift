import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct LocalReviewTests {
  private let shipped = Rule.of("m/a", "44", where: "devices iphone-x", os: "11..<14")

  private func review(
    _ rules: [Rule] = [], _ observations: [Observation] = [], devices: [Device] = [],
    overlaps: [Overlap] = []
  ) -> [String] {
    let knowledge = Knowledge.of(
      [shipped] + rules, observations, devices: Device.samples + devices)
    return LocalReview(knowledge, overlaps: overlaps).items.map { "\($0.verdict) \($0.key)" }
  }

  @Test(arguments: [
    ("44", "12", ["confirmed observation s/1"]), ("45", "12", ["contradicted observation s/1"]),
    ("45", "15", []),
  ])
  func `an observation is set against the shipped rules`(
    value: String, os: String, expected: [String]
  ) {
    let own = Observation.of("s/1", value, where: "devices iphone-x", os: os, layer: .local)
    #expect(review([], [own]) == expected)
  }

  @Test(arguments: [
    ("44", "12..<13", "confirmed rule m/mine"), ("45", "12..<13", "contradicted rule m/mine"),
  ])
  func `a rule is set against the shipped rules where it holds`(
    value: String, os: String, expected: String
  ) {
    let own = Rule.of(
      "m/mine", value, where: "devices iphone-x", os: os, restsOn: [], layer: .local)
    #expect(review([own]).filter { $0.hasSuffix("m/mine") } == [expected])
  }

  /// The shipped rule, open from 11 on, speaks of the releases, the newest of which is 13.0.
  @Test(arguments: [
    ("14", "14..<15", ["m/mine", "s/1"], false), ("13", "13..<15", ["m/mine", "s/1"], true),
  ])
  func `a row is contradicted only where the shipped rows speak, too`(
    observed: String, os: String, ids: [String], isContradicted: Bool
  ) {
    let open = Rule.of("m/a", "44", where: "devices iphone-x", os: "11..<")
    let rule = Rule.of(
      "m/mine", "90", where: "devices iphone-x, orientation portrait", os: os, restsOn: [],
      layer: .local)
    let observation = Observation.of(
      "s/1", "90", where: "devices iphone-x, orientation portrait", os: observed, layer: .local)
    var knowledge = Knowledge.of([open, rule], [observation])
    knowledge.releases = ["11.0", "12.0", "13.0"].map {
      Release(version: .of($0), ios: "2020-01-01", ipados: nil)
    }
    let items = LocalReview(knowledge, overlaps: []).items
      .filter { $0.verdict == .contradicted }.map(\.key.id)
    #expect(items.filter(ids.contains) == (isContradicted ? ids.sorted() : []))
  }

  @Test(arguments: [("m/mine", []), ("m/theirs", ["confirmed rule m/mine"])])
  func `a rule is not confirmed by its copy in the project`(id: String, expected: [String]) {
    let rules = [("m/mine", Layer.local), (id, .project)].map { id, layer in
      Rule.of(id, "44", where: "devices iphone-x", os: "15..<16", restsOn: [], layer: layer)
    }
    #expect(review(rules).filter { $0.hasSuffix("m/mine") } == expected)
  }

  @Test func `a rule where nothing is shipped has nothing said of it`() {
    let own = Rule.of("m/mine", "44", where: "devices ipad-9", layer: .local)
    #expect(review([own]).filter { $0.hasSuffix("m/mine") } == [])
  }

  /// iOS 22 never was, and an iPhone X never ran iOS 26; no rule can confirm a value there.
  @Test(arguments: ["22", "26"])
  func `an observation of a version that cannot be is dangling and nothing else`(os: String) {
    var knowledge = Knowledge.of(
      [.of("m/b", "44")],
      [.of("s/1", "44", where: "devices iphone-x", os: os, layer: .local)],
      devices: [
        .device("iphone-x", "iPhone X", .iphone) {
          ($0.firstOS, $0.lastOS) = (StatedVersion("11"), StatedVersion("16"))
        }
      ])
    knowledge.releases = ["11.0", "18.0", "26.0", "27.0"].map {
      Release(version: .of($0), ios: nil, ipados: nil)
    }
    let items = LocalReview(knowledge, overlaps: []).items
    #expect(items.map { "\($0.verdict) \($0.key)" } == ["dangling observation s/1"])
  }

  @Test func `a row that replaces another differs on purpose`() {
    let own = Observation.of("s/1", "45", where: "devices iphone-x", os: "12", layer: .local)
    #expect(review([], [own], overlaps: [overlap(.unchanged)]) == [])
  }

  private func overlap(
    _ state: Overlap.State, isMask: Bool = false, isRemembered: Bool = true
  ) -> Overlap {
    Overlap(
      key: RowKey(.observation, "s/1"), isMask: isMask, isRemembered: isRemembered, state: state)
  }

  @Test(
    arguments: [
      (Overlap.State.same, false, true, LocalReview.Verdict.confirmed, .shippedSame),
      (.changed, false, true, .changed, .shippedChanged(wasRemoved: false)),
      (.changed, true, true, .changed, .shippedChanged(wasRemoved: true)),
      (.changed, false, false, .contradicted, .shippedDiffers),
      (.gone, true, true, .changed, .shippedGone(wasRemoved: true)),
    ] as [(Overlap.State, Bool, Bool, LocalReview.Verdict, LocalReview.Reason)])
  func `a row that replaces another says how the shipped one fared`(
    state: Overlap.State, isMask: Bool, isRemembered: Bool, verdict: LocalReview.Verdict,
    reason: LocalReview.Reason
  ) {
    let overlap = overlap(state, isMask: isMask, isRemembered: isRemembered)
    let items = LocalReview(.of([shipped]), overlaps: [overlap]).items
    #expect(items.map(\.verdict) == [verdict])
    #expect(items.map(\.reason) == [reason])
  }

  @Test func `a disputed observation contradicts nobody`() {
    let own = Observation.of(
      "s/1", "45", where: "devices iphone-x", os: "12", disputed: "d", layer: .local)
    #expect(review([], [own]) == [])
  }

  @Test func `what names something that is gone is dangling, and the reason names it`() {
    let own = Observation.of("s/1", "45", where: "devices no-such", os: "12", layer: .local)
    #expect(review([], [own]) == ["dangling observation s/1"])
    let items = LocalReview(
      Knowledge.of([shipped], [own]), overlaps: []
    ).items
    #expect(items.first?.reason == .fault(.noDevice("no-such")))
  }

  @Test func `a device that is shipped under another identifier is said to be`() {
    var own = Device(id: "mine", name: "iPhone X", family: .iphone, layer: .local)
    #expect(review(devices: [own]) == ["contradicted device mine"])
    own.name = "Mine"
    #expect(review(devices: [own]) == [])
    own.identifiers = ["iPhone10,3"]
    #expect(review(devices: [own]) == ["contradicted device mine"])
  }
}
