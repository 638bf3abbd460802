import KeylineModel

/// The algorithm: the rule of a metric that holds at one version in one situation, and its result.
///
/// All statements of Keyline about a value come from here; a recorder records how.
struct Evaluation {
  let nodes: [Node]
  let situation: SituationBits
  /// The linked SDK of the situation; nil means the default.
  let sdk: Int?
  let version: OSVersion
  let reading: OSBounds.Reading
  /// The number of formulas on the way here; more than the number of metrics means a cycle.
  var depth = 0

  /// The result for one metric.
  struct Result: Hashable {
    /// The kinds of results, from the best to the worst.
    enum Kind: Int { case value, unknown, notApplicable, conflict }

    var kind: Kind
    var sixths = 0
    var isAssumed = false
    var isInferred = false
    var readDefaultSDK = false

    /// The length; nil unless the kind is a value.
    var value: Length? { kind == .value ? Length(sixths: sixths) : nil }
  }

  /// The results so far, so that each metric is evaluated once per answer, however many terms lead
  /// to it.
  private struct Memory {
    private var kept: [(result: Result, isRecorded: Bool)?]

    /// A single metric is evaluated once anyway, so nothing is kept for it.
    init(nodes: Int) { kept = nodes > 1 ? Array(repeating: nil, count: nodes) : [] }

    /// The result of a node; with a recorder, only of one that was already recorded.
    func result(_ index: Int, isSilent: Bool) -> Result? {
      guard !kept.isEmpty, let known = kept[index], isSilent || known.isRecorded else { return nil }
      return known.result
    }

    mutating func keep(_ result: Result, of index: Int, isSilent: Bool) {
      if !kept.isEmpty { kept[index] = (result, !isSilent) }
    }
  }

  /// Evaluates the metric of a node.
  func evaluate(_ index: Int, recorder: inout some EvaluationRecorder) -> Result {
    var memory = Memory(nodes: nodes.count)
    return evaluate(index, &memory, recorder: &recorder)
  }

  private func evaluate<Recorder: EvaluationRecorder>(
    _ index: Int, _ memory: inout Memory, recorder: inout Recorder
  ) -> Result {
    let isSilent = Recorder.self == NullRecorder.self
    if let known = memory.result(index, isSilent: isSilent) {
      recorder.repeated(index, known)
      return known
    }
    recorder.begin(index)
    let result = outcome(nodes[index], &memory, recorder: &recorder)
    recorder.end(result)
    memory.keep(result, of: index, isSilent: isSilent)
    return result
  }

  private func outcome(
    _ node: Node, _ memory: inout Memory, recorder: inout some EvaluationRecorder
  ) -> Result {
    if version < node.metric.since { return Result(kind: .notApplicable) }
    let bits = node.showingElements(situation, at: version)
    if let attribute = node.attribute, let known = value(of: attribute, bits) { return known }

    var readDefaultSDK = false
    var winner = -1
    var result = Result(kind: .unknown)
    for index in node.tests.indices {
      if winner >= 0, node.beats(winner, index) { continue }
      guard applies(index, node, bits, &readDefaultSDK) else { continue }
      if winner < 0 {
        winner = index
        recorder.select(index)
        result = value(of: index, node, &memory, recorder: &recorder)
      } else if isUnbeaten(index, node, bits) {
        recorder.select(index)
        result = Self.agreed(result, with: unrecordedValue(of: index, node, &memory))
      }
    }
    if winner < 0, node.lack(in: bits, at: version) != nil { return Result(kind: .notApplicable) }
    result.readDefaultSDK = result.readDefaultSDK || readDefaultSDK
    return result
  }

  private func applies(
    _ index: Int, _ node: Node, _ bits: SituationBits, _ readDefaultSDK: inout Bool
  ) -> Bool {
    let test = node.tests[index]
    let range = reading == .earliest ? test.earliest : test.latest
    guard range.contains(version), test.allowed.allows(bits) else {
      return false
    }
    guard test.mentionsSDK, let allowed = node.candidates[index].sdk else { return true }
    if sdk == nil { readDefaultSDK = true }
    return allowed.contains(sdk ?? version.major)
  }

  private func isUnbeaten(_ index: Int, _ node: Node, _ bits: SituationBits) -> Bool {
    var ignored = false
    return !(0..<index).contains { other in
      node.beats(other, index) && applies(other, node, bits, &ignored)
    }
  }

  /// Combines two unbeaten rules: equal values with the better certainty, or a conflict.
  private static func agreed(_ first: Result, with second: Result) -> Result {
    guard first.kind == second.kind, first.sixths == second.sixths else {
      return Result(kind: .conflict)
    }
    var agreed = first
    agreed.isAssumed = first.isAssumed && second.isAssumed
    agreed.isInferred = first.isInferred && second.isInferred
    return agreed
  }

  private func unrecordedValue(of index: Int, _ node: Node, _ memory: inout Memory) -> Result {
    var recorder = NullRecorder()
    return value(of: index, node, &memory, recorder: &recorder)
  }

  private func value(
    of index: Int, _ node: Node, _ memory: inout Memory, recorder: inout some EvaluationRecorder
  ) -> Result {
    let test = node.tests[index]
    if let sixths = test.sixths {
      return Result(
        kind: .value, sixths: sixths, isAssumed: version >= test.assumedFrom,
        isInferred: test.isInferred)
    }
    guard case .sum(let terms) = node.candidates[index].value, depth < nodes.count else {
      return Result(kind: .unknown)
    }
    var sum = Result(kind: .value, isInferred: test.isInferred)
    var deeper = self
    deeper.depth += 1
    for term in terms {
      let part = deeper.evaluate(term.node, &memory, recorder: &recorder)
      sum.kind = Self.worse(sum.kind, part.kind)
      let (total, isTooLarge) =
        term.isSubtracted
        ? sum.sixths.subtractingReportingOverflow(part.sixths)
        : sum.sixths.addingReportingOverflow(part.sixths)
      if isTooLarge { sum.kind = Self.worse(sum.kind, .unknown) }
      sum.sixths = isTooLarge ? 0 : total
      sum.isAssumed = sum.isAssumed || part.isAssumed
      sum.isInferred = sum.isInferred || part.isInferred
      sum.readDefaultSDK = sum.readDefaultSDK || part.readDefaultSDK
    }
    if sum.kind != .value { sum.sixths = 0 }
    return sum
  }

  /// The device's own attribute; nil if it is unknown, or if the situation is not the whole screen,
  /// so that a rule may have the value.
  private func value(of attribute: Node.AttributeValue, _ bits: SituationBits) -> Result? {
    let isLandscape = bits.raw & SituationBits.bit(.orientation, Orientation.landscape.code) != 0
    guard let length = isLandscape ? attribute.landscape : attribute.portrait,
      attribute.allowed.allows(bits)
    else { return nil }
    let isCopied = isLandscape ? attribute.isLandscapeCopied : attribute.isPortraitCopied
    return Result(kind: .value, sixths: length.sixths, isInferred: isCopied)
  }

  private static func worse(_ first: Result.Kind, _ second: Result.Kind) -> Result.Kind {
    first.rawValue < second.rawValue ? second : first
  }
}
