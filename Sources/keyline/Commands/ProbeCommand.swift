import ArgumentParser
import KeylineData
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineStore
import KeylineText

/// Prints the probe, the program that measures a device.
struct ProbeCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe",
    abstract: "Print a UIKit source file that measures a simulator or device and prints JSON.",
    discussion: """
      $ keyline probe > KeylineProbe.swift
      $ keyline import probe.json
      $ keyline probe --missing -d iphone-17 > KeylineProbe.swift
      $ keyline probe --app probe

      Add the file to an app target, run the app, and import what it prints. Keyline stores each \
      reading as an observation, and makes a rule where it knew no value or one of two. The file \
      says how to call it. With --missing, the file measures only what is unknown or uncertain \
      (32 or 44), in portrait or landscape. Exit 1: the probe can measure none of these values. \
      --app writes a folder that needs no project: the file, an app around it, and a script that \
      measures every simulator of a Mac; its README.md says how. Exit 73: the folder has other files.
      """)

  @Argument(
    help: "With --missing: metrics or groups; all by default.", completion: .metrics)
  var metric: [String] = []

  @Flag(name: .long, help: "Print only the parts that measure what is missing.")
  var missing = false

  @Option(
    name: .long,
    help: ArgumentHelp("Write an app that measures every simulator of a Mac.", valueName: "folder"))
  var app: String?

  @OptionGroup var devices: DeviceOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if app?.isEmpty == true { throw ValidationError("'--app' needs the name of a folder.") }
    if !missing, !metric.isEmpty || !devices.isEmpty {
      throw ValidationError("metrics, '--device' and '--except' need '--missing'.")
    }
  }

  func run(in context: CommandContext) throws {
    let resolver = try missing || app != nil ? Database(database, context).resolver(context) : nil
    let ask = Ask(devices: devices.sets, except: devices.exceptions)
      .completed(by: context.defaults)
    let devices = try resolver.map { try ask.devices(in: $0.knowledge.devices).devices } ?? []
    let parts =
      try resolver.map { try missing ? missingParts(on: devices, in: $0) : ProbePart.all }
      ?? ProbePart.all
    if let app, let resolver {
      let files = ProbeApp.files(parts, on: devices, in: resolver.knowledge.releases)
      return try write(files, to: app, context)
    }
    context.write(ProbeSource.text(of: parts))
    // A user who followed the hint of a missing value sees only the end of a long file.
    context.say(
      "note: run this file in an app (keyline probe > KeylineProbe.swift), and import what it "
        + "prints: keyline import probe.json")
  }

  /// Writes the folder of an app; a folder with other files is left alone.
  private func write(_ files: [ProbeApp.File], to folder: String, _ context: CommandContext) throws
  {
    let output = FolderOutput(
      folder: folder,
      changes: files.sorted { $0.name < $1.name }.map {
        .init(path: $0.name, text: $0.text, isProgram: $0.name == ProbeApp.script)
      })
    let root = try output.keptFolder()
    let names = try root.names()
    guard names.isEmpty || names.contains(ProbeApp.probe) else {
      throw Failure(
        "\(folder.printable) has other files. Nothing was written. Name a new or empty folder.",
        exitCode: ExitStatus.cannotCreate)
    }
    try output.write(into: root)
    for line in output.lines { context.write(line) }
    context.say(
      "On a Mac: sh \(ArgumentText.text(["\(folder)/\(ProbeApp.script)"])), then keyline import readings --summary"
    )
  }

  /// The parts that measure the devices' missing values; fails without any.
  private func missingParts(on devices: [Device], in resolver: Resolver) throws -> [ProbePart] {
    let metrics = try MetricNames(resolver.knowledge.metrics).metrics(metric)
    let parts = ProbePart.missing(metrics, on: devices, in: resolver)
    if !parts.isEmpty { return parts }
    let areMeasured = metrics.contains { ProbePart.measuring($0.id) != nil }
    let names =
      metrics.prefix(NameLists.few).map(\.id)
      + (metrics.count > NameLists.few ? ["the others"] : [])
    throw Failure(
      areMeasured
        ? "Without conditions, nothing that the probe measures is missing there. Measure everything: "
          + "keyline probe. List the gaps: keyline db coverage --missing"
        : "The probe does not measure \(NameLists.list(names, "or")). Know a value? Record it: keyline set",
      exitCode: ExitStatus.negative)
  }
}
