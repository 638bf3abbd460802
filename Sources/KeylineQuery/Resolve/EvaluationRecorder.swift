import KeylineModel

/// Records how a value comes about during its evaluation.
protocol EvaluationRecorder {
  /// Records the start of a node.
  mutating func begin(_ node: Int)
  /// Records an unbeaten rule that applies; the first one wins.
  mutating func select(_ candidate: Int)
  /// Records the end of the last started node.
  mutating func end(_ result: Evaluation.Result)
  /// Records a term that leads to a node recorded before.
  mutating func repeated(_ node: Int, _ result: Evaluation.Result)
}

/// Records nothing.
struct NullRecorder: EvaluationRecorder {
  mutating func begin(_ node: Int) {}
  mutating func select(_ candidate: Int) {}
  mutating func end(_ result: Evaluation.Result) {}
  mutating func repeated(_ node: Int, _ result: Evaluation.Result) {}
}

/// The origin of one metric's value: its unbeaten rules, and the metrics of the winner's formula.
struct Trace: Equatable {
  let node: Int
  var selected: [Int] = []
  var result = Evaluation.Result(kind: .unknown)
  var terms: [Trace] = []
  /// True for a metric recorded earlier in the same tree, of which only the result is here.
  var isRepeated = false
}

/// Records a tree of traces.
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
