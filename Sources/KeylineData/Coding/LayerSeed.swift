package import KeylineModel

/// The rows of one layer in the seed's form, as in a `.keyline` folder, an import or an export.
///
/// Metrics, releases and the number of the data belong to the program, not to a layer.
package struct LayerSeed: Sendable {
  /// The rows in the order of the files, and within a file in its order.
  package private(set) var rows: [KnowledgeRow] = []
  /// The rows that the layer takes away from those below it.
  package private(set) var masks: [RowKey] = []
  /// The place of each row and each mask.
  package private(set) var places: [RowKey: Place] = [:]
  let layer: Layer
  private var ruleCounts: [Metric.ID: Int] = [:]

  /// The most rules of one metric in a layer, because each is compared with every other.
  package static let maximumRules = 1_000

  /// The place of a row.
  package struct Place: Hashable, Sendable {
    /// The file as the user named it.
    package let file: String
    /// The line and column, counted from one.
    package let position: InputError.Position
    /// The keys and indices that lead to the row; empty for a file with a single row.
    package let path: String
  }

  /// Creates a layer without rows.
  package init(layer: Layer) { self.layer = layer }

  /// The changes that the layer makes to the ones below it.
  package var changes: [Change] { rows.map(Change.put) + masks.map(Change.mask) }

  /// True if it has neither rows nor masks.
  package var isEmpty: Bool { rows.isEmpty && masks.isEmpty }

  mutating func add(
    _ row: KnowledgeRow, at offset: Int, in text: SourceText, path: String = ""
  ) throws(InputError) {
    try place(row.key, at: offset, in: text, path: path)
    rows.append(row)
    guard case .rule(let rule) = row else { return }
    ruleCounts[rule.metric, default: 0] += 1
    if ruleCounts[rule.metric, default: 0] > Self.maximumRules {
      throw text.error(
        "more than \(Self.maximumRules) rules of \(rule.metric)", at: offset, path: path)
    }
  }

  mutating func addMask(
    _ key: RowKey, at offset: Int, in text: SourceText, path: String
  ) throws(InputError) {
    try place(key, at: offset, in: text, path: path)
    masks.append(key)
  }

  private mutating func place(
    _ key: RowKey, at offset: Int, in text: SourceText, path: String
  ) throws(InputError) {
    if let first = places[key] {
      throw text.error(
        "the \(key) appears twice, first in \(first.file):\(first.position.line)", at: offset,
        path: path)
    }
    guard places.count < Knowledge.maximumRows else {
      throw text.tooManyRows(Knowledge.maximumRows, at: offset, path: path)
    }
    places[key] = Place(file: text.name, position: text.position(offset), path: path)
  }
}
