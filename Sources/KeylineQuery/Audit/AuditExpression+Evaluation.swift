extension CheckedExpression {
  /// The value where the names have these values; a name without one is unknown.
  ///
  /// It is a number, unknown, or without a value.
  package func value(_ values: (String) -> ExpressionValue?) -> ExpressionValue {
    expression.root.value(values)
  }
}

extension AuditExpression.Node {
  typealias Value = ExpressionValue
  typealias Values = (String) -> ExpressionValue?

  /// The value of this part; what is not known stays unknown unless it cannot matter.
  func value(_ values: Values) -> Value {
    switch kind {
    case .literal(let literal): return literal.value
    case .truth(let truth): return .truth(truth)
    case .word(let word): return .word(word)
    case .name(let name):
      return values(name) ?? .unknown(.init(variable: name, reason: .notGiven))
    case .negative(let operand):
      let value = operand.value(values)
      if case .number(let number) = value { return .number(number.negated) }
      return value
    case .not(let operand):
      let value = operand.value(values)
      if case .truth(let truth) = value { return .truth(!truth) }
      return value
    case .binary(.and, let left, let right):
      return Self.decided(by: false, left.value(values)) { right.value(values) }
    case .binary(.or, let left, let right):
      return Self.decided(by: true, left.value(values)) { right.value(values) }
    case .binary(let sign, let left, let right):
      let (first, second) = (left.value(values), right.value(values))
      if sign.isComparison { return compare(sign, left, first, right, second) }
      return Self.calculate(sign, first, second)
    case .choice(let condition, let first, let second):
      switch condition.value(values) {
      case .truth(let truth): return truth ? first.value(values) : second.value(values)
      case .unknown(let unknown):
        let (first, second) = (first.value(values), second.value(values))
        return first == second && first.isKnown ? first : .unknown(unknown)
      case let other: return other
      }
    case .call(let function, let arguments):
      return Self.extreme(function, arguments.map { $0.value(values) })
    }
  }

  /// `&&` and `||`: one side that decides is enough, even if the other is not known.
  private static func decided(by truth: Bool, _ left: Value, _ right: () -> Value) -> Value {
    switch left {
    case .truth(truth), .failed: return left
    case .unknown: return right() == .truth(truth) ? .truth(truth) : left
    default: return right()
    }
  }

  /// The first of two values that is none: a failure happens whatever the other one is.
  static func missing(_ values: [Value]) -> Value? {
    values.first { if case .failed = $0 { true } else { false } } ?? values.first { !$0.isKnown }
  }

  private static func calculate(
    _ sign: AuditExpression.BinaryOperator, _ left: Value, _ right: Value
  ) -> Value {
    if sign == .divided, right == .number(Rational(0)) {
      if case .failed = left { return left }
      return .failed(.divisionByZero)
    }
    guard case .number(let first) = left, case .number(let second) = right else {
      return missing([left, right]) ?? .failed(.overflow)
    }
    let result: Rational? =
      switch sign {
      case .plus: first.adding(second)
      case .minus: first.adding(second.negated)
      case .times: first.multiplied(by: second)
      default: second.reciprocal.flatMap { first.multiplied(by: $0) }
      }
    return result.map { .number($0) } ?? .failed(.overflow)
  }

  private static func extreme(
    _ function: AuditExpression.Function, _ values: [Value]
  ) -> Value {
    if let missing = missing(values) { return missing }
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let found = function == .min ? numbers.min() : numbers.max()
    return found.map { .number($0) } ?? .failed(.overflow)
  }
}
