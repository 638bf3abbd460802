import KeylineModel
import KeylineQuery

/// The reason why there is no value.
public enum Reason: Hashable, Sendable {
  /// The device runs these versions only.
  case neverRan(runs: String)
  /// The metric, or the feature that it measures, came with this version.
  case before(String)
  /// The device lacks the feature that the metric measures.
  case lacksFeature
  /// The metric exists only under another value of this condition, such as `split`.
  case onlyUnder(condition: String)
  /// The value was never measured.
  case unmeasured
  /// Sources contradict each other; these are their values, without sums.
  case contradicted([Double])
  /// The device's description lacks this attribute.
  case undescribed(attribute: String)

  init(_ why: Why, on device: Device, _ labels: VersionLabels) {
    self =
      switch why.cause {
      case .neverRan(let range): .neverRan(runs: labels.label([range]))
      case .before(let version, _): .before(version.short)
      case .lacks: .lacksFeature
      case .only(let dimension, _): .onlyUnder(condition: dimension.key)
      case .unmeasured, .part: .unmeasured
      case .contradicted(let claims): .contradicted(claims.compactMap { $0.value?.points })
      case .undescribed(let attribute): .undescribed(attribute: attribute.rawValue)
      }
  }
}

extension Reason: CustomStringConvertible {
  /// The reason in a few words: `not measured`, `it came with iOS 11`.
  public var description: String {
    switch self {
    case .neverRan(let versions): "the device runs \(versions) only"
    case .before(let version): "it came with \(version)"
    case .lacksFeature: "the device does not have it"
    case .onlyUnder(let condition): "it exists only under another \(condition)"
    case .unmeasured: "not measured"
    case .contradicted: "sources contradict each other"
    case .undescribed(let attribute): "the \(attribute) of the device is not given"
    }
  }
}
