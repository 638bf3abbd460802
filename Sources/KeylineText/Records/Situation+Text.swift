public import KeylineModel
import KeylineQuery

extension Situation {
  /// Where it departs from the default, in words, for example `landscape · large title · SDK 11`.
  public var words: String {
    let initial = Situation()
    var words = [orientation.rawValue]
    for dimension in Dimension.allCases
    where !dimension.isDeviceAttribute && dimension != .orientation && dimension != .sdk
      && code(dimension, defaultSDK: 0) != initial.code(dimension, defaultSDK: 0)
    {
      words.append(
        ValueSet(values: [code(dimension, defaultSDK: 0)]).text(of: dimension))
    }
    if let sdk { words.append("SDK \(sdk)") }
    return words.joined(separator: " · ")
  }
}
