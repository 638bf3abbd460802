/// The program that measures a device and prints readings for `keyline import`.
package enum ProbeSource {
  /// One Swift file for an app target with UIKit, with the functions of some parts.
  package static func text(of parts: [ProbePart] = ProbePart.all) -> String {
    let calls = parts.map { "      await \($0.function)()" }
    let functions = parts.map { $0.text + "\n" }
    return Asset.text(
      "probe/KeylineProbe.swift.txt",
      filling: ["calls": calls.joined(separator: "\n"), "functions": functions.joined()])
  }
}
