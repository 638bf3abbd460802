import ArgumentParser
import KeylineExport

/// Prints the program that measures a device.
struct ProbeCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe",
    abstract: "One file of UIKit code that measures a simulator or device and prints JSON.",
    discussion: """
      $ keyline probe > KeylineProbe.swift
      $ keyline import probe.json

      Put the file into an app target, run the app, and import what it prints: observations that \
      are measured, and rules where nothing was known. The file says how it is called.
      """)

  func run(in context: inout CommandContext) throws { context.write(ProbeSource.text) }
}
