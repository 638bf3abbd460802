import KeylineModel
import KeylineTestSupport
import Testing

struct OSBoundsTests {
  @Test func `an exact boundary is the same in both readings`() {
    let boundary = OSBoundary.exact(.of("11"))
    #expect(boundary.earliest == .of("11"))
    #expect(boundary.latest == .of("11"))
  }

  @Test func `a change between two versions came after the first and by the second`() {
    let boundary = OSBoundary.between(after: .of("17.2"), by: .of("26.1"))
    #expect(boundary.earliest == .of("17.2.1"))
    #expect(boundary.latest == .of("26.1"))
  }

  @Test(arguments: [
    ("..<", "lowest", "highest"), ("11..<26", "11", "26"), ("..<13", "lowest", "13"),
    ("14..<", "14", "highest"),
  ])
  func `an open side reaches to the end`(text: String, from: String, until: String) {
    let ends = ["lowest": OSVersion.lowest, "highest": .highest]
    for reading in OSBounds.Reading.allCases {
      let range = OSBounds.of(text).range(reading)
      #expect(range.from == ends[from] ?? .of(from))
      #expect(range.until == ends[until] ?? .of(until))
    }
  }

  @Test(arguments: [
    ("11..<13", "13..<15", false), ("11..<13", "12..<15", true), ("11..<13", "12.4.1..<", true),
    ("..<13", "13..<", false), ("..<", "11..<11.0.1", true),
    // A boundary that both sides share leaves neither a gap nor an overlap.
    ("..<17.2~26.1", "17.2~26.1..<", false), ("..<17.2~26.1", "17.2..<", true),
    ("..<17.2~26.1", "26.1..<", false), ("..<26", "25~26.1..<", true),
    ("11..<11", "..<", false), ("13..<11", "..<", false),
  ])
  func `bounds overlap when one reading gives them a version in common`(
    first: String, second: String, overlap: Bool
  ) {
    #expect(OSBounds.of(first).overlaps(.of(second)) == overlap)
    #expect(OSBounds.of(second).overlaps(.of(first)) == overlap)
  }

  @Test(arguments: [
    ("11..<12", false), ("11..<11.0.1", false), ("11..<11", true), ("12..<11", true),
    ("..<", false), ("17.2~26.1..<26", true), ("17.2~26.1..<26.2", false),
    ("..<17.2~26.1", false),
  ])
  func `bounds are empty when a reading leaves no version`(text: String, isEmpty: Bool) {
    #expect(OSBounds.of(text).isEmpty == isEmpty)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `bounds overlap exactly when some version is inside both`(seed: UInt64) {
    var random = XorShift(seed: seed)
    for _ in 0..<50 {
      let (first, second) = (random.bounds(), random.bounds())
      let shared = OSBounds.Reading.allCases.contains { reading in
        let (a, b) = (first.range(reading), second.range(reading))
        return [a.from, b.from].contains {
          a.from <= $0 && $0 < a.until && b.from <= $0 && $0 < b.until
        }
      }
      #expect(first.overlaps(second) == shared, "seed \(seed): \(first) and \(second)")
    }
  }
}
