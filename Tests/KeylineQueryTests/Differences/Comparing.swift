import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

extension Situation {
  /// A situation alone; without one the usual one in both orientations.
  static func each(_ text: String? = nil) -> [Situation] {
    text.map { [.of($0)] } ?? Situation().inEachOrientation
  }
}

extension Resolver {
  func known(_ device: Device.ID) throws -> Device { try #require(self.device(device)) }
}

extension VersionRange {
  /// A range as a command line has it: `11` is all of 11.
  static func of(_ text: String) throws -> VersionRange {
    try VersionSet(text).parts[0].range
  }
}

extension Difference {
  /// One line: `m portrait 16 → 8 changed`.
  var line: String {
    let sides = [left, right].map { spans in
      spans.map { span in
        switch span.value.content {
        case .value(let value): value.description
        case .candidates(let values):
          values.map { $0?.description ?? "unknown" }.sorted().joined(separator: " or ")
        case .status(let status): status.rawValue
        }
      }.joined(separator: " then ")
    }
    let orientations = orientations.map(\.rawValue).joined(separator: "+")
    return "\(metric.id) \(orientations) \(sides.joined(separator: " → ")) \(kind.rawValue)"
  }
}
