package import KeylineModel
package import KeylineQuery

extension Answer.Result {
  /// The reason why there is no single value on a device, as the end of a sentence; nil if there is
  /// one.
  package func text(on device: Device) -> String? {
    switch self {
    case .value: nil
    case .oneOf(let lengths, let change):
      Answer.Content.candidates(lengths).text + (change.map { ": " + $0.text(on: device) } ?? "")
    case .none(let why): why.text(on: device)
    }
  }
}

extension AnswerRecord {
  /// The reason why there is no single value, as the end of a sentence; nil if there is one.
  package var whyText: String? { answer.result.text(on: device) }
}

extension Answer.ChangeWindow {
  /// The versions of the change: `it changed between iOS 18.3 and 26.1`.
  fileprivate func text(on device: Device) -> String {
    let after = device.system(after.first, "\(after)")
    return isSure
      ? "it changed between \(after) and \(by.short)" : "it may have changed after \(after)"
  }
}

extension Why {
  /// The reason on a device as the end of a sentence: `unknown, not measured since the iOS 26 redesign`.
  package func text(on device: Device) -> String {
    switch cause {
    case .neverRan: "\(Status.neverRan): \(device.name) runs \(DeviceText.versions(device))"
    case .before(.firstWithData, nil): DeviceText.beginning
    default: text([device], on: device)
    }
  }

  /// The reason on some devices, without their names.
  package func text(on devices: [Device]) -> String { text(devices, on: nil) }

  private func text(_ devices: [Device], on device: Device?) -> String {
    let lead = status.text + (part.map { ", as \($0) is" } ?? "")
    return lead + tail(devices, on: device, isOfPart: part != nil)
  }

  /// The words after the status.
  private func tail(_ devices: [Device], on device: Device?, isOfPart: Bool) -> String {
    switch self {
    case .part(_, let why): why.cause.tail(devices, on: device, isOfPart: true)
    case .neverRan: ""
    case .before(let version, let feature):
      ": \(feature?.text ?? "it") came with \(devices.system(version))"
    case .lacks(let feature):
      device.map { ": " + $0.lack(of: feature) } ?? ": no \(feature.text)"
    case .only(let dimension, _): " \(dimension.placeText(0))"
    case .unmeasured(nil): isOfPart ? "" : ", not measured"
    case .unmeasured(let redesign?):
      redesign.metrics.isEmpty
        ? ", not measured since the \(devices.system(redesign.version)) redesign"
        : ", not measured since \(redesign.text(devices.systems))"
    case .contradicted(let claims): ": " + claims.map(\.text).joined(separator: ", ")
    case .undescribed(.firstOS): ": \(device?.name ?? "the device") has no first iOS version"
    case .undescribed(let attribute):
      ": the \(attribute.words) of \(device?.name ?? "the device") is not given"
    }
  }
}

extension Why.Claim {
  /// The claim in words: `a source says 64`.
  fileprivate var text: String {
    "\(title ?? source ?? "a rule without a source") says \(value?.description ?? "otherwise")"
  }
}

extension DeviceAttribute {
  /// The attribute inside a sentence: `corner radius`.
  fileprivate var words: String { rawValue.split(separator: "-").joined(separator: " ") }
}

extension Feature {
  /// The feature in words: `notch or Dynamic Island`.
  var text: String {
    switch self {
    case .part(.sensorHousing): "notch or Dynamic Island"
    case .part(.fold): "display that folds"
    case .part(.splitView): "Split View"
    case .arrival(let arrival): arrival.feature
    }
  }
}

extension Device {
  /// The sentence for a missing feature: `iPhone 8 has no notch or Dynamic Island`.
  func lack(of feature: Feature) -> String {
    switch feature {
    case .part(.fold): "\(name) does not fold"
    case .part: "\(name) has no \(feature.text)"
    case .arrival:
      "\(ValueSet(values: [family.code]).text(of: .family)) have no \(feature.text)"
    }
  }
}
