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
  }

  private func export(_ format: String) -> Program {
    Program(
      options.keyline, ["export", format, "--each-release", "--database", options.own])
  }

  private func shell(_ mode: String, _ table: String) -> Program {
    Program("sqlite3", ["-\(mode)", "-header", table, "SELECT * FROM answer"])
  }
}
