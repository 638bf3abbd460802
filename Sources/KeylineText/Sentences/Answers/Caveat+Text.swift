package import KeylineModel
package import KeylineQuery

extension LastReading {
  /// The last reading of a value of devices, as the end of a sentence.
  fileprivate func text(on devices: [Device]) -> String {
    switch self {
    case .measured(let version):
      "last measured on \(devices.system(version.first, "\(version)"))"
    case .stated(let version):
      "never measured, last stated for \(devices.system(version.first, "\(version)"))"
    case .undated: "its sources name no iOS version"
    case .unversioned: "measured on an unnamed version"
    case .unmeasured: "never measured"
    }
  }

  /// The clause for devices that came after it: `, before iPhone 15`; empty if one of them ran the
  /// version.
  fileprivate func lead(to devices: [Device]) -> String {
    guard isBefore(devices) else { return "" }
    return ", before " + (devices.count == 1 ? devices[0].name : "these devices")
  }
}

extension Caveat {
  /// The caveat on values of devices as a note, for example `assumed: last measured on iOS 17.2`.
  package func text(on devices: [Device]) -> String {
    switch self {
    case .assumed(nil, let last):
      "\(Status.assumed.text): \(last.text(on: devices))\(last.lead(to: devices))"
    case .assumed(let versions?, let last):
      "\(versions.text(on: devices)) \(Status.assumed.text): \(last.text(on: devices))"
    case .unreleased(let version, let last):
      "\(devices.system(version)) is not released; "
        + (last == .undated ? "the sources name no iOS version" : last.text(on: devices))
    case .inferred(let inference): inference.text
    case .uncertain: "\(Status.uncertain.text): the exact version of the change is unknown"
    case .singleSource: Confidence.singleSource.text
    case .disputed: "\(Confidence.disputed.text): sources contradict each other"
    case .defaultSDK(let major, let other):
      "for apps built with "
        + (major.map { "SDK \($0)" } ?? "the SDK of the same version")
        + (other.map { other in
          "; \(other.value?.description ?? Status.unknown.text) with SDK \(other.major)"
        } ?? "")
    case .noEffect(let dimension, _): "\(dimension.key) makes no difference"
    }
  }
}

extension ClosedRange<OSVersion> {
  /// The versions of devices in words: `iOS 17.3 to 17.7`.
  fileprivate func text(on devices: [Device]) -> String {
    let last = StatedVersion(OSVersion(upperBound.major, upperBound.minor), precision: .minor)
    return lowerBound.short == "\(last)"
      ? devices.system(lowerBound) : devices.system(lowerBound, to: last)
  }
}

extension Inference {
  /// The inference in words, after the inferred part of a sum: `inferred from iPhone 12 and 13
  /// (same screen), never measured`.
  fileprivate var text: String {
    switch self {
    case .term(let metric, let inference): "\(metric) is \(inference.text)"
    case .devices(let devices, let areAlike, let last):
      "\(Status.inferred.text) from \(NameLists.sentence(devices))\(areAlike ? " (same screen)" : ""), "
        + last.text(on: devices)
    case .statement(let scope, let os, let outsider):
      "\(Status.inferred.text): stated for \(scope.classText)\(os.placeText(scope.systems))"
        + (outsider?.text ?? "")
    case .template(let device): "\(Status.inferred.text): taken from \(device.name)"
    case .otherSituations: "\(Status.inferred.text): stated only in other situations"
    case .nothing: "\(Status.inferred.text): no source states it"
    }
  }
}

extension UnsupportedDevice {
  /// The clause for a device that ran none of the versions before it: `, before iPhone 15`, `,
  /// which iPad 2 never ran`.
  fileprivate var text: String {
    switch self {
    case .newer(let name): ", before \(name)"
    case .older(let name): ", which \(name) never ran"
    }
  }
}

extension Note {
  /// The note without its devices.
  package var text: String { caveat.text(on: devices) }

  /// The sentence for a condition without effect, after the name of the condition: `: iPhone 15 has
  /// no Split View`, ` makes no difference to statusBar.height`; nil for any other note.
  package var lackOfEffect: (of: Dimension, text: String)? {
    guard case .noEffect(let dimension, let metrics) = caveat else { return nil }
    // Sources that mention no SDK do not claim that it makes no difference.
    if dimension == .sdk { return (dimension, ": no source says that it matters here") }
    guard metrics.isEmpty else {
      let named = metrics.count > 3 ? "these metrics" : metrics.joined(separator: ", ")
      return (dimension, " makes no difference to \(named)")
    }
    let isOne = devices.count == 1
    let lack =
      switch dimension {
      case .display: isOne ? "has one display" : "have one display each"
      case .split: "\(isOne ? "has" : "have") no Split View"
      case .inCallBar: "\(isOne ? "has" : "have") no in-call bar"
      default: isOne ? "is not an iPad" : "are not iPads"
      }
    return (dimension, ": \(NameLists.sentence(devices)) \(lack)")
  }
}

extension Note {
  /// The note on values of devices with its metrics: `single source (statusBar.height)`.
  package func line(on devices: [Device]) -> String {
    "\(caveat.text(on: devices)) (\(metrics.joined(separator: ", ")))"
  }
}
