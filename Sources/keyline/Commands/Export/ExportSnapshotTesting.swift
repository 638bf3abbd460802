import ArgumentParser
import KeylineModel
import KeylinePublish
import KeylineQuery

/// Writes configurations for SnapshotTesting.
struct ExportSnapshotTesting: CodeExport {
  static let configuration = CommandConfiguration(
    commandName: "swift-snapshot-testing",
    abstract: "Export a ViewImageConfig extension for SnapshotTesting, for devices on one version.",
    discussion: """
      $ keyline export swift-snapshot-testing -d since:2022 --os 17 \\
          --output Devices.swift

      In a test: assertSnapshot(of: controller, as: .image(on: .iPhone15)). Devices that \
      SnapshotTesting already has are left out unless you pass --prefix. Unknown values are left \
      out with a comment, never written as zero.

      \(ConditionsTopic.note)
      """)

  static let fileFormat = FileFormat.swift

  @OptionGroup var options: ExportOptions

  @Option(
    name: .long,
    help: "Also export the devices that SnapshotTesting has, with this prefix.")
  var prefix: String?

  @OptionGroup var access: AccessOption

  var ownWords: [String] {
    [String](option: "--prefix", prefix) + [String](flag: "--public", access.isPublic)
  }

  func validate() throws {
    if !options.metric.isEmpty {
      throw ValidationError(
        "its metrics are fixed. For a device, write '--device \(options.metric[0])'.")
    }
    if options.situation.orientation.given != nil {
      throw ValidationError("a configuration has both orientations.")
    }
  }

  func requireScope(_ ask: Ask) throws {
    guard let versions = try? ask.versions(in: []),
      versions.parts.count == 1, versions.parts[0].isNamed, !versions.dependsOnDevice
    else {
      throw ValidationError("name one version with '--os', such as 17 or 17.2.")
    }
  }

  func metrics(in catalogue: Knowledge) throws -> [Metric] {
    try SnapshotTestingExport.metrics.map { id in
      guard let metric = catalogue.metrics.first(where: { $0.id == id }) else {
        throw Failure("The catalogue has no metric \(id).", exitCode: ExitStatus.badData)
      }
      return metric
    }
  }

  func format() throws -> any Export {
    let format = SnapshotTestingExport(
      prefix: prefix, isPublic: access.isPublic, versionsWith: "--os")
    guard let format else {
      throw ValidationError(
        "'--prefix' takes the beginning of a name, such as my, not \"\(prefix ?? "")\".")
    }
    return format
  }
}
