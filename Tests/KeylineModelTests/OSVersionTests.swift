import KeylineModel
import KeylineTestSupport
import Testing

struct OSVersionTests {

  @Test(arguments: [("11", 11_000_000), ("17.2", 17_002_000), ("26.10.3", 26_010_003)])
  func `a version is one packed integer`(text: String, packed: Int) {
    let version = OSVersion.of(text)
    #expect(version.packed == packed)
    #expect(OSVersion(packed: packed) == version)
  }

  @Test(arguments: [
    ("11", "11.0", "11"), ("11.0.1", "11.0.1", "11.0.1"), ("17.2", "17.2", "17.2"),
    ("17.2.0", "17.2", "17.2"), ("26.10", "26.10", "26.10"),
  ])
  func `a version is written with a minor number, a bound without needless ones`(
    text: String, description: String, short: String
  ) {
    #expect(OSVersion.of(text).description == description)
    #expect(OSVersion.of(text).short == short)
  }

  @Test(arguments: ["11.0", "11.0.1", "11.4.999", "11.999.999"])
  func `nothing lies between a version and its successor`(text: String) {
    let version = OSVersion.of(text)
    #expect(version < version.successor)
    #expect(version.successor.packed - version.packed == 1)
  }

  @Test func `the lowest and the highest version enclose all others`() {
    #expect(OSVersion.lowest < .of("1"))
    #expect(OSVersion.of("999.999.999") < .highest)
  }

  @Test(arguments: [
    "", ".", "11.", ".11", "11..1", "11.0.0.0", "a", "11a", "-11", "+11", " 11", "11 ", "1000",
    "11.1000", "11,0", "iOS 11", "١١", "11.0.1b2",
  ])
  func `a malformed version is refused`(text: String) {
    #expect(OSVersion(text) == nil)
    #expect(StatedVersion(text) == nil)
  }
}
