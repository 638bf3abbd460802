/// An expression that cannot be read or makes no sense: what is wrong, and where.
package struct ExpressionError: Error, Hashable, Sendable {
  /// The whole expression.
  package let text: String
  /// The place, as offsets in UTF-8.
  package let range: Range<Int>
  /// The problem there.
  package let problem: Problem

  init(_ problem: Problem, at range: Range<Int>, in text: String) {
    self.problem = problem
    self.range = range
    self.text = text
  }

  /// The place for people: 1 for the first character.
  ///
  /// What stands before it is ASCII, since nothing else is read.
  package var column: Int { range.lowerBound + 1 }

  /// True if it reads like a sentence: words, or a single sign of equality, and nothing to choose between.
  package var isSentence: Bool {
    switch problem {
    case .missingOperator, .singleSign: !text.contains("?")
    default: false
    }
  }

  /// The problems that an expression may have; a word of the expression that is nil is its end.
  package enum Problem: Hashable, Sendable {
    // Characters and words.
    case tooLong
    case malformedMessage
    /// No digits, or too many, on one side of the point of a number.
    case digitCount
    case unitBehindNumber
    /// Neither a number nor a version.
    case malformedNumber
    /// A sign that is written twice, as this.
    case singleSign(Unicode.Scalar, written: String)
    case strangeCharacter(Unicode.Scalar)

    // Words put together.
    case empty
    case tooDeep
    case unopenedParenthesis
    case unclosedParenthesis
    case missingOperator(before: String?)
    case missingOperatorOrParenthesis(before: String?)
    case missingValue(before: String?)
    case missingColon
    case chainedComparison
    case unknownFunction(String)
    case fewArguments(of: String)

    // Names and kinds.
    case name(SetError)
    /// The expression is something else than a number.
    case notANumber(ExpressionValue.Kind)
    /// A constant part has no value.
    case failed(ExpressionValue.Failure)
    /// A branch that is neither a number nor true or false.
    case branch(ExpressionValue.Kind)
    case other(than: ExpressionValue.Kind, is: ExpressionValue.Kind)
    /// A sign for which values of a kind have no order.
    case unordered(ExpressionValue.Kind, sign: String)
    case twoVersions
    case versionNeeded
    case incomparable(ExpressionValue.Kind, ExpressionValue.Kind)
    /// A word that the attribute with this name cannot be.
    case otherWord(than: [String], of: String)
    case wordAlone
  }
}
