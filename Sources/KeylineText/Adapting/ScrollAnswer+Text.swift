import KeylineJSON
import KeylineModel
public import KeylineQuery

extension ScrollAnswer {
  /// The answer as text: what the app sets, what UIKit makes of it, and the remedies.
  public func text(_ labels: VersionLabels) -> String {
    let place = [device.name, "iOS \(labels.label(ranges))", setup.situation.words]
    var text = place.joined(separator: " · ").printable + "\n" + setup.words + "\n\n"
    for (name, value) in lines {
      text += "  " + name.padded(to: 22) + value + "\n"
    }
    guard !remedies.isEmpty else { return text }
    return text + "\n" + PlainTable().text(remedyTable).indented(by: 2)
  }

  private var lines: [(String, String)] {
    let own = ("contentInset", setup.contentInset.map { DerivedLength($0) }.text)
    let shift = ("shift", "\(shift.signedText), against \(shiftWords)")
    guard let safeArea else {
      return [own, ("contentInset then", adjusted.text), shift]
    }
    return [
      own, ("safeAreaInsets", safeArea.insets.text), ("adjustedContentInset", adjusted.text),
      shift, ("safe area", "\(safeArea.frame.text), \(safeArea.heightText)"),
    ]
  }

  /// The thing that it is compared with; devices that came after safe areas never did without them.
  private var shiftWords: String {
    device.ran(from: .lowest, until: Self.firstSafeArea)
      ? "this device before iOS 11 with automatic adjustment off" : "contentInset alone"
  }

  private var remedyTable: TextTable {
    TextTable(
      columns: [
        .init("Remedy"), .init("Set"), .init("Works"), .init("Inset then"),
        .init("Content at y", isNumeric: true),
      ],
      rows: remedies.map { remedy in
        [
          remedy.technique, remedy.setting.text, remedy.verdict?.rawValue ?? "",
          remedy.adjusted.text,
          remedy.contentTop.text,
        ]
      })
  }
}

extension ScrollAnswer.SafeArea {
  /// How the height comes about: `height 690 = 812 − (44 + 44 + 34)`.
  var heightText: String {
    guard frame.height.value != nil else { return "height unknown" }
    let height = "height \(frame.height.text)"
    switch parts.count {
    case 0: return height
    case 1 where parts[0] < .zero:
      return "\(height) = \(screenHeight.text) + \(.zero - parts[0])"
    case 1: return "\(height) = \(screenHeight.text) − \(parts[0])"
    default:
      return "\(height) = \(screenHeight.text) − (\(sum))"
    }
  }
}

extension ScrollAnswer.SafeArea {
  /// The parts with their signs: `44 − 20 + 34`.
  private var sum: String {
    parts.enumerated().map { index, part in
      let length = index > 0 && part < .zero ? .zero - part : part
      let sign = index == 0 ? "" : part < .zero ? " − " : " + "
      return sign + length.description
    }.joined()
  }
}

extension ScrollRemedy.Setting {
  /// The setting as an assignment.
  var text: String {
    switch self {
    case .contentInset(let insets): "contentInset = \(insets.text)"
    case .never: "contentInsetAdjustmentBehavior = .never"
    case .additionalSafeArea(let insets): "additionalSafeAreaInsets = \(insets.text)"
    case .frame(let frame): "frame = \(frame.text), contentInset = {0, 0, 0, 0}"
    case .automaticAdjustmentOff: "automaticallyAdjustsScrollViewInsets = false"
    }
  }
}

extension ScrollSetup {
  /// How the scroll view is set up, in words.
  var words: String {
    let axes =
      switch scrollableAxes {
      case .none: "does not scroll"
      case .vertical: "scrolls vertically"
      case .horizontal: "scrolls horizontally"
      case .both: "scrolls both ways"
      }
    let place = isInNavigationController ? "in" : "not in"
    var words = [behavior.rawValue, axes, "\(place) a navigation controller"]
    if !automaticallyAdjusts { words.append("automaticallyAdjustsScrollViewInsets off") }
    return words.joined(separator: ", ")
  }
}
