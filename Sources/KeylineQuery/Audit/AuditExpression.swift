package import KeylineModel

/// A rule of thumb as people write it, for example `hasNotch ? 88 : 64`.
///
/// It is read without knowing which variables there are; ``CheckedExpression`` looks them up. Two
/// expressions are equal when they are the same tree, however they are spaced.
package struct AuditExpression: Sendable {
  /// The text as it was given.
  package let text: String
  let root: Node

  /// The longest text that is read, in bytes of UTF-8.
  package static let maximumLength = 4_096
  /// The most digits that a number may have on each side of its point.
  package static let maximumDigits = 9
  /// How deep an expression may be nested.
  package static let maximumDepth = 100

  /// Reads an expression; throws what is wrong and where.
  package init(_ text: String) throws(ExpressionError) {
    let text = Self.withoutDeclaration(text)
    let tokens = try ExpressionTokenizer(text).tokens()
    var parser = ExpressionParser(text, tokens)
    self.text = text
    root = try parser.expression()
  }

  /// The expression alone of a line that somebody copied: `let top: CGFloat = hasNotch ? 88 : 64`. Where a
  /// keyword may be a name of the expression, it stays.
  private static func withoutDeclaration(_ text: String) -> String {
    let words = text.trimmed.split(separator: " ", maxSplits: 1)
    guard let first = words.first, words.count == 2 else { return text }
    var rest = words[1][...]
    switch first {
    case "return":
      guard let next = rest.first, next.isLetter || next.isNumber || "(!".contains(next),
        !rest.hasPrefix("!=")
      else { return text }
    case "let", "var", "const", "static", "private", "CGFloat":
      guard let (name, value) = String(rest).halves(around: "="), !value.hasPrefix("="),
        name.contains(where: \.isLetter),
        name.allSatisfy({ $0.isLetter || $0.isNumber || " :_.".contains($0) })
      else { return text }
      rest = value[...]
    default: return text
    }
    let expression = rest.trimmed
    return String(expression.last == ";" ? expression.dropLast() : expression[...])
  }

  /// The names that it reads, each once, in the order of their first use.
  package var names: [String] {
    var names: [String] = []
    root.visit { node in
      if case .name(let name) = node.kind, !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension AuditExpression {
  /// The lengths that it may give as they stand in it, each once: 88 and 64 of `width > 375 ? 88 : 64`.
  package var givenLengths: [Length] {
    func given(_ node: Node) -> [Length] {
      switch node.kind {
      case .literal(let literal): [Length(literal.text)].compactMap(\.self)
      case .choice(_, let first, let second): given(first) + given(second)
      case .call(_, let arguments): arguments.flatMap(given)
      default: []
      }
    }
    return [].merged(with: given(root))
  }
}

extension AuditExpression: Hashable {
  package static func == (left: AuditExpression, right: AuditExpression) -> Bool {
    left.root == right.root
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(root) }
}
