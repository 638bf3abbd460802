import KeylineModel
import KeylineQuery
import KeylineText
import Testing

@Suite("When something changed, in words")
struct DifferenceTextTests {
  @Test func `boundaries are written as they are known`() {
    let labels = VersionLabels(
      ["17.2", "17.2.1", "18.7", "26.0", "26.1"].compactMap { OSVersion($0) }.map {
        Release(version: $0, ios: nil, ipados: nil)
      })
    #expect(labels.label(.exact(OSVersion(14, 5))) == "14.5")
    let end = OSVersion(packed: OSVersion(17, 3).packed - 1)
    #expect(labels.label(.between(after: end, by: OSVersion(26, 1))) == "between 17.2 and 26.1")
    let none = OSVersion(packed: OSVersion(26).packed - 1)
    #expect(labels.label(.between(after: none, by: OSVersion(27))) == "between 18.7 and 27.0")
  }
}
