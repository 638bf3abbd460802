import KeylineModel
package import KeylineQuery

extension DerivedLength {
  /// The length in points, or else its status: `unknown`, `n/a`, `never ran`, `uncertain`.
  var text: String {
    if let value { return value.description }
    let statuses = Set(records.filter { $0.value == nil }.map(\.status))
    return Answer.Content.status(statuses.count == 1 ? statuses.first ?? .unknown : .unknown).text
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
  /// The text with every line indented.
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
  /// The sentence without the next step: `missing on iOS 17–18: titleView.edgeMargin: unknown …`.
  package let text: String
  /// The reason on each device.
  package let gaps: [DerivedLength.Gap]

  /// The sentences for lengths of devices, each once; a sentence names devices and versions unless
  /// all of them lack the value.
  package static func all(
    _ answers: [some AmountsAnswer], _ labels: VersionLabels
  ) -> [MissingLength] {
    var lines: [Line] = []
    let devices = answers.map(\.device).eachOnce
    for device in devices {
      let own = answers.filter { $0.device.id == device.id }
      let asked = own.flatMap(\.ranges).joined
      for gap in own.flatMap(\.amounts).gapsOverVersions {
        let ranges = (gap.record?.ranges ?? []).joined
        // A metric that does not exist is not missing, and states its versions itself.
        let isWhole = ranges == asked && gap.record?.status != .notApplicable
        let new = Line(
          devices: [device], versions: isWhole ? [] : ranges, reason: gap.text, gaps: [gap])
        if let index = lines.firstIndex(where: { $0.isSaid(with: new) }) {
          lines[index].devices = lines[index].devices.merged(with: new.devices)
          lines[index].gaps += new.gaps
        } else {
          lines.append(new)
        }
      }
    }
    return lines.map {
      MissingLength(text: $0.text(among: devices.count, labels), gaps: $0.gaps)
    }
  }

  private struct Line {
    var devices: [Device]
    /// The versions; empty for all versions.
    let versions: [VersionRange]
    let reason: String
    var gaps: [DerivedLength.Gap]

    func isSaid(with other: Line) -> Bool {
      (reason, versions) == (other.reason, other.versions)
    }

    func text(among count: Int, _ labels: VersionLabels) -> String {
      let places = [
        devices.count < count ? NameLists.sentence(devices) : nil,
        versions.isEmpty ? nil : devices.system(of: versions, labels),
      ].compactMap(\.self)
      let place = places.isEmpty ? "" : "on " + places.joined(separator: ", ")
      let lack =
        switch gaps[0].record?.status {
        case .notApplicable: ""
        case .uncertain: Status.uncertain.text
        case .conflict: Status.conflict.text
        default: "missing"
        }
      let start = [lack, place].filter { !$0.isEmpty }.joined(separator: " ")
      return start.isEmpty ? reason : "\(start): \(reason)"
    }
  }
}

extension DerivedLength.Gap {
  /// The length without a value and the reason.
  package var text: String {
    switch self {
    case .noMetric(let metric): "\(metric): no such metric in this data"
    case .noValue(let record): "\(record.metric.id): \(record.whyText ?? "")"
    case .half(let length): "half of \(length) is not a whole sixth of a point"
    case .negativeSafeArea(let length):
      "additionalSafeAreaInsets: no source says what happens to a safe area of \(length)"
    case .outsideScreen(let length): "frame: it reaches \(length) points outside the screen"
    case .sheetSize: "size of the sheet: Keyline does not calculate it"
    case .twoBottomBars: "contentInset.bottom: no source covers both bottom bars"
    case .titleBesideMiddle:
      "title view: no source says where it goes when it is not centred in the bar"
    }
  }
}
