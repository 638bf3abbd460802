import KeylineModel

extension AuditExpression {
  /// An operation on one, two or several parts, as spelled in an expression.
  enum Operation: String, CaseIterable, Sendable {
    case choice = "?"
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case otherwise = "??"
    case plus = "+"
    /// The difference of two parts, or the negative of one.
    case minus = "-"
    case times = "*"
    case divided = "/"
    case not = "!"
    case min, max

    /// The precedence of an operator between two parts; nil for other operations.
    var precedence: Int? {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
      case .otherwise: 4
      case .plus, .minus: 5
      case .times, .divided: 6
      case .choice, .not, .min, .max: nil
      }
    }

    var isComparison: Bool { precedence == 3 }

    /// The kind of the result; nil if the parts do not fit.
    func kind(of parts: [ExpressionValue.Kind]) -> ExpressionValue.Kind? {
      switch self {
      case .or, .and, .not: parts.allSatisfy { $0 == .truth } ? .truth : nil
      case .plus, .minus, .times, .divided, .min, .max:
        parts.allSatisfy { $0 == .number } ? .number : nil
      case .equal, .notEqual: parts[0] == parts[1] ? .truth : nil
      case .less, .lessOrEqual, .greater, .greaterOrEqual:
        parts[0] == parts[1] && [.number, .version].contains(parts[0]) ? .truth : nil
      case .otherwise: parts[0] == parts[1] ? parts[0] : nil
      case .choice:
        parts[0] == .truth && parts[1] == parts[2] && [.number, .truth].contains(parts[1])
          ? parts[1] : nil
      }
    }

    /// The result for parts that fit; unknown parts make it unknown unless they cannot matter.
    func value(_ parts: [ExpressionValue]) -> ExpressionValue {
      switch self {
      case .or, .and:
        let deciding = ExpressionValue.truth(self == .or)
        if parts[0] == deciding || parts[0].isFailed { return parts[0] }
        return parts[0].isUnknown && parts[1] != deciding ? parts[0] : parts[1]
      case .choice:
        if case .truth(let truth) = parts[0] { return parts[truth ? 1 : 2] }
        let isSame = parts[1] == parts[2] && !parts[1].isUnknown && !parts[1].isFailed
        return parts[0].isUnknown && isSame ? parts[1] : parts[0]
      // Nothing readable is ever nil: it has a value or is unknown.
      case .otherwise: return parts[0]
      case .divided where parts[1] == .number(0) && !parts[0].isFailed:
        return .failed("division by zero")
      default:
        // A failure happens whatever else is unknown.
        return parts.first(where: \.isFailed) ?? parts.first(where: \.isUnknown)
          ?? result(of: parts)
      }
    }

    private func result(of parts: [ExpressionValue]) -> ExpressionValue {
      let numbers = parts.compactMap(\.number)
      switch self {
      case .plus: return Self.fitting(numbers[0] + numbers[1])
      case .minus: return Self.fitting(parts.count == 1 ? -numbers[0] : numbers[0] - numbers[1])
      case .times: return Self.fitting(numbers[0] * numbers[1])
      case .divided: return Self.fitting(numbers[0] / numbers[1])
      case .min: return parts.min { $0.order($1) < 0 } ?? parts[0]
      case .max: return parts.max { $0.order($1) < 0 } ?? parts[0]
      case .not: return .truth(parts[0] == .truth(false))
      case .equal: return .truth(parts[0].order(parts[1]) == 0)
      case .notEqual: return .truth(parts[0].order(parts[1]) != 0)
      case .less: return .truth(parts[0].order(parts[1]) < 0)
      case .lessOrEqual: return .truth(parts[0].order(parts[1]) <= 0)
      case .greater: return .truth(parts[0].order(parts[1]) > 0)
      case .greaterOrEqual: return .truth(parts[0].order(parts[1]) >= 0)
      case .choice, .or, .and, .otherwise: return parts[0]
      }
    }

    private static func fitting(_ number: Double) -> ExpressionValue {
      number.magnitude < 9e18 ? .number(number) : .failed("number that is too large")
    }
  }
}
