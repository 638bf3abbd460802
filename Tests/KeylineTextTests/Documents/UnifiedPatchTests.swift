import KeylineTestSupport
import KeylineText
import Testing

@Suite("Differences of files, applied again")
struct UnifiedPatchTests {
  /// Applies a difference as `patch` does; nil where it does not fit.
  private func patched(_ old: [String], _ difference: String) -> [String]? {
    var new: [String] = []
    var next = 0
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) {
      if line.hasPrefix("@@") {
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        guard start >= next, start <= old.count else { return nil }
        new += old[next..<start]
        next = start
        guard new.count == (numbers[3] == 0 ? numbers[2] : numbers[2] - 1) else { return nil }
      } else if line.hasPrefix("+") {
        new.append(String(line.dropFirst()))
      } else if let sign = line.first {
        guard next < old.count, old[next] == line.dropFirst() else { return nil }
        if sign == " " { new.append(old[next]) }
        next += 1
      }
    }
    return new + old[next...]
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `give the new text`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let words = ["a", "b", "c", "d"]
    let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in random.pick(words) }
    var new = old
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 0...new.count, using: &random)
      if index < new.count, random.once(in: 2) {
        new.remove(at: index)
      } else {
        new.insert("x", at: index)
      }
    }
    func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    let difference = UnifiedDifference.text(of: "f", from: text(old), to: text(new))
    #expect(difference.isEmpty == (old == new), "seed \(seed)")
    if !difference.isEmpty {
      #expect(patched(old, difference) == new, "seed \(seed): \(difference)")
    }
  }

  @Test(arguments: [
    ("a\r\nb\r\n", "a\nb\n", "-a\r\n-b\r\n+a\n+b\n"),
    ("a\r\nb\r\n", "a\r\nc\r\n", " a\r\n-b\r\n+c\r\n"),
    ("a\nb", "a\nc", " a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"),
    ("a\n", "a", "-a\n+a\n\\ No newline at end of file\n"),
  ])
  func `show how lines end, as patch needs it`(old: String, new: String, lines: String) {
    let text = UnifiedDifference.text(of: "f", from: old, to: new)
    #expect(text.hasPrefix("--- f\n+++ f\n@@ "))
    #expect(text.utf8.suffix(lines.utf8.count).elementsEqual(lines.utf8))
  }
}
