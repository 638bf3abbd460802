import KeylineData
package import KeylineModel

extension Knowledge {
  /// The knowledge with the user's own rows, each kind in the order of identifiers, the user's row
  /// first if two share one.
  func adding(_ own: Knowledge) -> Knowledge {
    var all = self
    all.masks += own.masks
    func merge<Row: LayeredRow>(_ lower: inout [Row], _ own: [Row]) {
      lower = (own + lower).sorted { $0.id < $1.id }
    }
    merge(&all.devices, own.devices)
    merge(&all.rules, own.rules)
    merge(&all.observations, own.observations)
    merge(&all.sources, own.sources)
    merge(&all.techniques, own.techniques)
    return all
  }
}

extension OwnFile {
  /// The longest text of a row in bytes, many times the longest valid one.
  private static let longestText = 524_288

  /// All rows and masks.
  func everything() throws -> Knowledge {
    var own = Knowledge()
    try read(into: &own)
    own.masks = try masks()
    return own
  }

  /// Reads all rows, or those that match a further clause on the view `own`.
  func read(into own: inout Knowledge, _ clause: String = "") throws {
    try translated {
      try connection.each(
        "SELECT kind, id, metric, row, below FROM own WHERE row IS NOT NULL \(clause)"
      ) { row in
        let key = try key(row, 0)
        guard let text = try text(row, 3) else { return }
        var read = try self.row(text, key)
        guard try row.text(2) == read.metric else {
          throw StorageError.damaged(path, .row(key, reason: "another metric"))
        }
        if case .rule(var rule) = read, try row.utf8(4) != nil {
          // It has the standing of the rule it replaced, even if newer data no longer has that
          // rule.
          rule.standing = .shipped
          read = .rule(rule)
        }
        own.append(read)
      }
    }
  }

  /// The masks of the user's layer.
  func masks() throws -> [Mask] {
    try translated {
      var masks: [Mask] = []
      try connection.each(
        "SELECT kind, id FROM own WHERE below IS NOT NULL AND row IS NULL ORDER BY kind, id"
      ) { masks.append(Mask(try key($0, 0), layer: .local)) }
      return masks
    }
  }

  /// The rows that both layers have, or had.
  ///
  /// - Parameter knowledge: The shipped data with the user's own rows.
  package func overlaps(with knowledge: Knowledge) throws(StorageError) -> [Overlap] {
    let own = knowledge.rows(of: .local).map(\.key)
    let index = RowIndex(knowledge)
    var below: [RowKey: String] = [:]
    try StorageError.translating(path) {
      try reading { file in
        try connection.each("SELECT kind, id, below FROM own WHERE below IS NOT NULL") { row in
          below[try file.key(row, 0)] = try file.text(row, 2)
        }
      }
    }
    return Set(below.keys).union(own.filter { index.row($0, of: .shipped) != nil }).sorted().map {
      key in
      let mine = index.row(key, of: .local).map(RowCoding.text)
      let now = index.row(key, of: .shipped).map(RowCoding.text)
      let state: Overlap.State =
        switch now {
        case nil: .gone
        case mine: .same
        case below[key]: .unchanged
        default: .changed
        }
      return Overlap(
        key: key, isMask: mine == nil, isRemembered: below[key] != nil, state: state)
    }
  }

  /// The row in a text.
  func row(_ text: String, _ key: RowKey) throws -> KnowledgeRow {
    let row: KnowledgeRow
    do { row = try RowCoding.decode(text, key.kind, layer: .local) } catch {
      throw StorageError.damaged(path, .row(key, reason: "\(error)"))
    }
    guard row.key == key else {
      throw StorageError.damaged(path, .row(key, reason: "it is \(row.key)"))
    }
    return row
  }

  func key(_ row: Row, _ column: Int) throws -> RowKey {
    let word = try row.text(column)
    guard let kind = word.flatMap(RowKind.init), let id = try row.text(column + 1) else {
      throw StorageError.damaged(path, .value(word, column: "kind"))
    }
    return RowKey(kind, id)
  }

  /// The text of a row; nil for NULL.
  func text(_ row: Row, _ column: Int) throws -> String? {
    guard let bytes = try row.utf8(column) else { return nil }
    guard bytes.count <= Self.longestText else {
      throw StorageError.damaged(path, .longText(limit: Self.longestText))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// SQL as text.
enum SQL {
  /// Strings as a list of literals.
  static func list(_ strings: some Sequence<String>) -> String {
    strings.map { text in
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
    }.joined(separator: ", ")
  }
}
