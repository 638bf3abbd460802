import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

struct CoverageTests {
  private func coverage(_ rules: [Rule], stated: [Observation] = []) throws -> Coverage {
    var knowledge = Knowledge.of(rules, devices: [.iPhoneX])
    knowledge.observations += stated
    knowledge.releases = (11...18).map { Release(version: OSVersion($0), ios: nil, ipados: nil) }
    let resolver = Resolver(knowledge)
    return resolver.coverage(
      try #require(resolver.metric("m")), in: Situation(), over: resolver.countedVersions())
  }

  @Test func `there is a cell for each major version that was released and that the device ran`()
    throws
  {
    #expect(try coverage([]).cells.map(\.major) == Array(11...16))
  }

  @Test func `an uncertain cell is answered, an unknown one is not`() throws {
    let coverage = try coverage([
      .of("m/old", "24", os: "12..<13~15"), .of("m/new", "32", os: "13~15..<"),
    ])
    #expect(coverage.count(.unknown) == 1)
    #expect(coverage.count(.uncertain) > 0)
    #expect(coverage.answered == 5)
    #expect(coverage.share == 833)
  }

  @Test func `the least sure version of a major version counts`() throws {
    let coverage = try coverage([.of("m/a", "24", os: "12.2..<")])
    #expect(coverage.cells.first { $0.major == 12 }?.result.status == .unknown)
  }

  @Test func `gaps name the versions, the devices and the reason`() throws {
    let gaps = try coverage([.of("m/a", "24", os: "13..<")]).gaps
    #expect(gaps.count == 1)
    #expect(gaps[0].majors == [11, 12])
    #expect(gaps[0].devices.map(\.id) == ["iphone-x"])
    #expect(gaps[0].why == .unmeasured(nil))
  }

  @Test func `without any rule the gap says that nobody measured it`() throws {
    #expect(try coverage([]).gaps.map(\.why) == [.unmeasured(nil)])
  }

  @Test func `what sources state without a rule is the reason, where they state it`() throws {
    let gaps = try coverage(
      [],
      stated: [
        .of("a/1", "35", os: "12"), .of("b/1", "36", os: "12"), .of("b/2", "36", os: "13"),
        .of("c/1", "40", os: "14", disputed: "Read off a picture."),
        .of("c/2", "41", where: "orientation landscape", os: "15"),
        .of("c/3", "42", where: "idiom pad", os: "16"),
      ]
    ).gaps
    let stated = Dictionary(uniqueKeysWithValues: gaps.map { ($0.stated, $0.majors) })
    #expect(
      stated == [
        []: [11, 14, 15, 16],
        [
          .init(value: Length(points: 35), source: "a"),
          .init(value: Length(points: 36), source: "b"),
        ]: [12],
        [.init(value: Length(points: 36), source: "b")]: [13],
      ])
  }
}
