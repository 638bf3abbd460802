import ArgumentParser
import KeylineExport

/// Writes a header.
struct ExportObjectiveC: CodeExport {
  static let configuration = CommandConfiguration(
    commandName: "objc",
    abstract: "Export one header for Objective-C and C, with tables and lookups.",
    discussion: """
      $ keyline export objc statusBar.height -d since:2017 --output KLMetrics.h

      In code: KLValue(&KLMetricStatusBarHeight, @"iPhone10,3", KLMakeVersion(11, 0, 0), \
      KLOrientationPortrait) is nil where nothing is known.
      """)

  static let fileFormat = FileFormat.header
  private static let usualPrefix = "KL"

  @OptionGroup var options: ExportOptions

  @Option(name: .long, help: "The prefix of every name.")
  var prefix = Self.usualPrefix

  var ownWords: [String] {
    [String](option: "--prefix", prefix == Self.usualPrefix ? nil : prefix)
  }

  func format() throws -> any Export {
    guard let format = ObjectiveCExport(prefix: prefix) else {
      throw ValidationError(
        "'--prefix' takes the beginning of a name, such as KL, not \"\(prefix)\".")
    }
    return format
  }
}
