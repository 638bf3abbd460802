import ArgumentParser
import KeylinePublish

/// Writes a TypeScript module.
struct ExportTypeScript: CodeExport {
  static let configuration = CommandConfiguration(
    commandName: "typescript",
    abstract: "Export one TypeScript module without dependencies: devices, metrics, lookups.",
    discussion: """
      $ keyline export typescript safeAreaInsets -d since:2017 --output metrics.ts

      In code: value("safeAreaInsets.top", device("iPhone10,3"), version(11)) is null where nothing \
      is known.

      \(ConditionsTopic.note)
      """)

  static let fileFormat = FileFormat.typeScript

  @OptionGroup var options: ExportOptions

  var ownWords: [String] { [] }

  func format() -> any Export { TypeScriptExport() }
}
