public import KeylineJSON
public import KeylineModel
import KeylineQuery

extension Situation {
  /// Where the situation departs from the one that every query starts from, by dimension.
  public var json: JSONValue {
    let initial = Situation()
    let departures = Dimension.allCases.filter { dimension in
      !dimension.isDeviceAttribute && dimension != .orientation && dimension != .sdk
        && code(dimension, defaultSDK: 0) != initial.code(dimension, defaultSDK: 0)
    }
    return .object(
      departures.map { ($0.key, value(of: $0)) }
        + [(Dimension.sdk.key, sdk.map { .string("\($0)") })])
  }

  private func value(of dimension: Dimension) -> JSONValue? {
    let code = code(dimension, defaultSDK: 0)
    switch dimension.values {
    case .names(let names): return .string(names[code])
    case .flag: return .bool(code == 1)
    case .lengths, .sdk: return nil
    }
  }

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
