package import KeylineData
import KeylineModel
package import KeylineQuery

extension ScrollAnswer {
  /// The answer as text: the app's setup, UIKit's result, and the remedies.
  package func text(_ labels: VersionLabels, width: Int = .max) -> String {
    let place = [device.name, device.system(of: ranges, labels), setup.situation.words]
    var text = place.joined(separator: " · ").printable + "\n" + setup.words + "\n\n"
    for (name, value) in lines {
      text += "  " + name.padded(to: 22) + value + "\n"
    }
    guard !remedies.isEmpty else { return text }
    return text + "\n" + PlainTable(width: width - 2).text(remedyTable).indented(by: 2)
  }

  private var lines: [(String, String)] {
    let own = ("contentInset", setup.contentInset.map { DerivedLength($0) }.text)
    let shift = ("shift", "\(shift.signedText), against \(shiftWords)")
    guard let safeArea else {
      return [own, ("contentInset then", adjusted.text), shift]
    }
    return [
      own, ("safeAreaInsets", safeArea.insets.text),
      ("adjustedContentInset", "\(adjusted.text) = \(setup.sumWords)"), shift,
      ("safe area", "\(safeArea.frame.text), \(safeArea.heightText)"),
    ]
  }

  /// The words for what it is compared with; devices that came after safe areas never ran without
  /// them.
  private var shiftWords: String {
    device.ran(VersionRange(until: Self.firstSafeArea))
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
          remedy.technique, remedy.setting.text, remedy.verdict?.text ?? "",
          remedy.adjusted.text,
          remedy.contentTop.text,
        ]
      })
  }
}

extension Technique.Support.Verdict {
  /// The verdict; a technique without a verdict since a redesign was not tried.
  var text: String { self == .unknown ? "not tried" : rawValue }
}

extension ScrollAnswer.SafeArea {
  /// The height as a difference: `height 690 = 812 − (44 + 44 + 34)`.
  var heightText: String {
    let height = "height \(frame.height.text)"
    guard frame.height.value != nil else { return height }
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
  /// The setup of the scroll view, in words.
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

  /// The terms of adjustedContentInset, such as `contentInset + safeAreaInsets at top and bottom`.
  var sumWords: String {
    let sum = "contentInset + safeAreaInsets"
    return switch (adjustedEdges.top, adjustedEdges.left) {
    case (true, true): sum
    case (true, false): "\(sum) at top and bottom"
    case (false, true): "\(sum) at left and right"
    case (false, false): "contentInset"
    }
  }
}

extension ScrollAnswer {
  /// The answer as an object.
  package func json(_ labels: VersionLabels) -> JSONValue {
    Labelled.fields.object(of: Labelled(answer: self, labels: labels))
  }
}

extension JSONSchema {
  /// The schema of `keyline scroll`.
  package static let scroll = JSONSchema(
    "keyline.scroll/1",
    "The position of a scroll view's content: one object per device and stretch of versions.",
    [
      .required(
        "results", .array(of: .object(Labelled<ScrollAnswer>.fields)),
        "The answers, by device in the order asked, then by version.")
    ], definitions: [.situation, .insets, .frame])
}

extension Labelled<ScrollAnswer> {
  fileprivate static var fields: [Field<Labelled>] {
    Field.place(in: \.setup.situation)
      + (ScrollSetup.fields.of(\ScrollAnswer.setup) + ScrollAnswer.fields).of(\.answer)
      + Field.doubts()
  }
}

extension ScrollSetup {
  fileprivate static let fields: [Field<ScrollSetup>] = [
    .required("behavior", .choice, "The contentInsetAdjustmentBehavior.") { $0.behavior },
    .required("scrolls", .choice, "The axes that scroll.") { $0.scrollableAxes },
    .required(
      "inNavigationController", .flag, "True if the controller is in a navigation controller."
    ) { $0.isInNavigationController },
    .required(
      "automaticallyAdjusts", .flag, "The controller's automaticallyAdjustsScrollViewInsets."
    ) { $0.automaticallyAdjusts },
    .required("contentInset", .insets, "The insets that the app sets.") {
      $0.contentInset.map { DerivedLength($0) }
    },
  ]
}

extension ScrollAnswer {
  fileprivate static let fields: [Field<ScrollAnswer>] = [
    .required(
      "safeAreaInsets", Form.insets.eitherNull,
      "The safe area insets of the scroll view; null before iOS 11."
    ) { $0.safeArea?.insets },
    .required(
      "adjustedContentInset", .insets,
      "The distance from each edge to the content; before iOS 11, the contentInset that the controller leaves."
    ) { $0.adjusted },
    .required(
      "shift", .amount,
      "The distance by which the content moves down compared with contentInset alone, as before "
        + "iOS 11 without automatic adjustment."
    ) { $0.shift },
    .required("contentY", .amount, "The y at which the content begins in the window.") {
      $0.contentTop
    },
    .required(
      "safeArea", Form.object(SafeArea.fields).eitherNull,
      "The safe area of the controller; null before iOS 11."
    ) { $0.safeArea },
    .required(
      "remedies", .array(of: .object(ScrollRemedy.fields)),
      "Remedies that make contentInset alone count; empty if it already does. A remedy that needs "
        + "an unknown number is left out."
    ) { $0.remedies },
  ]
}

extension ScrollAnswer.SafeArea {
  fileprivate static let fields: [Field<ScrollAnswer.SafeArea>] = [
    .required("frame", .frame, "The part of the screen inside the safe area.") { $0.frame },
    .required("insets", .insets, "The insets of the controller's root view.") { $0.root },
    .required("screenHeight", .amount, "The height of the screen.") { $0.screenHeight },
    .required(
      "parts", .array(of: .number), "The parts that are taken from that height, from the top."
    ) { $0.parts },
  ]
}

extension ScrollRemedy {
  fileprivate static let fields: [Field<ScrollRemedy>] = [
    .required("technique", .text, "The identifier of the technique.") { $0.technique },
    .required("verdict", .verdict, "How well it works on these versions.") { $0.verdict },
    .required("set", .object(Setting.fields), "The property to set.") { $0.setting },
    .required("adjustedContentInset", .insets, "The result.") { $0.adjusted },
    .required("contentY", .amount, "The y at which the content then begins.") { $0.contentTop },
  ]
}

extension ScrollRemedy.Setting {
  fileprivate static let fields: [Field<ScrollRemedy.Setting>] = [
    .optional("contentInset", .insets, "The contentInset.") { setting in
      switch setting {
      case .contentInset(let insets): insets
      case .frame: Edges<Length>.zero.map { DerivedLength($0) }
      default: nil
      }
    },
    .optional(
      "contentInsetAdjustmentBehavior", Form(.choice(["never"]), JSONValue.string),
      "The adjustment behaviour."
    ) { if case .never = $0 { "never" } else { nil } },
    .optional("additionalSafeAreaInsets", .insets, "The controller's insets.") {
      if case .additionalSafeArea(let insets) = $0 { insets } else { nil }
    },
    .optional("frame", .frame, "The frame of the scroll view in the window.") {
      if case .frame(let frame) = $0 { frame } else { nil }
    },
    .optional(
      "automaticallyAdjustsScrollViewInsets", .flag, "The controller's property."
    ) { if case .automaticAdjustmentOff = $0 { false } else { nil } },
  ]
}
