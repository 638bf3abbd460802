import ArgumentParser
import KeylinePublish

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

      \(ConditionsTopic.note)
      """)

  static let fileFormat = FileFormat.csv

  @OptionGroup var options: ExportOptions

  @OptionGroup var releases: ReleaseOption

  var eachRelease: Bool { releases.isOn }

  func format() -> any Export { CSVExport() }
}
