public import KeylineJSON
public import KeylineModel
public import KeylineQuery

/// A table as observations of one source.
public struct ExternalImport: Sendable {
  /// The statements of the readings.
  public let observations: ExternalObservations
  /// The readings that give no observation, with the reason.
  public let leftOut: ImportItems

  /// The terms that hold for all readings of a table.
  public struct Terms: Sendable {
    /// The key of the source that they come from.
    public let source: Source.ID
    /// How the source came by them.
    public let obtained: Observation.Obtained
    /// The tool that they were read with.
    public let tool: String?
    /// The versions that the readings are about that state none themselves.
    public let os: VersionSet?

    /// Creates the terms.
    public init(
      source: Source.ID, obtained: Observation.Obtained, tool: String? = nil, os: VersionSet? = nil
    ) {
      self.source = source
      self.obtained = obtained
      self.tool = tool
      self.os = os
    }
  }

  /// Makes observations of the readings of a table.
  ///
  /// A reading is left out whose device or metric nobody knows, or whose name fits several devices:
  /// which one was meant is not guessed. What stands twice is taken once.
  ///
  /// Errors: two readings of the same that say different values, with the second one's place.
  public init(
    _ table: ExternalTable, name file: String, in knowledge: Knowledge, terms: Terms
  ) throws(InputError) {
    let readings = table.readings
    let meanings = ExternalMeanings(readings, in: knowledge, os: terms.os)
    var (stemNumbers, versionNumbers) = (Numbering<String>(), Numbering<String>())
    let stems = meanings.topics.map { stemNumbers.number(of: $0.stem) }
    let versions = meanings.versions.map { versionNumbers.number(of: $0.text) }
    var rows: [ExternalObservations.Row] = []
    var known: [Int: Int] = [:]
    var refused: [(reading: Int, reason: String)] = []
    for (position, row) in readings.rows.enumerated() {
      let meaning: (topic: Int, versions: Int)
      do {
        meaning = try meanings.meaning(of: row)
      } catch {
        refused.append((position, error.reason))
        continue
      }
      let name = stems[meaning.topic] << 32 | versions[meaning.versions]
      if let other = known[name] {
        if readings.rows[other].sixths == row.sixths { continue }
        let (first, second) = (readings[other], readings[position])
        throw InputError(
          file: file, position: row.place, path: second.path,
          message: "\(second.value) for \(meanings.topics[meaning.topic].metric) of "
            + "\(second.device), but \(first.value) in line \(first.place.line)")
      }
      known[name] = position
      rows.append(
        .init(
          reading: UInt32(position), topic: UInt32(meaning.topic),
          versions: UInt32(meaning.versions)))
    }
    observations = ExternalObservations(
      of: readings, terms, topics: meanings.topics, versions: meanings.versions, rows: rows)
    // What is made later, anywhere, cannot look at a variable.
    let items = refused
    leftOut = ImportItems(
      items.map { item in
        .init(.leftOut, hasDetail: true, group: readings.rows[item.reading].subject)
      }
    ) { position in
      readings[items[position].reading].leftOut(items[position].reason, source: terms.source)
    }
  }
}

extension ExternalReading {
  fileprivate func leftOut(_ reason: String, source: Source.ID) -> ImportItem {
    ImportItem(
      devices: [device.printable], source: source, metric: metric.printable,
      value: value.description, status: .leftOut, detail: .leftOut("line \(place.line): \(reason)"))
  }
}
