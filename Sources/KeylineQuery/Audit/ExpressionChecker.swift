import KeylineModel

/// Finds the kinds of the parts of an expression.
struct ExpressionChecker {
  typealias Node = AuditExpression.Node
  typealias Kind = ExpressionValue.Kind

  let text: String
  let names: ExpressionNames
  /// The meanings of the names met so far.
  private(set) var meanings: [String: ExpressionNames.Meaning] = [:]

  init(text: String, names: ExpressionNames) {
    self.text = text
    self.names = names
  }

  /// The kind of a part; throws where kinds do not fit or a constant part has no value.
  mutating func kind(_ node: Node) throws(ExpressionError) -> Kind {
    let kind = try self.ownKind(node)
    if case .binary(let sign, _, _) = node.kind, !sign.isComparison, kind == .number,
      case .failed(let failure) = node.value({ _ in nil })
    {
      throw error(.failed(failure), node)
    }
    return kind
  }

  private mutating func ownKind(_ node: Node) throws(ExpressionError) -> Kind {
    switch node.kind {
    case .literal(let literal): return literal.number == nil ? .version : .number
    case .truth: return .truth
    case .word: return .word
    case .name(let name): return try kind(of: name, at: node)
    case .negative(let operand):
      try require(.number, operand)
      return .number
    case .not(let operand):
      try require(.truth, operand)
      return .truth
    case .binary(let sign, let left, let right):
      if sign.isComparison {
        try compare(sign, left, right, node)
        return .truth
      }
      let kind = sign == .and || sign == .or ? Kind.truth : .number
      try require(kind, left)
      try require(kind, right)
      return kind
    case .choice(let condition, let first, let second):
      try require(.truth, condition)
      let kind = try kind(first)
      guard kind == .number || kind == .truth else {
        throw error(.branch(kind), first)
      }
      try require(kind, second)
      return kind
    case .call(_, let arguments):
      for argument in arguments { try require(.number, argument) }
      return .number
    }
  }

  private mutating func require(_ wanted: Kind, _ node: Node) throws(ExpressionError) {
    let kind = try kind(node)
    guard kind == wanted else {
      throw error(.other(than: wanted, is: kind), node)
    }
  }

  private mutating func compare(
    _ sign: AuditExpression.BinaryOperator, _ left: Node, _ right: Node, _ node: Node
  ) throws(ExpressionError) {
    let kinds = (try kind(left), try kind(right))
    switch kinds {
    case (.number, .number): return
    case (.version, .version) where !left.isLiteral || !right.isLiteral: return
    case (.version, .number) where !left.isLiteral && right.isVersion,
      (.number, .version) where left.isVersion && !right.isLiteral:
      return
    case (.truth, .truth) where sign == .equal || sign == .notEqual: return
    case (.word, .word) where sign == .equal || sign == .notEqual:
      try compareWords(left, right, node)
    case (.truth, .truth), (.word, .word):
      throw error(.unordered(kinds.0, sign: sign.rawValue), node)
    case (.version, .version):
      throw error(.twoVersions, node)
    case (.version, .number), (.number, .version):
      throw error(.versionNeeded, node)
    default:
      throw error(.incomparable(kinds.0, kinds.1), node)
    }
  }

  private func compareWords(
    _ left: Node, _ right: Node, _ node: Node
  ) throws(ExpressionError) {
    for (variable, constant) in [(left, right), (right, left)] {
      guard case .name(let name) = variable.kind, case .word(let word) = constant.kind,
        case .variable(let meaning)? = meanings[name]
      else { continue }
      let folded = NearestNames.folded(word)
      if meaning.words.contains(where: { NearestNames.folded($0) == folded }) { return }
      throw error(.otherWord(than: meaning.words, of: name), constant)
    }
    throw error(.wordAlone, node)
  }

  private mutating func kind(of name: String, at node: Node) throws(ExpressionError) -> Kind {
    let meaning: ExpressionNames.Meaning
    do throws(SetError) {
      meaning = try names.meaning(name)
    } catch {
      throw self.error(.name(error), node)
    }
    meanings[name] = meaning
    switch meaning {
    case .variable(let variable): return variable.kind
    case .metric: return .number
    }
  }

  private func error(_ problem: ExpressionError.Problem, _ node: Node) -> ExpressionError {
    ExpressionError(problem, at: node.range, in: text)
  }
}

extension AuditExpression.Node {
  fileprivate var isLiteral: Bool { if case .literal = kind { true } else { false } }

  /// True if it is a literal that can be read as a version.
  fileprivate var isVersion: Bool { stated != nil }
}
