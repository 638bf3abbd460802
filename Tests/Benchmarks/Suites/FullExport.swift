/// Every metric of every device at every release, against sqlite3 over the same rows in a table.
struct FullExport {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ report: inout Report) throws {
    guard let table = options.matrix else {
      report.remark("export: there is no table of all answers; left out")
      return
    }
    for (format, mode, target) in [("csv", "csv", ">= 8x"), ("json", "json", ">= 8x")] {
      let results = try RoundRobin.run(
        [export(format), shell(mode, table)], rounds: max(5, options.pairs / 20))
      let (mine, theirs) = (results[0], results[1])
      report.add(
        .init(
          goal: "export of the full matrix / sqlite3 .mode \(mode)", measured: mine.samples.text,
          peer: theirs.samples.text,
          ratio: "\((theirs.samples.median / mine.samples.median).text(1)) times as fast",
          target: target))
      report.add(
        .init(
          goal: "peak memory of export \(format)", measured: "\(mine.memory.text(1)) MiB",
          peer: "sqlite3: \(theirs.memory.text(1)) MiB", target: "<= 64 MiB"))
      report.remark(
        "export \(format): middle half within \(mine.samples.spread.percent) of the median "
          + "(sqlite3 \(theirs.samples.spread.percent)); output to /dev/null")
    }
    let results = try RoundRobin.run([site, export("csv")], rounds: 3)
    report.add(
      .init(
        goal: "site with its API / export csv", measured: results[0].samples.text,
        peer: results[1].samples.text,
        ratio: (results[0].samples.median / results[1].samples.median).text(), target: "<= 3 s"))
    report.add(
      .init(
        goal: "peak memory of the site", measured: "\(results[0].memory.text(1)) MiB",
        peer: "export csv: \(results[1].memory.text(1)) MiB", target: "<= 96 MiB"))
  }

  /// Writes it over the one of the round before.
  private var site: Program {
    Program(
      options.keyline,
      ["export", "site", "--output", options.folder + "/site", "--database", options.database])
  }

  private func export(_ format: String) -> Program {
    Program(
      options.keyline, ["export", format, "--each-release", "--database", options.database])
  }

  private func shell(_ mode: String, _ table: String) -> Program {
    Program("sqlite3", ["-\(mode)", "-header", table, "SELECT * FROM answer"])
  }
}
