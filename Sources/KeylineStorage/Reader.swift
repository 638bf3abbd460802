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
    return rows?.added(to: knowledge) ?? knowledge
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
      try reading { try $0?.everything().added(to: seed) ?? seed }
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
  private var texts = RowTexts()
  private var shipped = Knowledge()
  private var rows = OwnRows()

  init(data: DataFile, own: OwnFile?) {
    self.data = data
    self.own = own
  }

  mutating func knowledge(
    about metrics: [Metric.ID], in catalogue: [Metric]
  ) throws -> Knowledge {
    var read: [Metric.ID] = []
    var open = metrics
    var rules: [Rule] = []
    rows.masks = try own?.masks() ?? []
    while !open.isEmpty {
      let new = open
      read += new
      let clause = "metric IN (\(SQL.list(new)))"
      rules += try data.rules("WHERE \(clause)", &texts)
      rows.rows += try own?.rows("AND \(clause)") ?? []
      open = []
      for rule in rules + rows.rules {
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
    shipped.rules = try withoutTaken(rules.sorted { $0.id < $1.id }, .rule)
    try readObservations(about: read, supporting: rules + rows.rules)
    try readSources()
    return rows.added(to: shipped)
  }

  /// Reads the observations about the metrics, and the few of other metrics that support their rules.
  private mutating func readObservations(
    about metrics: [Metric.ID], supporting rules: [Rule]
  ) throws {
    let clause = "metric IN (\(SQL.list(metrics)))"
    var observations = try data.observations("WHERE \(clause)", &texts)
    let known = Set(observations.map(\.id) + rows.observations.map(\.id))
    let named = Set(rules.flatMap { $0.restsOn + $0.continues }).subtracting(known).sorted()
    if !named.isEmpty {
      let list = SQL.list(named)
      observations += try data.observations("WHERE id IN (\(list))", &texts)
      observations.sort { $0.id < $1.id }
      rows.rows +=
        try own?.rows("AND kind = 'observation' AND id IN (\(list))") ?? []
    }
    shipped.observations = try withoutTaken(observations, .observation)
  }

  /// Leaves out the shipped rows whose place the user's own row about a metric that was not read takes.
  private func withoutTaken<Row: LayeredRow>(_ lower: [Row], _ kind: RowKind) throws -> [Row] {
    guard let own else { return lower }
    let taken = try own.taken(kind, lower.map(\.id))
    if taken.isEmpty { return lower }
    let read = Set(rows.rows.map(\.key))
    let masks = Set(rows.masks.map(\.key))
    return lower.filter { row in
      let key = RowKey(kind, row.id)
      return !taken.contains(row.id) || read.contains(key) || masks.contains(key)
    }
  }

  /// Reads the user's own devices, and the sources of either layer that are cited, with those that they copy.
  private mutating func readSources() throws {
    let own = try own?.rows("AND kind IN ('device', 'source')") ?? []
    var ownSources: [Source.ID: Source] = [:]
    for row in own {
      if case .source(let source) = row {
        ownSources[source.id] = source
      } else {
        rows.rows.append(row)
      }
    }
    var open = Set(
      shipped.observations.map(\.source) + rows.observations.map(\.source)
        + (shipped.devices + rows.devices).flatMap(\.sources)
        + shipped.redesigns.flatMap(\.sources))
    var seen: Set<Source.ID> = []
    while !open.isEmpty {
      seen.formUnion(open)
      let found = try data.sources(open.sorted())
      let mine = open.compactMap { ownSources[$0] }
      shipped.sources += found
      rows.rows += mine.map(KnowledgeRow.source)
      open = Set((found + mine).compactMap(\.copyOf)).subtracting(seen)
    }
    shipped.sources.sort { $0.id < $1.id }
  }
}
