import ArgumentParser
import KeylineExport

/// Writes CSV.
struct ExportCSV: MatrixExport {
  static let configuration = CommandConfiguration(
    commandName: "csv",
    abstract: "One row per device, metric, orientation and range of versions.",
    discussion: """
      $ keyline export csv --output metrics.csv
      $ keyline export csv statusBar.height -d notch --each-release

      The first writes everything that is known. Sources and rules stand in: keyline get -f csv
      """)

  static let fileFormat = FileFormat.csv

  @OptionGroup var options: ExportOptions

  @Flag(name: .long, help: "One row for each release instead of ranges.")
  var eachRelease = false

  func format() -> any Export { CSVExport() }
}
