package import KeylineModel
package import KeylineQuery

extension Status {
  /// The status as people read it, alone and in sentences.
  package var text: String {
    switch self {
    case .known: "known"
    case .assumed: "assumed"
    case .inferred: "inferred"
    case .uncertain: "uncertain"
    case .unknown: "unknown"
    case .notApplicable: "not applicable"
    case .impossible: "impossible"
    case .conflict: "conflict"
    }
  }

  /// True for a value that is not stated as it is asked for.
  package var isDoubtful: Bool { self == .assumed || self == .inferred }

  /// The sentence that counts such values.
  package static func doubts(_ count: Int, of total: Int) -> String {
    "\(count) of \(total) values \(count == 1 ? "is" : "are") \(assumed.text) or \(inferred.text)"
  }

  /// The status beside a value; empty where the value itself says how it stands.
  package var besideValue: String { hasValue || self == .uncertain ? text : "" }

  /// How an impossible answer stands, said of the device.
  static let neverRan = "never ran"
}

extension Confidence {
  /// The confidence as people read it, alone and in sentences.
  package var text: String {
    switch self {
    case .confirmed: "confirmed"
    case .singleSource: "single source"
    case .inferred: Status.inferred.text
    case .disputed: "disputed"
    }
  }
}

extension Caveat {
  /// The caveat as a note, for example `assumed: measured up to iOS 17.2`.
  package var text: String {
    switch self {
    case .measuredUntil(let version):
      "\(Status.assumed.text): measured up to iOS \(version)"
    case .statedUntil(let version):
      "\(Status.assumed.text): nobody measured it, last stated for iOS \(version)"
    case .undated: "\(Status.assumed.text): no source names a version"
    case .inferred:
      "\(Status.inferred.text): no source covers this device in this situation"
    case .uncertain: "\(Status.uncertain.text): the exact version of the change is unknown"
    case .singleSource: Confidence.singleSource.text
    case .disputed: "\(Confidence.disputed.text): sources contradict each other"
    case .defaultSDK(let major?): "assuming SDK \(major)"
    case .defaultSDK(nil): "assuming the SDK of each OS"
    case .noEffect(let dimension, _): "\(dimension.key) makes no difference"
    }
  }
}

extension Note {
  /// The note without the devices that it concerns.
  package var text: String { caveat.text }

  /// The sentence for a condition without effect, behind the name of the condition: `: iPhone 15 has no Split
  /// View`, ` makes no difference to statusBar.height`; nil for any other note.
  package var lackOfEffect: (of: Dimension, text: String)? {
    guard case .noEffect(let dimension, let metrics) = caveat else { return nil }
    guard metrics.isEmpty else {
      let named = metrics.count > 3 ? "these metrics" : metrics.joined(separator: ", ")
      return (dimension, " makes no difference to \(named)")
    }
    let isOne = devices.count == 1
    let lack =
      switch dimension {
      case .display: isOne ? "has one display" : "have one display each"
      case .split: "\(isOne ? "has" : "have") no Split View"
      default: isOne ? "is not an iPad" : "are not iPads"
      }
    return (dimension, ": \(Names.sentence(devices)) \(lack)")
  }
}

extension MetricNote {
  /// The note without the metrics that it concerns.
  package var text: String { caveat.text }

  /// The note with the metrics that it concerns: `single source (statusBar.height)`.
  package var line: String { "\(text) (\(metrics.joined(separator: ", ")))" }
}
