import KeylineModel

/// Takes down how a value came about, while it is evaluated.
protocol EvaluationRecorder {
  /// A node is entered.
  mutating func begin(_ node: Int)
  /// A rule that applies and is not beaten was found; the first one wins.
  mutating func select(_ candidate: Int)
  /// The node that was entered last is left.
  mutating func end(_ result: Evaluation.Result)
  /// A term leads to a node that was taken down before.
  mutating func repeated(_ node: Int, _ result: Evaluation.Result)
}

/// Takes nothing down.
struct NullRecorder: EvaluationRecorder {
  mutating func begin(_ node: Int) {}
  mutating func select(_ candidate: Int) {}
  mutating func end(_ result: Evaluation.Result) {}
  mutating func repeated(_ node: Int, _ result: Evaluation.Result) {}
}

/// How one metric came about: its unbeaten rules, and the metrics of the winner's formula.
struct Trace: Equatable {
  let node: Int
  var selected: [Int] = []
  var result = Evaluation.Result(kind: .unknown)
  var terms: [Trace] = []
  /// True for a metric that came about earlier in the same tree, so that only its result stands here.
  var isRepeated = false
}

/// Takes down a tree of traces.
struct TraceRecorder: EvaluationRecorder {
  private var open: [Trace] = []
  private(set) var root: Trace?

  mutating func begin(_ node: Int) { open.append(Trace(node: node)) }

  mutating func select(_ candidate: Int) { open[open.count - 1].selected.append(candidate) }

  mutating func end(_ result: Evaluation.Result) {
    guard var trace = open.popLast() else { return }
    trace.result = result
    if open.isEmpty { root = trace } else { open[open.count - 1].terms.append(trace) }
  }

  mutating func repeated(_ node: Int, _ result: Evaluation.Result) {
    open[open.count - 1].terms.append(Trace(node: node, result: result, isRepeated: true))
  }
}
