import KeylineModel
import KeylineQuery
import KeylineStore

/// All that ships, from its file to a resolver that can answer.
struct Load {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ report: inout Report) throws {
    var rules = 0
    // Kept until the next one is loaded, so that no program's end is measured.
    var resolver: Resolver?
    func load() throws -> Int {
      resolver = Resolver(try options.shipped.everything())
      rules = resolver?.knowledge.rules.count ?? 0
      return rules
    }
    let (samples, _) = try Samples.measure(60, before: { resolver = nil }, load)
    report.add(
      .init(
        goal: "open, load and compile the real knowledge", measured: samples.text,
        ratio: "\((samples.median * 1_000 / Double(rules)).text(1)) us a rule",
        target: "<= 14 ms"))
    report.remark("load: middle half within \(samples.spread.percent) of the median")
  }
}
