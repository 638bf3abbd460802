import KeylineData
package import KeylineModel

/// Reads the shipped data and the user's own rows above it, both as they are at one moment.
///
/// Each file is opened once, and the user's file stays locked until the reader is closed.
package final class Reader {
  private let shipped: ShippedData
  private let own: OwnFile?
  /// The file of the shipped data; nil if it cannot be read.
  private var data: DataFile?
  /// True once the file was made anew.
  private var isAnew = false
  /// The rows below the user's own, read whole if there is no data file.
  private var seed: Knowledge?
  private var isReading = false
  /// The names in the data file, once they are read.
  private var names: Knowledge?

  /// Creates a reader; without a user's file there are only the shipped rows.
  package init(_ shipped: ShippedData, own: OwnFile?) {
    self.shipped = shipped
    self.own = own
  }

  /// Creates a reader of knowledge that was read whole.
  package convenience init(whole: Knowledge) {
    self.init(ShippedData(number: whole.data, checksum: "", folder: nil) { whole }, own: nil)
    seed = whole
  }

  deinit { close() }

  /// Reads all of the knowledge.
  ///
  /// - Throws: ``StorageError``.
  package func everything() throws -> Knowledge {
    let rows = try begun?.everything()
    let knowledge = try reading {
      try $0.everything()
    } orSeed: {
      $0
    }
    return rows.map(knowledge.adding) ?? knowledge
  }

  /// Reads the names: metrics, devices, releases and redesigns.
  ///
  /// - Throws: ``StorageError``.
  package func catalogue() throws -> Knowledge {
    try reading { data in
      var own = Knowledge()
      own.masks = try begun?.masks() ?? []
      try begun?.read(into: &own, "AND kind = 'device'")
      return try names(in: data).adding(own)
    } orSeed: {
      try whole($0)
    }
  }

  /// Reads the knowledge needed for some metrics.
  ///
  /// That is their rules and observations, those of every metric in their formulas, and the sources
  /// that these cite. Techniques are left out; everything else is read whole. Without a data file
  /// everything is read.
  ///
  /// - Throws: ``StorageError``.
  package func knowledge(about metrics: [Metric.ID]) throws -> Knowledge {
    try reading { data in
      var part = Part(data: data, own: try begun)
      return try part.knowledge(about: metrics, beside: try names(in: data))
    } orSeed: {
      try whole($0)
    }
  }

  /// Ends the reading, so that others may write; later reads see another moment.
  package func close() {
    if isReading { own?.endReading() }
    isReading = false
  }

  private func names(in data: DataFile) throws -> Knowledge {
    let read = try names ?? data.catalogue()
    names = read
    return read
  }

  private func whole(_ seed: Knowledge) throws -> Knowledge {
    try (begun?.everything()).map(seed.adding) ?? seed
  }

  /// The user's file as it is at one moment.
  private var begun: OwnFile? {
    get throws {
      if !isReading { try own?.beginReading() }
      isReading = true
      return own
    }
  }

  /// Reads the data file, made anew once if it is broken, or else the seed.
  private func reading<Result>(
    _ body: (DataFile) throws -> Result, orSeed other: (Knowledge) throws -> Result
  ) throws -> Result {
    while seed == nil {
      data = data ?? shipped.open(anew: isAnew)
      guard let data else { break }
      do { return try data.reading(body) } catch is DataFile.Broken {
        (self.data, names) = (nil, nil)
        if isAnew { break }
        isAnew = true
      }
    }
    let known = try seed ?? shipped.seed().adding(Knowledge())
    seed = known
    return try other(known)
  }
}

extension ShippedData {
  /// Reads everything.
  package func everything() throws -> Knowledge { try Reader(self, own: nil).everything() }
}

/// The rows of both files about some metrics.
private struct Part {
  let data: DataFile
  let own: OwnFile?
  var texts = RowTexts()
  var shipped = Knowledge()
  var mine = Knowledge()

  mutating func knowledge(about metrics: [Metric.ID], beside names: Knowledge) throws -> Knowledge {
    mine.masks = try own?.masks() ?? []
    var read: [Metric.ID] = []
    var open = metrics
    var rules: [Rule] = []
    while !open.isEmpty {
      let new = open
      read += new
      let clause = "metric IN (\(SQL.list(new)))"
      rules += try data.rules(about: new, &texts)
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
    // The sources of device attributes matter only to metrics that are attributes.
    let hasAttribute = names.metrics.contains { $0.attribute != nil && read.contains($0.id) }
    shipped = names
    if !hasAttribute {
      for place in shipped.devices.indices { shipped.devices[place].sources = [] }
    }
    shipped.rules = rules
    try readObservations(about: read)
    try readSources()
    guard hasAllThatItNames else { throw DataFile.Broken() }
    return shipped.adding(mine)
  }

  /// False if an observation under a shipped rule, or a source that a shipped row cites, was not
  /// found: an index hides it.
  private var hasAllThatItNames: Bool {
    let observations = Set(shipped.observations.map(\.id))
    let sources = Set(shipped.sources.map(\.id))
    return shipped.rules.allSatisfy {
      ($0.restsOn + $0.continues).allSatisfy(observations.contains)
    }
      && cited(shipped).isSubset(of: sources)
  }

  /// Reads the observations about the metrics, those of other metrics that support their rules, and
  /// the user's own rows that replace any of these.
  private mutating func readObservations(about metrics: [Metric.ID]) throws {
    let clause = "metric IN (\(SQL.list(metrics)))"
    shipped.observations = try data.observations(about: metrics, &texts)
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

  private func cited(_ rows: Knowledge) -> Set<Source.ID> {
    Set(
      rows.observations.map(\.source) + rows.devices.flatMap(\.sources)
        + rows.redesigns.flatMap(\.sources) + rows.sources.compactMap(\.copyOf))
  }

  /// Reads the user's own devices, and the cited sources of both layers with those that they copy.
  private mutating func readSources() throws {
    try own?.read(into: &mine, "AND kind IN ('device', 'source')")
    let own = Dictionary(mine.sources.map { ($0.id, $0) }) { $1 }
    mine.sources = []
    var open = cited(shipped).union(cited(mine))
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
