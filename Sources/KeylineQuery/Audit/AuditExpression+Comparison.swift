import KeylineModel

extension AuditExpression.Node {
  /// The version that is meant, if it is a literal that can be one.
  var stated: StatedVersion? {
    if case .literal(let literal) = kind { literal.version } else { nil }
  }

  /// Compares two values; a version with a literal as with all that the literal can mean.
  func compare(
    _ sign: AuditExpression.BinaryOperator, _ left: Self, _ first: ExpressionValue,
    _ right: Self, _ second: ExpressionValue
  ) -> ExpressionValue {
    if case .version(let version) = first, let stated = right.stated {
      return .truth(sign.holds(version.order(against: stated)))
    }
    if case .version(let version) = second, let stated = left.stated {
      return .truth(sign.holds(-version.order(against: stated)))
    }
    switch (first, second) {
    case (.number(let first), .number(let second)):
      return .truth(sign.holds(first == second ? 0 : first < second ? -1 : 1))
    case (.version(let first), .version(let second)):
      return .truth(sign.holds(first == second ? 0 : first < second ? -1 : 1))
    case (.truth(let first), .truth(let second)): return .truth(sign.holds(first == second ? 0 : 1))
    case (.word(let first), .word(let second)):
      let isSame = NearestNames.folded(first) == NearestNames.folded(second)
      return .truth(sign.holds(isSame ? 0 : 1))
    default:
      return Self.missing([first, second]) ?? .unknown(.init(variable: "", reason: .notGiven))
    }
  }
}

extension OSVersion {
  /// Below, among or above the versions that somebody means: -1, 0 or 1.
  fileprivate func order(against stated: StatedVersion) -> Int {
    self < stated.first ? -1 : self < stated.end ? 0 : 1
  }
}

extension AuditExpression.BinaryOperator {
  /// Tells whether a comparison holds where the left side is below (-1), equal to (0) or above (1)
  /// the right one.
  fileprivate func holds(_ order: Int) -> Bool {
    switch self {
    case .equal: order == 0
    case .notEqual: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    case .or, .and, .plus, .minus, .times, .divided: false
    }
  }
}
