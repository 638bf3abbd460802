import ArgumentParser
import KeylinePublish

/// Writes JSON.
struct ExportJSON: MatrixExport {
  static let configuration = CommandConfiguration(
    commandName: "json",
    abstract: "Export devices, metrics and series of answers as JSON.",
    discussion: """
      $ keyline export json statusBar.height -d notch --output metrics.json
      $ keyline schema keyline.export/1

      \(ConditionsTopic.note)
      """)

  static let fileFormat = FileFormat.json

  @OptionGroup var options: ExportOptions

  @OptionGroup var releases: ReleaseOption

  var eachRelease: Bool { releases.isOn }

  func format() -> any Export { JSONExport() }
}
