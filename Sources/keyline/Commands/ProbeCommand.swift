import ArgumentParser
import KeylineExport
import KeylineModel
import KeylineQuery
import KeylineText

/// Prints the program that measures a device.
struct ProbeCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe",
    abstract: "Print a UIKit source file that measures a simulator or device and prints JSON.",
    discussion: """
      $ keyline probe > KeylineProbe.swift
      $ keyline import probe.json
      $ keyline probe --missing -d iphone-17 > KeylineProbe.swift

      Add the file to an app target, run the app, and import what it prints. Keyline stores each \
      reading as an observation, and makes a rule where it knew no value or one of two. The file \
      says how to call it. With --missing, the file measures only what is unknown or uncertain \
      (32 or 44), in portrait or landscape. Exit 1: the probe can measure none of these values.
      """)

  @Argument(
    help: "With --missing: metrics or groups; all by default.", completion: .metrics)
  var metric: [String] = []

  @Flag(name: .long, help: "Print only the parts that measure what is missing.")
  var missing = false

  @OptionGroup var devices: DeviceOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if !missing, !metric.isEmpty || !devices.isEmpty {
      throw ValidationError("metrics, '--device' and '--except' need '--missing'.")
    }
  }

  func run(in context: CommandContext) throws {
    let parts = missing ? try missingParts(context) : ProbePart.all
    context.write(ProbeSource.text(of: parts))
    // Whoever was led here by a missing value sees the end of a long file.
    context.say(
      "note: run this file in an app (keyline probe > KeylineProbe.swift), and import what it "
        + "prints: keyline import probe.json")
  }

  /// The parts that measure what the devices lack; fails without any.
  private func missingParts(_ context: CommandContext) throws -> [ProbePart] {
    let resolver = try Database(database, context).resolver(context)
    let selection = Ask(devices: devices.sets, except: devices.exceptions)
      .completed(by: context.defaults)
    let devices = try selection.devices(in: resolver.knowledge.devices).devices
    let metrics = try MetricNames(resolver.knowledge.metrics).metrics(metric)
    let parts = ProbePart.missing(metrics, on: devices, in: resolver)
    if !parts.isEmpty { return parts }
    let areMeasured = metrics.contains { ProbePart.measuring($0.id) != nil }
    let names =
      metrics.prefix(Names.few).map(\.id) + (metrics.count > Names.few ? ["the others"] : [])
    throw Failure(
      areMeasured
        ? "Without conditions, nothing that the probe measures is missing there. Measure everything: "
          + "keyline probe. List the gaps: keyline db coverage --missing"
        : "The probe does not measure \(Names.list(names, "or")). Know a value? Record it: keyline set",
      exitCode: ExitStatus.negative)
  }
}
