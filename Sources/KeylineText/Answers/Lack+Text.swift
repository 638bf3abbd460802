import KeylineModel
import KeylineQuery

extension [AnswerTable.Row] {
  /// Why cells have nothing, in a few sentences; nil where none is of something that does not exist.
  package var lacksText: String? {
    // Beside versions without any numbers, what came with later ones says nothing.
    if contains(where: { $0.cells.contains { $0.reason == .since(.firstWithData) } }) {
      return DeviceText.beginning + "."
    }
    // What is missing for the same reason is said at once.
    var lacks: [Lacking] = []
    for row in self {
      for lack in row.cells.compactMap({ $0.lack(on: row.device) }) {
        if let index = lacks.firstIndex(where: { $0.reason == lack.reason }) {
          lacks[index].things = lacks[index].things.merged(with: lack.things)
        } else {
          lacks.append(lack)
        }
      }
    }
    return lacks.isEmpty ? nil : lacks.prefix(Names.few).map(\.text).joined(separator: " ")
  }
}

/// Things that do not exist for one reason.
private struct Lacking {
  let reason: Reason
  var things: [String] = []

  enum Reason: Equatable {
    /// A sentence that names no thing.
    case sentence(String)
    /// The end of a sentence about one thing or several.
    case came(String)
    /// How they stand.
    case state(String)
  }

  var text: String {
    let names = Names.few(things.prefix(1) + things.dropFirst().map(\.lowercasedStart))
    return switch reason {
    case .sentence(let text): text + "."
    case .came(let text): "\(names) \(text)."
    case .state(let text) where things.count > 1: "\(text.sentenceStart): \(names)."
    case .state(let text): "\(names) is \(text)."
    }
  }
}

extension Cell {
  /// Why what was asked does not exist there; nil for any other reason.
  fileprivate func lack(on device: Device) -> Lacking? {
    let title = column.metric.title
    return switch reason {
    case .only(let condition)?: Lacking(reason: .state(condition.lackText), things: [title])
    case .lacks(let feature)?: Lacking(reason: .sentence(device.lack(of: feature)))
    case .since(let version)?: Lacking(reason: .came(device.came(with: version)), things: [title])
    case .featureSince(let feature, let version)?:
      Lacking(reason: .came(device.came(with: version)), things: [feature.text.sentenceStart])
    default: nil
    }
  }
}

extension Nearby.Condition {
  /// That there is nothing as it was asked: `not applicable outside Split View`.
  var lackText: String {
    "\(Status.notApplicable.text) \(dimension.placeText(asked))"
  }
}

extension Feature {
  /// The feature in words: `notch or Dynamic Island`.
  var text: String {
    switch self {
    case .sensorHousing: "notch or Dynamic Island"
    case .fold: "display that folds"
    case .splitView: "Split View"
    case .insetGroupedTable: "inset-grouped tables"
    case .contentConfiguration: "content configurations"
    case .detent: "detents"
    case .extraLargeWidget: "extra-large widgets"
    case .accessoryWidget: "Lock Screen widgets"
    }
  }
}

extension Device {
  /// That it does not have a feature: `iPhone 8 has no notch or Dynamic Island`.
  func lack(of feature: Feature) -> String {
    switch feature {
    case .fold: "\(name) does not fold"
    case .sensorHousing, .splitView: "\(name) has no \(feature.text)"
    case .insetGroupedTable, .contentConfiguration, .detent, .extraLargeWidget, .accessoryWidget:
      "\(ValueSet(values: [family.code]).text(of: .family)) have no \(feature.text)"
    }
  }

  /// Since when it has something: `Lock Screen widgets came with iOS 16`.
  func got(_ something: String, _ version: OSVersion) -> String {
    "\(something) \(came(with: version))"
  }

  fileprivate func came(with version: OSVersion) -> String { "came with \(system(version))" }
}
