import KeylineModel
package import KeylineQuery

extension ExpressionError: CustomStringConvertible {
  /// The sentence, and below it the expression with a mark under the place.
  package var description: String {
    let bytes = Array(text.utf8)
    let first = max(0, range.lowerBound - 40)
    let last = min(bytes.count, first + 76)
    let lead = first > 0 ? "…" : ""
    let excerpt = String(decoding: bytes[first..<last], as: UTF8.self).unicodeScalars
      .map { $0.isHarmless ? String($0) : " " }.joined()
    let line = "  " + lead + excerpt + (last < bytes.count ? "…" : "")
    let marked = bytes[range.lowerBound..<max(range.lowerBound, min(range.upperBound, last))]
    let marks = max(1, String(decoding: marked, as: UTF8.self).unicodeScalars.count)
    let indent = String(repeating: " ", count: 2 + lead.count + range.lowerBound - first)
    return "column \(column): \(problem.text).\n\(line)\n\(indent)"
      + String(repeating: "^", count: marks)
  }
}

extension Unicode.Scalar {
  /// True if a terminal shows it as it is.
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// The character in quotes, or its number where it is not plain ASCII.
  fileprivate var quoted: String {
    if isASCII, value > 0x20, value < 0x7F { return "\"\(self)\"" }
    let code = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }
}

extension ExpressionError.Problem {
  /// The fault, without a period at its end.
  package var text: String {
    switch self {
    case .tooLong: "an expression has at most \(AuditExpression.maximumLength) bytes"
    case .malformedMessage: "a message is written as in [UIScreen mainScreen].bounds"
    case .digitCount:
      "a number has one to \(AuditExpression.maximumDigits) digits on each side of its point"
    case .unitBehindNumber: "a number takes no unit and no letters after it"
    case .malformedNumber: "this is neither a number such as 97.667 nor a version such as 13.4.1"
    case .singleSign(let sign, let written): "\"\(sign)\" is written \"\(written)\""
    case .strangeCharacter(let character): "\(character.quoted) has no meaning here"

    case .empty: "there is no expression; write, for example, hasNotch ? 88 : 64"
    case .tooDeep: "the expression is nested more than \(AuditExpression.maximumDepth) levels deep"
    case .unopenedParenthesis: "this parenthesis was never opened"
    case .unclosedParenthesis: "this parenthesis is never closed"
    case .missingOperator(let word): "an operator is missing before \(Self.quoted(word))"
    case .missingOperatorOrParenthesis(let word):
      "a \")\" or an operator is missing before \(Self.quoted(word))"
    case .missingValue(let word): "a value is missing before \(Self.quoted(word))"
    case .missingColon: "this \"?\" has no \":\"; write condition ? value : other value"
    case .chainedComparison: "comparisons do not chain; join two with &&"
    case .unknownFunction(let name): "no function \"\(name)\"; there are min and max"
    case .fewArguments(let name): "\(name) takes two values or more"

    case .name(let error): error.clause
    case .notANumber(let kind):
      "the expression is \(kind.phrase), not a number; write condition ? 88 : 64"
    case .failed(let failure): "this is a \(failure.text)"
    case .branch(let kind): "a branch must be a number, true or false, not \(kind.phrase)"
    case .other(let wanted, let kind):
      "\(wanted.phrase) is needed here, but this is \(kind.phrase)"
    case .unordered(let kind, let sign):
      "\(sign) compares numbers and versions, not \(kind.phrase)"
    case .twoVersions: "a comparison of versions needs os, firstOS or lastOS on one side"
    case .versionNeeded: "compare a version with another version, such as 13.4"
    case .incomparable(let first, let second):
      "\(first.phrase) cannot be compared with \(second.phrase)"
    case .otherWord(let words, let name): "\(name) is one of \(words.asWords)"
    case .wordAlone: "compare a word with an attribute, as in family == .ipad"
    }
  }

  private static func quoted(_ word: String?) -> String { word.map { "\"\($0)\"" } ?? "the end" }
}

extension SetError {
  /// The error as a clause, without its period.
  fileprivate var clause: String {
    var clause = description
    if clause.hasPrefix("No ") { clause = "no " + clause.dropFirst(3) }
    if clause.hasSuffix(".") { clause.removeLast() }
    return clause
  }
}

extension ExpressionValue.Kind {
  /// The kind with its article, in a sentence.
  fileprivate var phrase: String { self == .truth ? text : "a \(text)" }

  /// The kind in a table.
  var text: String {
    switch self {
    case .number: "number"
    case .truth: "true or false"
    case .version: "version"
    case .word: "word"
    }
  }
}

extension ExpressionValue.Failure {
  /// Why there is no value.
  var text: String {
    switch self {
    case .divisionByZero: "division by zero"
    case .overflow: "number that is too large"
    }
  }
}

extension [String] {
  /// Words in kebab case as an expression writes them: `.none, .dynamicIsland`.
  var asWords: String { map { "." + $0.camelCase }.joined(separator: ", ") }
}

extension String {
  /// A word in kebab case as Swift writes it: `dynamicIsland`.
  fileprivate var camelCase: String {
    let parts = split(separator: "-").map(String.init)
    return (parts.first ?? "")
      + parts.dropFirst().map(\.capitalizedStart).joined()
  }
}
