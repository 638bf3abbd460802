import KeylineModel
import KeylineQuery
import KeylineText

/// The devices and metrics of an export with their names in code.
struct CodeCatalogue {
  struct NamedDevice {
    let device: Device
    let name: String
    /// The versions it ran as packed numbers, half-open; all versions if that is unknown or does
    /// not matter.
    let from: Int
    let until: Int
  }

  struct NamedMetric {
    let variant: AnswerMatrix.Variant
    let name: String
  }

  let devices: [NamedDevice]
  let metrics: [NamedMetric]

  /// Names everything.
  ///
  /// - Parameters:
  ///   - devices: Reserved names beside those of the devices.
  ///   - metrics: Reserved names beside those of the metrics.
  init(_ matrix: AnswerMatrix, reserving devices: [String], and metrics: [String]) {
    var names = CodeNames(reserved: devices)
    self.devices = matrix.devices.map { device in
      let support = device.support ?? .all
      return NamedDevice(
        device: device, name: names.name(for: device.name, or: "device"),
        from: support.from.packed, until: support.until.packed)
    }
    names = CodeNames(reserved: metrics)
    self.metrics = matrix.variants.map {
      NamedMetric(variant: $0, name: names.name(for: $0.key, or: "metric"))
    }
  }
}

extension ExportContent {
  /// The heading of generated code, each line a comment.
  ///
  /// - Parameters:
  ///   - unknown: The text for an unknown value.
  ///   - counts: The numbers of doubtful values.
  func heading(_ format: String, unknown: String, _ counts: Counts = Counts()) -> [String] {
    let again = marker == nil ? "export again" : "run keyline docs update"
    var lines = ["Made by keyline export \(format). Do not edit it: \(again)."]
    if statesData { lines.append("Keyline's data \(data).") }
    let situations = matrix.situations.map(\.words).joined(separator: "; ")
    lines.append("Situation: \(situations).")
    lines.append("Lengths are in points. Unknown values: \(unknown).")
    lines += [counts.checkedText, counts.assumedText].compactMap {
      $0.map { "\($0)." }
    }
    return [marker].compactMap(\.self) + lines.map { "// \($0)" }
  }
}
