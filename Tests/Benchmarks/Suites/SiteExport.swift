/// The whole site with its API, written over that of the round before; `script/benchmark` then lists the
/// largest file of each kind.
struct SiteExport {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ report: inout Report) throws {
    let result = try RoundRobin.run([site], rounds: 3)[0]
    report.add(
      .init(
        goal: "site with its API", measured: result.samples.text,
        ratio: "\((result.work.median / 1_000).text()) s of CPU", target: "<= 3 s of CPU"))
    report.add(
      .init(
        goal: "peak memory of the site", measured: "\(result.memory.text(1)) MiB",
        target: "<= 96 MiB"))
  }

  private var site: Program {
    Program(
      options.keyline,
      ["export", "site", "--output", options.folder + "/site", "--database", options.own])
  }
}
