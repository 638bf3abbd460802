package import KeylineModel

/// A condition on a metric as written on a command line: `safeAreaInsets.top=47`, `x=44..50`,
/// `x=..46`, `x=44..`, `x>=44`, `x>44`, `x<=46`, `x<46`.
package struct FindCondition: Hashable, Sendable {
  /// The metric that must have the value.
  package let metric: Metric
  /// The smallest matching value; nil for no lower end.
  package let lower: Length?
  /// The largest matching value; nil for no upper end.
  package let upper: Length?

  /// Creates a condition; a nil end is open.
  package init(_ metric: Metric, from lower: Length?, to upper: Length?) {
    self.metric = metric
    self.lower = lower
    self.upper = upper
  }

  /// Reads a condition; one on a group of metrics is a condition on each member.
  package static func all(
    _ text: String, in names: MetricNames
  ) throws(SetError) -> [FindCondition] {
    guard let sign = [">=", "<=", ">", "<", "="].first(where: text.contains),
      let (name, value) = text.halves(around: sign), !name.isEmpty, !value.isEmpty
    else {
      throw .malformed(text: text, .notACondition)
    }
    let ends = try sign == "=" ? Self.ends(value, in: text) : Self.end(sign, value, in: text)
    return try names.metrics(String(name.trimmed)).map {
      FindCondition($0, from: ends.lower, to: ends.upper)
    }
  }

  /// The end that a comparison sets; lengths are whole sixths of a point.
  private static func end(
    _ sign: String, _ value: String, in text: String
  ) throws(SetError) -> (lower: Length?, upper: Length?) {
    let length = try length(value, in: text)
    let step = sign.hasSuffix("=") ? 0 : sign == ">" ? 1 : -1
    let end = Length(sixths: length.sixths + step)
    return sign.hasPrefix(">") ? (end, nil) : (nil, end)
  }

  private static func ends(
    _ value: String, in text: String
  ) throws(SetError) -> (lower: Length?, upper: Length?) {
    guard let (from, to) = value.halves(around: "..") else {
      let length = try length(value, in: text)
      return (length, length)
    }
    guard !from.isEmpty || !to.isEmpty else {
      throw .malformed(text: text, .noEnds)
    }
    let lower = from.isEmpty ? nil : try length(from, in: text)
    let upper = to.isEmpty ? nil : try length(to, in: text)
    if let lower, let upper, upper < lower {
      throw .malformed(text: text, .emptyRange)
    }
    return (lower, upper)
  }

  private static func length(_ value: String, in text: String) throws(SetError) -> Length {
    guard let length = Length(value.trimmed) else {
      throw .malformed(text: text, .notALength(value))
    }
    return length
  }

  /// True if a value fits.
  package func holds(_ value: Length) -> Bool {
    (lower.map { $0 <= value } ?? true) && (upper.map { value <= $0 } ?? true)
  }
}

extension FindCondition {
  /// The answer to a condition.
  enum Verdict: Comparable { case holds, perhaps, fails }

  /// The verdict on the content of a table cell; unknown values neither hold nor fail. An unknown
  /// candidate beside a known one does not count.
  func verdict(_ content: Answer.Content) -> Verdict {
    switch content {
    case .value(let value): holds(value) ? .holds : .fails
    case .candidates(let candidates):
      candidates.contains { $0.map(holds) ?? false } ? .perhaps : .fails
    case .status(.unknown), .status(.conflict): .perhaps
    case .status: .fails
    }
  }
}
