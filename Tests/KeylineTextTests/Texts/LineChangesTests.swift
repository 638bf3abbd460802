import Testing

@testable import KeylineText

struct LineChangesTests {
  private func lines(_ text: String) -> [Substring] { text.split(separator: " ") }

  @Test(
    arguments: [
      ("a b c", "a x c", [1], [1]), ("a b c", "a c", [1], []), ("a c", "a b c", [], [1]),
      ("", "a b", [], [0, 1]), ("a b", "", [0, 1], []), ("a a a", "a a", [2], []),
      ("a b", "a b", [], []), ("x a b y", "z a b w", [0, 3], [0, 3]),
    ])
  func `lines that go and come are found by their places`(
    old: String, new: String, removed: [Int], inserted: [Int]
  ) {
    let changes = LineChanges(from: lines(old), to: lines(new))
    #expect(changes.removed == removed)
    #expect(changes.inserted == inserted)
  }

  @Test func `between what they have in common very long texts differ as a whole`() {
    let many = (0..<LineChanges.maximumCount).map { "\($0)"[...] }
    let changes = LineChanges(from: ["a"] + many + ["z"], to: ["a", "b", "1", "z"])
    #expect(changes.removed == Array(1...many.count))
    #expect(changes.inserted == [1, 2])
  }
}
