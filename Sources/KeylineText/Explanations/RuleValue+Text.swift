public import KeylineModel

extension Rule.Value {
  /// The length in points, or the formula.
  public var text: String {
    switch self {
    case .length(let length): length.description
    case .formula(let formula): formula.description
    }
  }
}
