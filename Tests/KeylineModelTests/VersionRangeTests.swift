import KeylineModel
import KeylineTestSupport
import Testing

struct VersionRangeTests {
  @Test(
    arguments: [
      ([], ["11..<14"]), (["12"], ["11..<12", "12..<14"]),
      (["13", "12.1", "13"], ["11..<12.1", "12.1..<13", "13..<14"]),
      (["11"], ["11..<14"]), (["14"], ["11..<14"]), (["10", "15"], ["11..<14"]),
      (["14", "12", "11"], ["11..<12", "12..<14"]),
    ] as [([String], [String])])
  func `cuts part what is inside, and leave no part empty`(cuts: [String], parts: [String]) {
    let range = VersionRange(from: .of("11"), until: .of("14"))
    let found = range.cut(at: cuts.map(OSVersion.of))
    #expect(found.map { "\($0.from.short)..<\($0.until.short)" } == parts)
    #expect(found.allSatisfy { !$0.isEmpty })
  }
}
