import KeylineModel

/// One question to the program, from its start to its end, against others that ask SQLite.
struct ColdGet {
  private let options: Options
  private let rule = "status-bar-height/x-family"

  init(_ options: Options) { self.options = options }

  func run(_ report: inout Report) throws {
    let results = try RoundRobin.run([get, shell, parsedGet, version, list], rounds: options.pairs)
    let (mine, theirs) = (results[0], results[1])
    add("sqlite3 shell, one indexed SELECT", mine.samples, theirs.samples, "<= 2.0", &report)
    add(
      "the same, read by the argument parser", results[2].samples, theirs.samples,
      "what the plain reading saves", &report)
    report.add(
      .init(
        goal: "--version / sqlite3 shell, one indexed SELECT", measured: results[3].samples.text,
        peer: theirs.samples.text,
        ratio: (results[3].samples.median / theirs.samples.median).text(), target: "<= 1.0"))
    report.add(
      .init(
        goal: "metric list / sqlite3 shell, one indexed SELECT", measured: results[4].samples.text,
        peer: theirs.samples.text,
        ratio: (results[4].samples.median / theirs.samples.median).text(), target: "<= 20 ms"))
    report.add(
      .init(
        goal: "peak memory of get", measured: memory(mine),
        peer: "sqlite3: " + memory(theirs), target: "<= 16 MiB"))
    try slower("python3 with sqlite3", python, ">= 4 times faster", &report)
    try slower("sqlite-utils query", sqliteUtils, ">= 25 times faster", &report)
    report.remark(
      "get: \(options.pairs) pairs; middle half within \(mine.samples.spread.percent) of the "
        + "median (sqlite3 \(theirs.samples.spread.percent))")
  }

  private var get: Program {
    Program(
      options.keyline,
      ["get", "statusBar.height", "-d", "iphone-x", "--os", "12", "--database", options.own])
  }

  /// The same question in a form that only the argument parser reads.
  private var parsedGet: Program {
    Program(
      options.keyline,
      ["get", "statusBar.height", "-d", "iphone-x", "--os=12", "--database", options.own])
  }

  private var version: Program { Program(options.keyline, ["--version"]) }

  private var list: Program {
    Program(options.keyline, ["metric", "list", "--database", options.own])
  }

  private var sql: String { "SELECT value FROM rule WHERE id = '\(rule)'" }

  private var shell: Program { Program("sqlite3", [options.database, sql]) }

  private var python: Program? {
    options.python.map { path in
      let call = "print(sqlite3.connect('\(options.database)').execute(\"\(sql)\").fetchone())"
      return Program(path, ["-c", "import sqlite3; " + call])
    }
  }

  private var sqliteUtils: Program? {
    options.sqliteUtils.map { Program($0, ["query", options.database, sql]) }
  }

  /// Compares with a peer that may be missing and takes longer.
  private func slower(
    _ name: String, _ peer: Program?, _ target: String, _ report: inout Report
  ) throws {
    guard let peer else {
      report.remark("\(name) is not installed: left out")
      return
    }
    let results = try RoundRobin.run([get, peer], rounds: max(15, options.pairs / 4))
    let (mine, theirs) = (results[0].samples, results[1].samples)
    report.add(
      .init(
        goal: "cold get / \(name)", measured: mine.text, peer: theirs.text,
        ratio: "\((theirs.median / mine.median).text(1)) times faster", target: target))
  }

  private func add(
    _ name: String, _ mine: Samples, _ theirs: Samples, _ target: String, _ report: inout Report
  ) {
    report.add(
      .init(
        goal: "cold get / \(name)", measured: mine.text, peer: theirs.text,
        ratio: (mine.median / theirs.median).text(), target: target))
  }

  /// A peak; one that is not above our own may be ours.
  private func memory(_ result: RoundRobin.Result) -> String {
    (result.memory > ownPeak ? "" : "at most ") + result.memory.text(1) + " MiB"
  }
}
