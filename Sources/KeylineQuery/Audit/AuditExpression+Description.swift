extension AuditExpression: CustomStringConvertible {
  /// The expression with one space around operators and no parentheses but those it needs; read
  /// again it is the same tree.
  package var description: String { root.text }
}

extension AuditExpression.Node {
  fileprivate var text: String {
    switch kind {
    case .literal(let literal): literal.text
    case .truth(let truth): truth ? "true" : "false"
    case .word(let word): "." + word
    case .name(let name): name
    case .negative(let node): "-" + node.text(above: Self.unary)
    case .not(let node): "!" + node.text(above: Self.unary)
    case .binary(let sign, let left, let right):
      // The left operand may bind as tightly, except in a comparison, which does not chain.
      left.text(above: sign.precedence - (sign.isComparison ? 0 : 1)) + " \(sign.rawValue) "
        + right.text(above: sign.precedence)
    case .choice(let condition, let first, let second):
      condition.text(above: 0) + " ? " + first.text + " : " + second.text
    case .call(let function, let arguments):
      "\(function.rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
    }
  }

  /// The text, in parentheses unless it binds more tightly than a precedence.
  private func text(above precedence: Int) -> String {
    self.precedence > precedence ? text : "(\(text))"
  }

  private var precedence: Int {
    switch kind {
    case .choice: 0
    case .binary(let sign, _, _): sign.precedence
    case .negative, .not: Self.unary + 1
    case .literal, .truth, .word, .name, .call: Self.unary + 2
    }
  }

  /// Above every operator between two parts.
  private static let unary = 5
}
