package import KeylineModel
import KeylineSeed

/// Reads what ships and the user's own rows above it, each file as it is at one moment.
package struct Reader {
  private let shipped: ShippedData
  private let own: OwnFile?

  /// Creates a reader; without a file of the user's there are no rows above the shipped ones.
  package init(_ shipped: ShippedData, own: OwnFile?) {
    self.shipped = shipped
    self.own = own
  }

  /// Reads all of the knowledge.
  package func everything() throws -> Knowledge {
    let rows = try own?.reading { try $0.everything() }
    let knowledge = try shipped.everything()
    return rows.map(knowledge.adding) ?? knowledge
  }

  /// Reads what matters for some metrics.
  ///
  /// `pick` is given the catalogue and names them. Only their rules and observations are read, and
  /// those of every metric that formulas lead to from there, and the sources that they cite;
  /// techniques are left out; everything else is read whole. Without a file of data everything is read, and
  /// nobody is asked.
  ///
  /// - Throws: ``StorageError``, or what `pick` throws.
  package func knowledge(about pick: ([Metric]) throws -> [Metric.ID]) throws -> Knowledge {
    try shipped.read { data in
      let metrics = try data.metrics()
      let picked = try pick(metrics)
      // The user's file is locked no longer than it is read.
      return try reading { own in
        var part = Part(data: data, own: own)
        return try part.knowledge(about: picked, in: metrics)
      }
    } orSeed: { seed in
      try reading { try ($0?.everything()).map(seed.adding) ?? seed }
    }
  }

  private func reading<Result>(_ body: (OwnFile?) throws -> Result) throws -> Result {
    try own?.reading { try body($0) } ?? body(nil)
  }
}

/// The rows about some metrics, of both files.
private struct Part {
  let data: DataFile
  let own: OwnFile?
  var texts = RowTexts()
  var shipped = Knowledge()
  var mine = Knowledge()

  mutating func knowledge(
    about metrics: [Metric.ID], in catalogue: [Metric]
  ) throws -> Knowledge {
    var read: [Metric.ID] = []
    var open = metrics
    var rules: [Rule] = []
    mine.masks = try own?.masks() ?? []
    while !open.isEmpty {
      let new = open
      read += new
      let clause = "metric IN (\(SQL.list(new)))"
      rules += try data.rules("WHERE \(clause)", &texts)
      try own?.read(into: &mine, "AND \(clause)")
      open = []
      for rule in rules + mine.rules {
        guard case .formula(let formula) = rule.value else { continue }
        for term in formula.terms
        where !read.contains(term.metric) && !open.contains(term.metric) {
          open.append(term.metric)
        }
      }
    }
    // Who states an attribute of a device matters to those metrics alone that are attributes.
    let hasAttribute = catalogue.contains { $0.attribute != nil && read.contains($0.id) }
    shipped = try data.catalogue(catalogue, citing: hasAttribute)
    shipped.rules = rules
    try readObservations(about: read)
    try readSources()
    return shipped.adding(mine)
  }

  /// Reads the observations about the metrics, the few of other metrics that support their rules, and the user's own
  /// rows about other metrics that take the place of any of these.
  private mutating func readObservations(about metrics: [Metric.ID]) throws {
    let clause = "metric IN (\(SQL.list(metrics)))"
    shipped.observations = try data.observations("WHERE \(clause)", &texts)
    let known = Set(shipped.observations.map(\.id)).union(mine.observations.map(\.id))
    let supporting = (shipped.rules + mine.rules).flatMap { $0.restsOn + $0.continues }
    let named = Set(supporting).subtracting(known).sorted()
    if !named.isEmpty {
      shipped.observations += try data.observations("WHERE id IN (\(SQL.list(named)))", &texts)
    }
    for (kind, ids) in [
      ("rule", shipped.rules.map(\.id)), ("observation", named + shipped.observations.map(\.id)),
    ] {
      try own?.read(
        into: &mine, "AND NOT \(clause) AND kind = '\(kind)' AND id IN (\(SQL.list(ids)))")
    }
  }

  /// Reads the user's own devices, and the sources of either layer that are cited, with those that they copy.
  private mutating func readSources() throws {
    try own?.read(into: &mine, "AND kind IN ('device', 'source')")
    let own = Dictionary(mine.sources.map { ($0.id, $0) }) { $1 }
    mine.sources = []
    var open = Set(
      shipped.observations.map(\.source) + mine.observations.map(\.source)
        + (shipped.devices + mine.devices).flatMap(\.sources)
        + shipped.redesigns.flatMap(\.sources))
    var seen: Set<Source.ID> = []
    while !open.isEmpty {
      seen.formUnion(open)
      let found = try data.sources(open.sorted())
      let more = open.compactMap { own[$0] }
      shipped.sources += found
      mine.sources += more
      open = Set((found + more).compactMap(\.copyOf)).subtracting(seen)
    }
  }
}
