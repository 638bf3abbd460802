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
    case .half(let length): "half of \(length) is no whole sixth of a point"
    case .negativeSafeArea(let length):
      "additionalSafeAreaInsets: no source says what becomes of a safe area of \(length)"
    case .outsideScreen(let length): "frame: it reaches \(length) points outside the screen"
    case .twoBottomBars: "contentInset.bottom: no source speaks of both bottom bars"
    case .titleBesideMiddle:
      "title view: no source says where it stands when its middle is not the bar's"
    }
  }
}
