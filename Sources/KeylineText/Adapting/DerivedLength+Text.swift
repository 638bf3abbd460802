import KeylineModel
package import KeylineQuery

extension DerivedLength {
  /// The length in points, or what there is instead: `unknown`, `n/a`, `never ran`, `uncertain`.
  var text: String {
    if let value { return value.description }
    let statuses = Set(cells.filter { $0.value == nil }.map(\.status))
    return Cell.Content.status(statuses.count == 1 ? statuses.first ?? .unknown : .unknown).text
  }

  /// The length with its sign: `+20`, `-6`, `0`.
  var signedText: String {
    guard let value else { return text }
    return value > .zero ? "+\(value)" : value.description
  }
}

extension Edges<DerivedLength> {
  /// The insets as UIKit prints them: `{64, 0, 60, 0}`.
  var text: String { "{" + all.map(\.text).joined(separator: ", ") + "}" }
}

extension Frame<DerivedLength> {
  /// The frame as UIKit prints it: `{{0, 64}, {375, 603}}`.
  var text: String {
    "{{\(x.text), \(y.text)}, {\(width.text), \(height.text)}}"
  }
}

extension String {
  /// Every line moved to the right.
  func indented(by width: Int) -> String {
    let space = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : space + $0 }.joined(separator: "\n")
  }
}

extension [DerivedLength.Gap] {
  /// The lengths without a value and the reasons, each sentence once.
  package var texts: [String] { [].merged(with: map(\.text)) }
}

/// A sentence for lengths without a value.
package struct MissingLength {
  /// The reason, with what is known nearby looked up, which leads to a next step.
  package let gap: DerivedLength.Gap
  /// The sentence without the next step: `missing on iOS 17 and 18: titleView.edgeMargin: unknown …`.
  package let text: String

  /// The sentences for lengths, each once; where versions miss different ones, each names its own.
  package static func all(_ amounts: [DerivedLength], _ labels: VersionLabels) -> [MissingLength] {
    var lines: [(text: String, gap: DerivedLength.Gap)] = []
    for gap in amounts.gapsOverVersions.map(\.lookedUp) {
      if let index = lines.firstIndex(where: { $0.text == gap.text }) {
        lines[index].gap = lines[index].gap.joined(with: gap)
      } else {
        lines.append((gap.text, gap))
      }
    }
    let differ = Set(lines.map(\.gap.ranges.joined).filter { !$0.isEmpty }).count > 1
    return lines.map { line in
      // What does not exist is not missing.
      let isMissing = line.gap.status != .notApplicable
      let place = differ || !isMissing ? line.gap.place(labels) : ""
      let start = isMissing ? "missing\(place)" : String(place.dropFirst())
      return MissingLength(gap: line.gap, text: "\(start): \(line.text)")
    }
  }
}

extension DerivedLength.Gap {
  /// The versions of the device that it is about: ` on iPadOS 17–18`.
  fileprivate func place(_ labels: VersionLabels) -> String {
    guard case .noValue(_, _, let device) = self, !ranges.isEmpty else { return "" }
    return " on " + device.system(of: ranges.joined, labels)
  }
}

extension DerivedLength.Gap {
  /// The length without a value and the reason.
  package var text: String {
    switch self {
    case .noMetric(let metric): "\(metric): no such metric in this data"
    case .noValue(let metric, let absence, let device): "\(metric): \(absence.text(on: device))"
    case .half(let length): "half of \(length) is not a whole sixth of a point"
    case .negativeSafeArea(let length):
      "additionalSafeAreaInsets: no source says what happens to a safe area of \(length)"
    case .outsideScreen(let length): "frame: it reaches \(length) points outside the screen"
    case .sheetSize: "size of the sheet: no source states it"
    case .twoBottomBars: "contentInset.bottom: no source covers both bottom bars"
    case .titleBesideMiddle:
      "title view: no source says where it goes when it is not centred in the bar"
    }
  }
}
