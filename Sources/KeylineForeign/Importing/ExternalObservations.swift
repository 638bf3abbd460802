public import KeylineJSON
public import KeylineModel
import KeylineQuery

/// The statements of a table's readings, one observation each, in the order of the file.
///
/// An observation is made when it is asked for; memory holds only the numbers of its parts.
public struct ExternalObservations: Sendable {
  let readings: ExternalReadings
  /// The paths to their values, as they can be printed.
  let paths: [String]
  let terms: ExternalImport.Terms
  let topics: [Topic]
  let versions: [Versions]
  let rows: [Row]
  /// Where each part is to be looked at: what is right there is right everywhere.
  ///
  /// That is where it comes first, and where a path comes last, since the line stands before it.
  public let newParts: [(position: Int, part: Part)]

  /// The properties that observations of different versions share.
  struct Topic: Hashable, Sendable {
    let metric: Metric.ID
    let scope: Scope
    /// The beginning of their names.
    let stem: String
  }

  /// The versions that observations speak of.
  struct Versions: Sendable {
    let stated: Observation.StatedOS
    /// How they stand in a name.
    let text: String
  }

  /// An observation in numbers.
  struct Row {
    let reading: UInt32
    let topic: UInt32
    let versions: UInt32
  }
}

extension ExternalObservations {
  init(
    of readings: ExternalReadings, _ terms: ExternalImport.Terms, topics: [Topic],
    versions: [Versions], rows: [Row]
  ) {
    self.readings = readings
    paths = readings.paths.map(\.printable)
    self.terms = terms
    self.topics = topics
    self.versions = versions
    self.rows = rows
    var (seenTopics, seenVersions) = (Set<UInt32>(), Set<UInt32>())
    var places: [UInt32: (first: Int, last: Int)] = [:]
    var parts: [(position: Int, part: Part)] = []
    for (position, row) in rows.enumerated() {
      if seenTopics.insert(row.topic).inserted { parts.append((position, .topic)) }
      if seenVersions.insert(row.versions).inserted {
        parts.append((position, .versions(versions[Int(row.versions)].stated)))
      }
      places[readings.rows[Int(row.reading)].path, default: (position, position)].last = position
    }
    let looked = places.values.flatMap { $0.first == $0.last ? [$0.first] : [$0.first, $0.last] }
    newParts = parts + looked.sorted().map { ($0, .path) }
  }
}

extension ExternalObservations: RandomAccessCollection {
  /// The position of the first observation.
  public var startIndex: Int { 0 }

  /// How many there are.
  public var endIndex: Int { rows.count }

  /// The observation at a position, made now.
  public subscript(position: Int) -> Observation {
    let row = rows[position]
    let reading = readings.rows[Int(row.reading)]
    let topic = topics[Int(row.topic)]
    let versions = versions[Int(row.versions)]
    return Observation(
      id: ObservationName.observationID(terms.source, stem: topic.stem, versions: versions.text),
      metric: topic.metric, source: terms.source, scope: topic.scope, os: versions.stated,
      value: reading.value, obtained: terms.obtained, tool: terms.tool,
      locator: "line " + String(reading.line) + ", " + paths[Int(reading.path)],
      layer: .local)
  }
}

extension ExternalObservations {
  /// Where the value of an observation stands in the file.
  public func place(of position: Int) -> InputError.Position {
    readings.rows[Int(rows[position].reading)].place
  }

  /// All positions, those of one metric and scope together.
  ///
  /// They are sorted by identifier as far as that is quickly done, since what is stored in that
  /// order is stored fast.
  public var sortedPositions: [Int] {
    let topics = Self.ranks(topics.map(\.stem))
    let versions = Self.ranks(versions.map(\.text))
    return rows.enumerated().map { position, row in
      (rank: topics[Int(row.topic)] << 32 | versions[Int(row.versions)], position: position)
    }.sorted { $0.rank < $1.rank }.map(\.position)
  }

  /// One position for each metric and scope: what it names is what all of them name.
  public var samplePositions: [Int] {
    newParts.compactMap { position, part in
      if case .topic = part { position } else { nil }
    }
  }

  /// A part that observations have in common.
  public enum Part: Sendable {
    /// The metric, the scope, and what the terms of the import say.
    case topic
    /// The versions.
    case versions(Observation.StatedOS)
    /// The path to the value in the file.
    case path
  }

  /// Where each text would stand if all were sorted.
  private static func ranks(_ texts: [String]) -> [Int] {
    var ranks = Array(repeating: 0, count: texts.count)
    let sorted = texts.indices.sorted { (texts[$0], $0) < (texts[$1], $1) }
    for (rank, index) in sorted.enumerated() { ranks[index] = rank }
    return ranks
  }
}
