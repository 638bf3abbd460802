import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Rules from clear evidence")
struct ClearRulesTests {
  private func rules(
    _ observations: [Observation], knowing known: [Rule] = [],
    besides others: [Observation] = []
  ) -> [Rule] {
    Resolver(Knowledge.of(known, others)).clearRules(for: observations, layer: .local)
  }

  private func measured(
    _ value: String, os: String = "12", where scope: String = "devices iphone-x",
    id: String = "s/1"
  ) -> Observation {
    .of(id, value, where: scope, os: os)
  }

  @Test func `begin at the first version that was measured and stay open`() {
    let found = rules([measured("44", os: "13"), measured("44", os: "12.1", id: "s/2")])
    #expect(found.map(\.os) == [OSBounds(from: .exact(.of("12.1")))])
    #expect(found.map(\.value) == [.length(Length(points: 44))])
    #expect(found.map(\.restsOn) == [["s/1", "s/2"]])
    #expect(found.map(\.scope.devices) == [["iphone-x"]])
    #expect(found.map(\.layer) == [.local])
    #expect(found.map(\.id) == ["m/iphone-x-from-12.1"])
  }

  /// What is copied from an iPhone X is inferred: nobody measured it on the phone itself.
  private func ownRules(
    _ observations: [Observation], layer: Layer, besides others: [Rule] = []
  ) -> [Rule] {
    var mine = Device(id: "mine", name: "Mine", family: .iphone, layer: layer)
    mine.firstOS = StatedVersion("11")
    mine.like = "iphone-x"
    let knowledge = Knowledge.of(
      [.of("m/a", "44", where: "devices iphone-x", os: "11..<")] + others,
      devices: Device.samples + [mine])
    return Resolver(knowledge).clearRules(for: observations, layer: .local)
  }

  @Test(arguments: [(Layer.local, 1), (.project, 1), (.shipped, 0)])
  func `of one's own device need only that the answer is not known`(layer: Layer, count: Int) {
    let found = ownRules([measured("45", where: "devices mine")], layer: layer)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.os == OSBounds(from: .exact(.of("12"))) })
  }

  @Test func `of one's own device change somewhere between two values that were read`() {
    let found = ownRules(
      [
        measured("45", where: "devices mine"),
        measured("46", os: "13", where: "devices mine", id: "s/2"),
        measured("47", os: "15", where: "devices mine", id: "s/3"),
      ], layer: .local)
    #expect(found.map(\.value) == ["45", "46", "47"].map { .length(Length($0) ?? .zero) })
    let second = OSBoundary.exact(.of("13"))
    let third = OSBoundary.between(
      after: OSVersion(packed: OSVersion(14).packed - 1), by: .of("15"))
    #expect(
      found.map(\.os) == [
        OSBounds(from: .exact(.of("12")), until: second), OSBounds(from: second, until: third),
        OSBounds(from: third),
      ])
  }

  @Test func `of one's own device leave what the user set`() {
    let set = Rule.of("m/set", "50", where: "devices mine", os: "11..<", layer: .local)
    #expect(ownRules([measured("45", where: "devices mine")], layer: .local, besides: [set]) == [])
  }

  @Test func `need one value`() {
    #expect(rules([measured("44"), measured("45", os: "13", id: "s/2")]) == [])
  }

  @Test(arguments: ["..<", "13..<14", "11..<13"])
  func `need that nothing is known from there on`(os: String) {
    let known = Rule.of("m/a", "44", where: "devices iphone-x", os: os)
    #expect(rules([measured("44")], knowing: [known]) == [])
  }

  @Test func `stand beside what is known before`() {
    let known = Rule.of("m/a", "20", where: "devices iphone-x", os: "11..<12")
    #expect(rules([measured("44")], knowing: [known]).count == 1)
  }

  /// 20 became 44 after iOS 11.4, by iOS 14 at the latest.
  private func rulesBesideChange(
    _ observation: Observation, besides others: [Observation] = []
  ) -> [Rule] {
    let known = [
      measured("20", os: "11.4", id: "k/1"), measured("44", os: "14", id: "k/2"),
    ]
    return rules(
      [observation],
      knowing: [
        .of("m/a", "20", where: "devices iphone-x", os: "..<11.4~14", restsOn: ["k/1"]),
        .of("m/b", "44", where: "devices iphone-x", os: "11.4~14..<", restsOn: ["k/2"]),
      ], besides: known + others)
  }

  @Test(arguments: [
    // Read on iOS 12, the old value lasted at least through 12, and the new one was there from 12 on.
    ("20", "12", ["11.4.1", "11.4.1", "13", "14"]),
    ("44", "12", ["11.4.1", "12", "14", "14"]),
    ("20", "13", ["11.4.1", "11.4.1", "14", "14"]),
  ])
  func `hold on the side of a change on which it was measured`(
    value: String, os: String, ends: [String]
  ) throws {
    let found = rulesBesideChange(measured(value, os: os))
    let bounds = try #require(found.first).os
    let (from, until) = (try #require(bounds.from), try #require(bounds.until))
    #expect([from.earliest, from.latest, until.earliest, until.latest] == ends.map { .of($0) })
    #expect(found.map(\.value) == [.length(try #require(Length(value)))])
  }

  @Test(arguments: [("30", "12"), ("20", "11.4"), ("20", "14"), ("44", "13 14")])
  func `need that one side of the change has the value, and that all was measured between`(
    value: String, os: String
  ) {
    #expect(rulesBesideChange(measured(value, os: os)) == [])
  }

  @Test(arguments: [("44", "12", 0), ("44", "13", 1), ("44", "14", 1)])
  func `of one side need that nobody says otherwise on it`(value: String, os: String, count: Int) {
    let other = measured(value, os: os, id: "t/1")
    #expect(rulesBesideChange(measured("20"), besides: [other]).count == count)
  }

  @Test(arguments: [("45", "12", 0), ("45", "13", 0), ("44", "13", 1), ("45", "11", 1)])
  func `need that nobody says otherwise from there on`(value: String, os: String, count: Int) {
    let other = measured(value, os: os, id: "t/1")
    #expect(rules([measured("44")], besides: [other]).count == count)
  }

  @Test func `need a stated version and one device`() {
    #expect(rules([measured("44", os: "12..<13")]) == [])
    #expect(rules([measured("44", where: "devices iphone-x iphone-8")]) == [])
    #expect(rules([measured("44", where: "")]) == [])
  }

  @Test func `are given for each device and situation by itself`() {
    let found = rules([
      measured("44"), measured("44", os: "13", id: "s/2"),
      measured("0", where: "devices iphone-x, orientation landscape", id: "s/3"),
      measured("20", where: "devices iphone-8", id: "s/4"),
    ])
    #expect(
      found.map(\.id)
        == ["m/iphone-8-from-12", "m/iphone-x-from-12", "m/iphone-x-landscape-from-12"])
    #expect(found.map(\.restsOn) == [["s/4"], ["s/1", "s/2"], ["s/3"]])
  }

  @Test(arguments: [("s/1", 1), ("s/2", 0)])
  func `are not kept back by what a known row said before it is stated anew`(
    known: Observation.ID, count: Int
  ) {
    #expect(rules([measured("44")], besides: [measured("45", id: known)]).count == count)
  }
}
