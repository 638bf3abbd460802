package import KeylineModel

extension Technique.Goal {
  /// The goal with a name.
  ///
  /// - Throws: `SetError` with the nearest names for one that does not exist.
  package init(named name: String) throws(SetError) {
    guard let goal = Self(rawValue: name) else {
      let nearest = NearestNames.of(name, among: Self.allCases.map(\.rawValue))
      throw .unknown(.goal, name: name, nearest: nearest)
    }
    self = goal
  }
}
