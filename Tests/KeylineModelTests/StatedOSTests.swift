import KeylineModel
import KeylineTestSupport
import Testing

struct StatedOSTests {
  @Test(arguments: [
    ("11", ["11 12"]), ("11.0.1", ["11.0.1 11.0.2"]), ("11.2 13", ["11.2 11.3", "13 14"]),
    ("11..<26", ["11 26"]),
  ])
  func `a source speaks of the versions that it names`(text: String, ranges: [String]) {
    let stated = Observation.StatedOS.of(text).ranges.map { "\($0.from.short) \($0.until.short)" }
    #expect(stated == ranges)
  }

  @Test(arguments: [
    ("11", "12"), ("11.2 13.1", "13.2"), ("13.1 11.2", "13.2"), ("11..<26", "26"),
    ("11..<", "12"), ("17.2..<", "18"),
  ])
  func
    `the cover ends with the last version named; an open stretch reaches no further than its beginning`(
      text: String, end: String
    )
  {
    #expect(Observation.StatedOS.of(text).coveredUntil.major == OSVersion.of(end).major)
  }

  @Test func `what is said of all before a version covers none of them`() {
    let stated = Observation.StatedOS.of("..<13")
    #expect(stated.coveredUntil == .lowest)
    #expect(stated.statedUntil == OSVersion.of("13"))
  }

  @Test func `nothing named covers nothing`() {
    #expect(Observation.StatedOS.on([]).coveredUntil == .lowest)
    #expect(Observation.StatedOS.on([]).ranges.isEmpty)
  }
}
