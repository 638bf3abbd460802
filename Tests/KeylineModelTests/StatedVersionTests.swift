import KeylineModel
import KeylineTestSupport
import Testing

struct StatedVersionTests {
  @Test(arguments: [
    ("11", "11", "12"), ("11.0", "11", "11.1"), ("11.0.1", "11.0.1", "11.0.2"),
    ("17.2", "17.2", "17.3"), ("26.10", "26.10", "26.11"), ("26.9", "26.9", "26.10"),
    ("11.999", "11.999", "12"), ("11.4.999", "11.4.999", "11.5"),
  ])
  func `as many numbers as are given are meant`(text: String, first: String, end: String) throws {
    let stated = try #require(StatedVersion(text))
    #expect(stated.first == .of(first))
    #expect(stated.end == .of(end))
  }

  @Test func `eleven, eleven point nought and eleven point nought point nought differ`() {
    let stated = ["11", "11.0", "11.0.0"].map { StatedVersion($0) }
    #expect(Set(stated).count == 3)
    #expect(Set(stated.map { $0?.first }) == [.of("11")])
  }

  @Test(arguments: ["11", "11.0", "11.0.0", "17.2", "17.2.1", "26.10", "999"])
  func `a version is printed as it was stated`(text: String) {
    #expect(StatedVersion(text)?.description == text)
  }

  @Test(arguments: [("13", "12"), ("12.5", "12.4"), ("12.4.1", "12.4.0"), ("26.10", "26.9")])
  func `the last version before an end`(end: String, last: String) {
    let before = StatedVersion(before: .of(end))
    #expect(before.description == last)
    #expect(before.end == .of(end))
  }

  @Test func `the largest number is 999, and its version still ends`() throws {
    let stated = try #require(StatedVersion("999"))
    #expect(stated.end == .highest)
  }
}
