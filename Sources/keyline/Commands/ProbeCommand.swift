import ArgumentParser
import KeylineExport

/// Prints the program that measures a device.
struct ProbeCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe",
    abstract: "Print a UIKit source file that measures a simulator or device and prints JSON.",
    discussion: """
      $ keyline probe > KeylineProbe.swift
      $ keyline import probe.json

      Add the file to an app target, run the app, and import what it prints: measured \
      observations, and rules where nothing was known. The file says how to call it.
      """)

  func run(in context: CommandContext) throws { context.write(ProbeSource.text) }
}
