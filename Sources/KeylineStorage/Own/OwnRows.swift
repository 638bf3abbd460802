package import KeylineModel
import KeylineSQLite
import KeylineSeed

/// The user's own rows and masks.
struct OwnRows {
  var rows: [KnowledgeRow] = []
  var masks: [Mask] = []

  /// The devices among the rows.
  var devices: [Device] { rows.compactMap { if case .device(let row) = $0 { row } else { nil } } }
  /// The rules among the rows.
  var rules: [Rule] { rows.compactMap { if case .rule(let row) = $0 { row } else { nil } } }
  /// The observations among the rows.
  var observations: [Observation] {
    rows.compactMap { if case .observation(let row) = $0 { row } else { nil } }
  }
  /// The sources among the rows.
  var sources: [Source] { rows.compactMap { if case .source(let row) = $0 { row } else { nil } } }
  /// The techniques among the rows.
  var techniques: [Technique] {
    rows.compactMap { if case .technique(let row) = $0 { row } else { nil } }
  }

  /// Adds them to the shipped rows; those of either kind are in the order of their identifiers, one's own first.
  func added(to shipped: Knowledge) -> Knowledge {
    var all = shipped
    all.masks += masks
    if rows.isEmpty { return all }
    func merge<Row: LayeredRow>(_ lower: inout [Row], _ rows: [Row]) {
      let own = rows.sorted { $0.id < $1.id }
      if own.isEmpty { return }
      var merged: [Row] = []
      merged.reserveCapacity(own.count + lower.count)
      var rest = own[...]
      for row in lower {
        while let first = rest.first, first.id <= row.id { merged.append(rest.removeFirst()) }
        merged.append(row)
      }
      lower = merged + rest
    }
    merge(&all.devices, devices)
    merge(&all.rules, rules)
    merge(&all.observations, observations)
    merge(&all.sources, sources)
    merge(&all.techniques, techniques)
    return all
  }
}

extension OwnFile {
  /// The longest text of a row in bytes, many times what any may have.
  private static let longestText = 524_288

  /// All rows and masks.
  func everything() throws -> OwnRows {
    OwnRows(rows: try rows(), masks: try masks())
  }

  /// All rows, or those that a further clause on the view `own` picks.
  func rows(_ clause: String = "") throws -> [KnowledgeRow] {
    try translated {
      var rows: [KnowledgeRow] = []
      try connection.each(
        "SELECT kind, id, metric, row, below FROM own WHERE row IS NOT NULL \(clause)"
      ) { row in
        let key = try key(row, 0)
        guard let text = try text(row, 3) else { return }
        let read = try self.row(text, key)
        guard try row.text(2) == read.metric else {
          throw StorageError.damaged(path, .row(key, reason: "another metric"))
        }
        guard case .rule(var rule) = read, try row.utf8(4) != nil else { return rows.append(read) }
        // It stands where the one that it replaces stood, even when newer data has that no more.
        rule.standing = .shipped
        rows.append(.rule(rule))
      }
      return rows
    }
  }

  /// The rows of the layers below that are taken away.
  func masks() throws -> [Mask] {
    try translated {
      var masks: [Mask] = []
      try connection.each(
        "SELECT kind, id FROM own WHERE below IS NOT NULL AND row IS NULL ORDER BY kind, id"
      ) { masks.append(Mask(try key($0, 0), layer: .local)) }
      return masks
    }
  }

  /// Those of some keys of a kind for which the user has a row or a mask.
  func taken(_ kind: RowKind, _ ids: [String]) throws -> Set<String> {
    try translated {
      let found = try connection.texts(
        "SELECT id FROM own WHERE kind = '\(kind.rawValue)' AND id IN (\(SQL.list(ids)))")
      return Set(found)
    }
  }

  /// Every row that both layers have, or had.
  ///
  /// - Parameter knowledge: What ships and the user's own rows.
  package func overlaps(with knowledge: Knowledge) throws(StorageError) -> [Overlap] {
    let shipped = Dictionary(knowledge.rows(of: .shipped).map { ($0.key, $0) }) { $1 }
    let own = Dictionary(knowledge.rows(of: .local).map { ($0.key, $0) }) { $1 }
    let below = try below()
    return Set(own.keys.filter { shipped[$0] != nil }).union(below.keys).sorted().map { key in
      let now = shipped[key].map(RowCoding.text)
      let state: Overlap.State
      if now == nil {
        state = .gone
      } else if now == own[key].map(RowCoding.text) {
        state = .same
      } else {
        state = now == below[key] ? .unchanged : .changed
      }
      return Overlap(
        key: key, isMask: own[key] == nil, isRemembered: below[key] != nil, state: state)
    }
  }

  /// The rows that one's own replace or hide, as they were when that was done, in the seed's JSON.
  private func below() throws(StorageError) -> [RowKey: String] {
    try StorageError.translating(path) {
      try reading { file in
        var below: [RowKey: String] = [:]
        try connection.each("SELECT kind, id, below FROM own WHERE below IS NOT NULL") { row in
          below[try file.key(row, 0)] = try file.text(row, 2)
        }
        return below
      }
    }
  }

  /// The row that a text spells.
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

  /// Says of SQLite's errors that they are about this file: the other is read at the same time.
  private func translated<Result>(_ read: () throws -> Result) throws -> Result {
    try StorageError.translatingSQLite(path, read)
  }
}

/// Texts of SQL.
enum SQL {
  /// Strings as a list.
  static func list(_ strings: some Sequence<String>) -> String {
    strings.map { text in
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
    }.joined(separator: ", ")
  }
}
