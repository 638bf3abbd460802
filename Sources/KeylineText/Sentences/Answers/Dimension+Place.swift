package import KeylineModel
import KeylineQuery

extension Dimension {
  /// A value of a condition as a place: `in landscape`, `with Display Zoom`.
  package func placeText(_ code: Int) -> String {
    if self == .sdk { return "for apps built with SDK \(code)" }
    return places.indices.contains(code) ? places[code] : ""
  }

  /// An unusual value by itself: `large title`, `custom items`, `with Display Zoom`.
  func departureText(_ code: Int) -> String {
    switch values {
    case .names(let names) where self == .barButtonItems: "\(names[code]) items"
    case .names: placeText(code)
    case .flag, .lengths, .sdk: ValueSet(values: [code]).text(of: self)
    }
  }

  /// Several values as a place: `in portrait`, `on phones`, `with SDK 26 or later`.
  func placeText(_ allowed: ValueSet) -> String {
    switch self {
    case .family, .idiom: return "on \(allowed.text(of: self))"
    case .homeButton, .sensorHousing, .sizeClassInLandscape, .width:
      return "on devices \(allowed.deviceText(of: self))"
    case .sdk: return "with \(allowed.text(of: self))"
    case .tableStyle:
      let styles = TableStyle.allCases.filter { allowed.contains($0.code) }
      return "in \(NameLists.list(styles.map(\.rawValue), "or")) tables"
    default:
      let codes = (0..<valueCount).filter(allowed.contains)
      return codes.map(placeText).joined(separator: " or ")
    }
  }
}
