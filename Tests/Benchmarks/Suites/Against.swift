import Foundation

/// The calls of a suite, in pairs with those of another Keyline: `script/benchmark --against PROGRAM`.
///
/// Each program has a database of its own, which it made itself.
struct Against {
  private let options: Options
  private let other: String

  init(_ options: Options, other: String) {
    self.options = options
    self.other = other
  }

  /// What both programs do, and how often.
  private struct Call {
    let arguments: [String]
    /// Runs for each hundred pairs that are asked for.
    var share = 100
    /// True if the peak of memory is compared, too.
    var weighsMemory = false
    /// True if every run begins with a database as it was after its first use.
    var startsAnew = false

    init(_ line: String, share: Int = 100) {
      arguments = line.split(separator: " ").map(String.init)
      self.share = share
    }
  }

  /// Suites that run inside the benchmark itself have no calls, so nothing can be compared.
  func run(_ suite: Suite, _ report: inout Report) throws {
    for call in try calls(of: suite) {
      let files = try databases(suite)
      let programs = zip([options.keyline, other], files).map { name, file in
        var program = Program(name, call.arguments + ["--database", file.path])
        program.mayDeny = true
        return program
      }
      let results = try RoundRobin.run(programs, rounds: max(5, options.pairs * call.share / 100)) {
        guard call.startsAnew else { return }
        for file in files { try? file.restore() }
        if suite == .firstUse { unlink(options.database) }
      }
      let name = "\(suite.rawValue): " + call.arguments.joined(separator: " ")
      add(name, results[0], results[1], call.weighsMemory, &report)
    }
  }

  private func calls(of suite: Suite) throws -> [Call] {
    switch suite {
    case .get:
      var coverage = Call("db coverage --os 15+", share: 5)
      coverage.weighsMemory = true
      return [
        Call("get statusBar.height -d iphone-x --os 12"),
        Call("get tabBar.height -d iphone-17 --os 26"),
        Call("iphone 15 pro"), Call("explain statusBar.height -d iphone-x --os 14"),
        Call("get safeAreaInsets --each-release", share: 5), Call("changes 26", share: 5), coverage,
      ]
    case .export:
      return [
        Call("export csv --each-release", share: 5), Call("export json --each-release", share: 5),
        Call("export swift statusBar.height -d iphone-15 --os 17-18"),
      ]
    case .load: return [Call("observation list --json", share: 20)]
    case .site: return [Call("export site --output \(options.folder)/site", share: 3)]
    case .firstUse:
      var call = Call("get statusBar.height -d iphone-x --os 12", share: 20)
      call.startsAnew = true
      return [call]
    case .bulkImport:
      let table = try BulkImport(options).table()
      var call = Call("import \(table) --source bulk --source-title Bulk --no-rules", share: 5)
      call.startsAnew = true
      return [call]
    case .resolve, .growth: return []
    }
  }

  /// A database of each program; not there yet where its first use is what is measured.
  private func databases(_ suite: Suite) throws -> [Database] {
    try [options.keyline, other].enumerated().map { index, program in
      let path = "\(options.folder)/against-\(index).sqlite"
      unlink(path)
      if suite != .firstUse {
        _ = try Program(program, ["get", "screen.width", "-d", "iphone-x", "--database", path])
          .run()
      }
      return Database(path)
    }
  }

  private func add(
    _ call: String, _ mine: RoundRobin.Result, _ theirs: RoundRobin.Result, _ weighsMemory: Bool,
    _ report: inout Report
  ) {
    let name = call.replacing(options.folder, with: "…")
    report.add(
      .init(
        goal: name, measured: mine.samples.text, peer: theirs.samples.text,
        ratio: mine.ratios(to: theirs).range))
    guard weighsMemory else { return }
    report.add(
      .init(
        goal: name + ", peak memory", measured: "\(mine.memory.text(1)) MiB",
        peer: "\(theirs.memory.text(1)) MiB", ratio: (mine.memory / theirs.memory).text()))
  }
}

/// A database file and what it held when it was made.
private struct Database {
  let path: String
  private let content: Data?

  init(_ path: String) {
    self.path = path
    content = try? Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Puts the content back; removes the file if there was none.
  func restore() throws {
    unlink(path)
    try content?.write(to: URL(fileURLWithPath: path))
  }
}
