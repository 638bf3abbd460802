import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Shows how much is known.
struct DatabaseCoverage: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show how much is known per metric: the share of devices and versions since iOS 11.",
    discussion: """
      $ keyline db coverage
      $ keyline db coverage statusBar.height
      $ keyline db coverage statusBar.height --missing

      With one metric, coverage prints a table of devices and versions. With --missing, it lists \
      what to measure next, and why; the column Probe names the part of 'keyline probe' that \
      measures it.
      """)

  @Argument(help: "Metrics or groups; all by default.", completion: .metrics)
  var metric: [String] = []

  @Flag(name: .long, help: "List gaps without an answer, with the reason for each.")
  var missing = false

  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
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
    listing.write(output, data: resolver.knowledge.data, to: context)
  }
}
