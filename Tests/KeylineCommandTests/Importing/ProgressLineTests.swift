import Synchronization
import Testing

@testable import keyline

@Suite("A line of progress")
struct ProgressLineTests {
  /// What is shown while so many steps are done.
  private func shown(_ total: Int) -> [String] {
    let lines = Lines()
    let progress = ProgressLine { lines.add($0) }
    for step in 0..<total { progress.report(step + 1, of: total) }
    return lines.all
  }

  @Test func `is written in place, now and then, and taken away at the end`() {
    let clear = "\r\u{1B}[K"
    #expect(
      shown(1_200) == [
        "\(clear)Replaying 500 of 1200 rows", "\(clear)Replaying 1000 of 1200 rows", clear,
      ])
  }

  @Test(arguments: [0, 1, 500]) func `is not shown for a short task`(total: Int) {
    #expect(shown(total) == [])
  }
}

/// Collects texts from a closure that may be called anywhere.
private final class Lines: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
