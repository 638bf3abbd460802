import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// There is no iOS 19 to 25, so that a change that came after all before 26 came after 18.
@Suite("Changes whose exact version nobody knows")
struct ReleasedBoundsTests {
  private static let releases = ["17.6", "17.6.1", "18.7", "18.7.10", "26", "26.1", "27"].map {
    Release(version: .of($0), ios: "2020-01-01", ipados: "2020-01-01")
  }

  @Test(arguments: [
    ("..<25.999.999~27", "..<18.7.999~27"), ("25.999.999~27..<", "18.7.999~27..<"),
    ("..<18.7.10~27", "..<18.7.10~27"), ("17.6.999~26.1..<27", "17.6.999~26.1..<27"),
    ("..<17.999.999~27", "..<17.999.999~27"), ("11..<26", "11..<26"), ("..<", "..<"),
  ])
  func `lie between versions that were released`(bounds: String, named: String) {
    #expect(ReleaseCalendar(Self.releases).named(.of(bounds)) == .of(named))
    #expect(ReleaseCalendar([]).named(.of(bounds)) == .of(bounds))
  }

  @Test(arguments: [(nil, true), ("26", false)])
  func `are sure if the device ran the versions next to them`(last: String?, isSure: Bool) throws {
    let pad = Device.iPad9.with { $0.lastOS = last.flatMap { StatedVersion($0) } }
    var knowledge = Knowledge.of(
      [.of("m/old", "20", os: "..<25.999.999~27"), .of("m/new", "32", os: "25.999.999~27..<")],
      devices: [pad])
    knowledge.releases = Self.releases
    let change = try Resolver(knowledge).answer(on: "ipad-9", os: "26").result.change
    #expect(change?.after.description == "18.7")
    #expect(change?.by == .of("27"))
    #expect(change?.isSure == isSure)
  }
}
