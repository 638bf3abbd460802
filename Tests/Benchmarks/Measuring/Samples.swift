/// How long something took, again and again.
struct Samples {
  /// Milliseconds, ascending.
  private var sorted: [Double] = []

  /// Takes one more.
  mutating func add(_ duration: Duration) { add(duration / .milliseconds(1)) }

  /// Takes one more number.
  mutating func add(_ number: Double) {
    sorted.append(number)
    sorted.sort()
  }

  var median: Double { quantile(0.5) }
  var minimum: Double { sorted.first ?? 0 }

  /// The middle half of the samples relative to the median: how noisy the machine was.
  var spread: Double { median > 0 ? (quantile(0.75) - quantile(0.25)) / median : 0 }

  /// The median, and the middle half in brackets.
  var range: String { "\(median.text()) (\(quantile(0.25).text())–\(quantile(0.75).text()))" }

  private func quantile(_ part: Double) -> Double {
    guard let last = sorted.indices.last else { return 0 }
    return sorted[Int((Double(last) * part).rounded())]
  }

  /// Runs something a number of times; what it returns must be the same each time. What is done
  /// before it does not count.
  static func measure<Result: Equatable>(
    _ count: Int, before: () -> Void = {}, _ body: () throws -> Result
  ) throws -> (samples: Samples, result: Result) {
    let expected = try body()
    var samples = Samples()
    for _ in 0..<count {
      before()
      var result = expected
      samples.add(try ContinuousClock().measure { result = try body() })
      guard result == expected else { throw BenchmarkError("two runs gave different answers") }
    }
    return (samples, expected)
  }
}
