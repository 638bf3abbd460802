import KeylineModel
import Synchronization
import Testing

@testable import keyline

@Suite("A change")
struct WorkTests {
  /// Counts the work of one call.
  private final class Counter: Sendable {
    private let counts = Mutex<[Work: Int]>([:])

    func count(_ work: Work) { counts.withLock { $0[work, default: 0] += 1 } }

    subscript(_ work: Work) -> Int { counts.withLock { $0[work] ?? 0 } }
  }

  private static let observation =
    "observation add statusBar.height --id mine/a --value 47 --where devices=iphone-x "
    + "--where orientation=portrait --os 12 --source mine --source-title Mine"

  @Test(arguments: [
    "device add \"Bar Phone\" --like iphone-x",
    "device add \"Bar Phone\" --like iphone-x --dry-run",
    "device edit iphone-x --corner-radius 40", "device remove iphone-8", observation,
    "rule add statusBar.height --id status-bar-height/mine --value 44 --where devices=iphone-x "
      + "--where orientation=portrait --os-from 11 --os-until 12 "
      + "--rests-on qmui-633/status-bar-phones-with-notch --dry-run",
    "set statusBar.height=64 -d iphone-x --os 12", "observation remove mine/a --force",
  ])
  func `reads the database once and asks it before and after`(line: String) throws {
    let home = try Home()
    if line.hasPrefix("observation remove") { #expect(home.run(Self.observation).exitCode == 0) }
    let counter = Counter()
    let run = Work.$observer.withValue(counter.count) { home.run(line) }
    #expect(counter[.reading] == 1, "\(run.messages)")
    #expect(counter[.resolving] == 2, "\(run.messages)")
  }

  @Test(arguments: ["", " --dry-run"])
  func `by an import reads the database once and asks it thrice at most`(flag: String) throws {
    let home = try Home()
    let counter = Counter()
    let run = Work.$observer.withValue(counter.count) {
      home.run(ImportSample.newCSVLine + flag, input: "Model,Top\niPhone X,47\niPhone 8,20\n")
    }
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(counter[.reading] == 1)
    #expect((2...3).contains(counter[.resolving]))
  }
}
