import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Tells how much is known.
struct DatabaseCoverage: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "How much is known, per metric: the share of devices and versions since iOS 11.",
    discussion: """
      $ keyline db coverage
      $ keyline db coverage statusBar.height
      $ keyline db coverage statusBar.height --missing

      With one metric it is a table of devices and versions; with --missing it is what to measure \
      next, and why.
      """)

  @Argument(help: "Metrics or groups; none means all.", completion: .metrics)
  var metric: [String] = []

  @Flag(name: .long, help: "List what has no answer, with the reason for each gap.")
  var missing = false

  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: inout CommandContext) throws {
    let resolver = try Database(database, context.environment).resolver(&context)
    let metrics = try MetricNames(resolver.knowledge.metrics).metrics(metric)
    let coverages = metrics.flatMap { metric in
      Orientation.allCases.map { resolver.coverage(metric, in: $0) }
    }.filter { !$0.cells.isEmpty }
    let listing: Listing
    if missing {
      listing = CoverageListing.gaps(coverages)
    } else if metric.isEmpty || metrics.count > 1 {
      listing = CoverageListing.shares(coverages)
    } else {
      listing = CoverageListing.cells(coverages)
    }
    listing.write(output, data: resolver.knowledge.data, to: &context)
  }
}
