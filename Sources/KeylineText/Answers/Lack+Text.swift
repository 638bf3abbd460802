import KeylineModel
import KeylineQuery

extension [AnswerTable.Row] {
  /// Why cells have nothing, in a few sentences; nil where none is of something that does not exist.
  package var lacksText: String? {
    // Beside versions without any numbers, what came with later ones says nothing.
    if contains(where: { $0.cells.contains { $0.reason == .since(.firstWithData) } }) {
      return DeviceText.beginning + "."
    }
    // What came with the same version is said at once.
    var lacks: [(things: [String], text: String)] = []
    for row in self {
      for lack in row.cells.compactMap({ $0.lack(on: row.device) }) {
        let things = [lack.thing].compactMap(\.self)
        if let index = lacks.firstIndex(where: { $0.text == lack.text }) {
          lacks[index].things = lacks[index].things.merged(with: things)
        } else {
          lacks.append((things, lack.text))
        }
      }
    }
    let sentences = lacks.prefix(Names.few).map { Names.few($0.things) + $0.text + "." }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension Cell {
  /// Why what was asked does not exist there, as a sentence, or as its end behind the thing that it is about, where
  /// it can be about several; nil for any other reason.
  fileprivate func lack(on device: Device) -> (thing: String?, text: String)? {
    switch reason {
    case .only(let condition)?: (nil, "\(column.metric.title) is \(condition.lackText)")
    case .lacks(let feature)?: (nil, device.lack(of: feature))
    case .since(let version)?: (column.metric.title, device.got("", version))
    case .featureSince(let feature, let version)?:
      (feature.text.sentenceStart, device.got("", version))
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
    "\(something) came with \(system(version))"
  }
}
