/// Measures Keyline against peers in the same run and prints one table of ratios.
///
/// It is no test: it asserts nothing about time and leaves the judgement to the reader. What it
/// does check is that both sides of a comparison give the same answers.
@main
enum Main {
  static func main() throws {
    let options = try Options(CommandLine.arguments.dropFirst())
    var report = Report()
    // Processes come first: what a child is said to have used includes what its parent did.
    for suite in Suite.allCases where options.suites.contains(suite) {
      if let other = options.against {
        try Against(options, other: other).run(suite, &report)
      } else {
        try suite.run(options, &report)
      }
    }
    print(report.text)
  }
}

/// The groups of measurements, in the order in which they run.
enum Suite: String, CaseIterable {
  case get
  case firstUse = "first-use"
  case export
  case bulkImport = "import"
  case site, load, resolve, growth

  /// Measures and reports.
  func run(_ options: Options, _ report: inout Report) throws {
    switch self {
    case .get: try ColdGet(options).run(&report)
    case .firstUse: try FirstUse(options).run(&report)
    case .export: try FullExport(options).run(&report)
    case .bulkImport: try BulkImport(options).run(&report)
    case .site: try SiteExport(options).run(&report)
    case .load: try Load(options).run(&report)
    case .resolve: try Resolutions().run(&report)
    case .growth: try Growth().run(&report)
    }
  }
}
