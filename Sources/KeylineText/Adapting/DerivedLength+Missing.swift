import KeylineModel
public import KeylineQuery

extension [DerivedLength.Gap] {
  /// The lengths without a value and the reasons, each sentence once.
  public var texts: [String] {
    map(\.text).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension DerivedLength.Gap {
  fileprivate var text: String {
    switch self {
    case .noMetric(let metric): "\(metric): no such metric in this data"
    case .noValue(let metric, let absence, let device): "\(metric): \(absence.text(on: device))"
    case .half(let length): "half of \(length) is not a whole sixth of a point"
    case .negativeSafeArea(let length):
      "additionalSafeAreaInsets: no source says what happens to a safe area of \(length)"
    case .outsideScreen(let length): "frame: it reaches \(length) points outside the screen"
    case .twoBottomBars: "contentInset.bottom: no source covers both bottom bars"
    case .titleBesideMiddle:
      "title view: no source says where it goes when it is not centred in the bar"
    }
  }
}
