import ArgumentParser
import KeylinePublish

/// Writes one Swift file.
struct ExportSwift: CodeExport {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Export one Swift file without dependencies: devices, metrics, lookups.",
    discussion: """
      $ keyline export swift statusBar.height -d since:2017 --output Metrics.swift

      In code: Keyline.Metric.statusBarHeight.value(model: "iPhone10,3", os: .init(11)) is nil \
      where nothing is known. Compiles as Swift 5 and as Swift 6.

      \(ConditionsTopic.note)
      """)

  static let fileFormat = FileFormat.swift
  private static let usualName = "Keyline"

  @OptionGroup var options: ExportOptions

  @Option(name: .long, help: "The name of the type that holds everything.")
  var name = Self.usualName

  @OptionGroup var access: AccessOption

  var ownWords: [String] {
    [String](option: "--name", name == Self.usualName ? nil : name)
      + [String](flag: "--public", access.isPublic)
  }

  func format() throws -> any Export {
    guard let format = SwiftExport(name: name, isPublic: access.isPublic) else {
      throw ValidationError("'--name' takes the name of a type, such as Keyline, not \"\(name)\".")
    }
    return format
  }
}
