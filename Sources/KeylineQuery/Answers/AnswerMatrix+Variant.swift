package import KeylineModel

extension AnswerMatrix {
  /// A metric under one choice of its own conditions: widgets of one family, cells of one kind.
  package struct Variant: Hashable, Sendable {
    /// The metric.
    package let metric: Metric
    /// The situations in which it is answered; they differ only in orientation.
    package let situations: [Situation]

    /// Creates a variant.
    init(_ metric: Metric, _ situations: [Situation]) {
      self.metric = metric
      self.situations = situations
    }

    /// The metric in each of its situations.
    package var columns: [Column] { situations.map { Column(metric, $0) } }

    /// The conditions that distinguish it from other variants of its metric; none if all are the
    /// default.
    package var conditions: [(dimension: Dimension, code: Int)] { columns.first?.conditions ?? [] }

    /// A variant for each combination of values of the metric-specific conditions.
    static func all(
      _ metric: Metric, in situations: [Situation], naming named: [Dimension: [Int]]
    ) -> [Variant] {
      let lists = situations.map { Column.all(metric, in: $0, naming: named).map(\.situation) }
      return (lists.first ?? []).indices.map { index in
        Variant(metric, lists.map { $0[index] })
      }
    }

    /// The variants that are equal to an earlier one for a kind of device.
    static func repeated(_ variants: [Variant], on idiom: Idiom) -> Set<Variant> {
      let foreign = Dimension.ofFewMetrics.filter { !$0.isAbout(idiom) }
      var asked: Set<Variant> = []
      return Set(
        variants.filter { variant in
          let situations = variant.situations.map { situation in
            foreign.reduce(into: situation) { $0.set($1, to: 0) }
          }
          return !asked.insert(Variant(variant.metric, situations)).inserted
        })
    }
  }
}

extension Resolver {
  /// The values of a metric's own conditions to answer under: those that its rules allow, if they
  /// make a difference, and the default of a condition that has one.
  func conditions(of metric: Metric) -> [Dimension: [Int]] {
    let rules = closure(of: metric.id).flatMap { self.rules[$0] ?? [] }
    return Dimension.ofFewMetrics.filter { $0.mayDecide(metric.id) }.reduce(into: [:]) {
      values, dimension in
      let sets = rules.filter { dimension.mayDecide($0.metric) }
        .map { $0.scope.allowed(dimension) }
      let codes = (0..<dimension.valueCount).filter { code in
        (code == 0 && !dimension.isAskedForEach) || sets.contains { $0.contains(code) }
      }
      values[dimension] = sets.allSatisfy { $0 == .any } ? [0] : codes
    }
  }
}
