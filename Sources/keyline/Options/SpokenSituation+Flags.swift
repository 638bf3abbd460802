import ArgumentParser
import KeylineModel
import KeylineQuery

extension SpokenSituation {
  /// A situation and the values of conditions that few metrics have, as flags and words state them together.
  ///
  /// Errors: a usage error if both state a condition, and not the same.
  func applied(
    to situation: Situation, _ ofFew: [Dimension: [Int]]
  ) throws -> (Situation, [Dimension: [Int]]) {
    if let dimension = contradiction(of: situation, ofFew) {
      let flag = dimension == .orientation ? "--\(situation.orientation)" : dimension.flag
      throw ValidationError("the words and '\(flag)' say two things. Leave one of them out.")
    }
    var situation = situation
    let spoken = apply(to: &situation)
    return (situation, ofFew.merging(spoken) { given, _ in given })
  }

  /// The one situation that flags and words describe together.
  ///
  /// Errors: a usage error if both state a condition, and not the same, or if one is stated for several values.
  func applied(
    to options: SituationOptions, _ defaults: ProjectConfiguration
  ) throws -> Situation {
    var (situation, ofFew) = try applied(to: options.base(defaults), options.conditions.given)
    for (dimension, codes) in ofFew {
      guard codes.count == 1 else { throw SituationOptions.takesOneValue(dimension) }
      situation.set(dimension, to: codes[0])
    }
    return situation
  }
}
