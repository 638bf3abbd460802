import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct NoteTests {
  private func notes(_ knowledge: Knowledge, _ versions: String, on devices: String) throws
    -> [Note]
  {
    let resolver = Resolver(knowledge)
    return resolver.table(
      .init(
        columns: [Column(try #require(resolver.metric("m")), Situation())],
        devices: try DeviceSet([devices], in: knowledge.devices),
        versions: try VersionSet(versions))
    ).notes
  }

  private let confirmed = Knowledge.of(
    [.of("m/rule", "44", restsOn: ["a/1", "b/1"])],
    [
      .of("a/1", "44", where: "idiom phone", os: "12"),
      .of("b/1", "44", where: "idiom phone", os: "12"),
    ])

  @Test func `an assumed value says how far it was measured, once for all devices`() throws {
    let notes = try notes(confirmed, "13-14", on: "iphone-x,iphone-xr")
    #expect(
      notes.map(\.caveat) == [
        .assumed(
          from: nil, last: .measured(StatedVersion(OSVersion(12), precision: .major)))
      ])
    #expect(notes.first?.devices.map(\.id) == ["iphone-x", "iphone-xr"])
  }

  @Test func `an inferred value says so`() throws {
    let notes = try notes(confirmed, "15", on: "ipad-9")
    #expect(notes.count == 1)
    #expect(
      notes.first?.caveat
        == .inferred(
          .statement(
            .of("idiom phone"), .on([StatedVersion(OSVersion(12), precision: .major)]),
            .newer("iPad (9th generation)"))))
  }

  /// The iPhone X ran iOS 11 to 16.
  @Test func `a device that ended before the versions of a source did not come after them`() throws
  {
    let later = Knowledge.of(
      [.of("m/rule", "44", restsOn: ["a/1"])], [.of("a/1", "44", where: "idiom phone", os: "17")])
    #expect(
      try notes(later, "16", on: "iphone-x").map(\.caveat) == [
        .inferred(.statement(.of("idiom phone"), .of("17"), .older("iPhone X")))
      ])
  }

  @Test func `a single source and a dispute are said`() throws {
    let single = Knowledge.of(
      [.of("m/rule", "44", restsOn: ["a/1"])], [.of("a/1", "44", os: "12")])
    #expect(try notes(single, "12", on: "iphone-x").map(\.caveat) == [.singleSource])
    var disputed = confirmed
    disputed.observations.append(.of("c/1", "48", os: "12"))
    let notes = try notes(disputed, "12", on: "iphone-x")
    #expect(notes.count == 1)
    #expect(notes.first?.caveat == .disputed)
  }

  @Test func `a default SDK that was read is said`() throws {
    let knowledge = Knowledge.of(
      [.of("m/rule", "44", where: "sdk 13..", restsOn: ["a/1", "b/1"])],
      [.of("a/1", "44", os: "13 14"), .of("b/1", "44", os: "13 14")])
    #expect(
      try notes(knowledge, "13", on: "iphone-x").map(\.caveat)
        == [.defaultSDK(13, otherwise: .init(major: 12, value: nil))])
    #expect(
      try notes(knowledge, "13-14", on: "iphone-x").map(\.caveat)
        == [.defaultSDK(nil, otherwise: .init(major: 12, value: nil))])
  }
}
