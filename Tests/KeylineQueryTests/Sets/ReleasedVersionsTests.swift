import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ReleasedVersionsTests {
  private static func release(_ version: String, ios: Bool = true, ipad: Bool = true) -> Release {
    Release(
      version: .of(version), ios: ios ? "2020-01-01" : nil, ipados: ipad ? "2020-01-01" : nil)
  }

  /// 17 and 18, then 26: no 19 to 25.
  private let releases = [
    release("16.7"), release("16.7.2"), release("17.0"), release("18.0"), release("18.7"),
    release("26.0"), release("26.1", ios: false), release("26.0.1", ipad: false),
  ]

  @Test(arguments: ["17", "18-26", "18.9", "27", "27.3", "3", "26+", "..27", "all", "17,18,26"])
  func `versions outside of gaps are read as anywhere`(text: String) throws {
    #expect(try VersionSet(text, in: releases) == VersionSet(text))
  }

  @Test(arguments: ["19", "25.9", "19+", "..20", "to 20", "18-20", "19-26", "17,19"])
  func `a version in a gap is refused with its neighbours`(text: String) {
    let error = #expect(throws: SetError.self) { try VersionSet(text, in: releases) }
    guard case .neverReleased(_, after: 18, next: 26) = error else {
      Issue.record("\(String(describing: error)) names no gap between 18 and 26")
      return
    }
  }

  /// The next major version may have come since; what is behind it is a slip.
  @Test(arguments: ["28", "28.1", "99+", "..30", "18-99", "17,99"])
  func `a version behind the next major one is refused with the newest`(text: String) {
    let error = #expect(throws: SetError.self) { try VersionSet(text, in: releases) }
    guard case .neverReleased(_, after: 26, next: nil) = error else {
      Issue.record("\(String(describing: error)) does not name 26 as the newest")
      return
    }
  }

  @Test func `without releases there is no gap`() throws {
    #expect(try VersionSet("19", in: []) == VersionSet("19"))
  }

  @Test(arguments: ["latest", "newest"])
  func `the newest release is that of each device`(text: String) throws {
    let set = try VersionSet(text, in: releases)
    func newest(_ device: Device) -> [OSVersion] { set.parts(on: device).map(\.range.from) }
    #expect(newest(.iPhoneX) == [OSVersion(16, 7, 2)])
    #expect(newest(.iPhoneXR) == [OSVersion(18, 7)])
    #expect(newest(.iPhone14Pro) == [OSVersion(26, 0, 1)])
    #expect(newest(.iPad9) == [OSVersion(26, 1)])
    #expect(set.dependsOnDevice)
    #expect(set.parts(on: .iPhoneX).allSatisfy { $0.range.isSingle && $0.isNamed })
  }

  @Test func `a device that ran no recorded release has no newest`() throws {
    let next = Device.iPhoneX.with { ($0.firstOS, $0.lastOS) = (StatedVersion("27"), nil) }
    #expect(try VersionSet("latest", in: releases).parts(on: next).isEmpty)
    #expect(try VersionSet("latest,27", in: releases).parts(on: next).count == 1)
  }

  @Test(arguments: ["latest", "newest"])
  func `a file that states versions cannot say the newest`(text: String) {
    #expect(throws: SetError.self) { try VersionSet(text) }
  }

  @Test func `a table asks each device for its own newest`() throws {
    var knowledge = Knowledge.of([.of("m/a", "1")], devices: [.iPhoneX, .iPhoneXR])
    knowledge.releases = releases
    let resolver = Resolver(knowledge)
    let metric = try #require(resolver.metric("m"))
    let table = resolver.table(
      AnswerTable.Request(
        columns: [Column(metric, Situation())], devices: DeviceSet(all: knowledge.devices),
        versions: try VersionSet("latest", in: releases)))
    #expect(table.rows.map(\.device.id) == ["iphone-x", "iphone-xr"])
    #expect(
      table.rows.map { $0.ranges.map(\.from) } == [[OSVersion(16, 7, 2)], [OSVersion(18, 7)]])
    #expect(table.dropped.isEmpty)
  }
}
