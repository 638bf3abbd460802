import KeylineModel
package import KeylineQuery
import KeylineText

/// The rows of a database for others.
///
/// The catalogue and the evidence are always complete, so that every reference is valid; the
/// answers are the selected ones.
package struct PublishedRows {
  let matrix: AnswerMatrix
  let metrics: Set<Metric.ID>
  let sources: Set<Source.ID>
  let observations: Set<Observation.ID>
  let rules: Set<Rule.ID>

  /// Creates the rows of the answers to a matrix.
  package init(_ matrix: AnswerMatrix) {
    self.matrix = matrix
    let knowledge = matrix.resolver.knowledge
    let metrics = Set(knowledge.metrics.map(\.id))
    let sources = Set(knowledge.sources.map(\.id))
    self.metrics = metrics
    self.sources = sources
    // A row of another layer may refer to something that the catalogue no longer has.
    observations = Set(
      knowledge.observations.filter { metrics.contains($0.metric) && sources.contains($0.source) }
        .map(\.id))
    rules = Set(knowledge.rules.filter { metrics.contains($0.metric) }.map(\.id))
  }

  var knowledge: Knowledge { matrix.resolver.knowledge }

  /// Fills an empty file, given by its absolute path; the same rows always give the same bytes.
  ///
  /// - Throws: An SQLite error; the rest of the file is useless then.
  package func write(to path: String) throws {
    try PublishedDatabase.write(to: path) { try insert(into: &$0) }
  }

  /// The description of the database.
  var about: [(key: String, value: String)] {
    let situation = matrix.situations.map(\.words).joined(separator: "; ")
    return [
      ("title", "Heights, insets and margins of Apple devices, per OS version"),
      (
        "description",
        "Resolved by Keyline from rules that rest on observations of single sources. An empty value "
          + "is unknown, never zero; status and reason say why."
      ),
      ("data", "\(knowledge.data)"),
      ("format", "1"),
      ("situation", situation),
      ("license", DataLicence.id),
      ("license_url", DataLicence.address),
      ("license_note", DataLicence.sentence),
      ("made_by", "keyline export sqlite"),
    ]
  }

  /// Inserts everything, in a fixed order.
  func insert(into database: inout PublishedDatabase) throws {
    for (key, value) in about { try database.insert(.about, [.text(key), .text(value)]) }
    try insertCatalogue(into: &database)
    try insertEvidence(into: &database)
    try insertAnswers(into: &database)
  }
}
