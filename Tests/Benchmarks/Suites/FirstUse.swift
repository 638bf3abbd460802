#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A new file of what ships, with a question, against the same content as SQL through the shell.
struct FirstUse {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ report: inout Report) throws {
    let file = options.folder + "/first-use.sqlite"
    let question = ["get", "statusBar.height", "-d", "iphone-x", "--os", "12"]
    let rounds = max(15, options.pairs / 4)
    let results = try RoundRobin.run(
      [
        Program(options.keyline, question + ["--database", options.own]),
        Program("sqlite3", [file], input: options.dump),
      ], rounds: rounds
    ) {
      unlink(file)
      unlink(options.database)
    }
    let (mine, theirs) = (results[0].samples, results[1].samples)
    report.add(
      .init(
        goal: "first use / sqlite3 new.db < dump.sql", measured: mine.text, peer: theirs.text,
        ratio: (mine.median / theirs.median).text(), target: "<= 0.8"))
    report.remark(
      "first use: \(rounds) pairs; middle half within \(mine.spread.percent) of the median "
        + "(sqlite3 \(theirs.spread.percent)); peak memory \(results[0].memory.text(1)) MiB")
  }
}
