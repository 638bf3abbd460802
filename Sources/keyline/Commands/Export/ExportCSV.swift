import ArgumentParser
import KeylineExport

/// Writes CSV.
struct ExportCSV: MatrixExport {
  static let configuration = CommandConfiguration(
    commandName: "csv",
    abstract: "Export CSV: one row per device, metric, situation and range of versions.",
    discussion: """
      $ keyline export csv --output metrics.csv
      $ keyline export csv statusBar.height -d notch --each-release

      The first command exports everything that is known. For sources and rules, use keyline get \
      -f csv.
      """)

  static let fileFormat = FileFormat.csv

  @OptionGroup var options: ExportOptions

  @Flag(name: .long, help: "Write one row for each release instead of ranges.")
  var eachRelease = false

  func format() -> any Export { CSVExport() }
}
