package import KeylineModel
import KeylineSQLite

extension KnowledgeStore {
  /// A part of a file that is looked at by itself.
  package enum Check: String, CaseIterable, Sendable {
    case tables, pages, references, migrations
    case shippedRows = "shipped rows"
    case ownChanges = "own changes"
  }

  /// Something that is wrong with a file.
  package enum Objection: Hashable, Sendable {
    /// SQLite's own words about a page.
    case page(String)
    /// A row of a table names a row of another that does not exist.
    case reference(table: String, to: String)
    /// The shipped rows are not those that this program carries.
    case otherRows
    /// An error that keeps the file from being used.
    case error(StorageError)
  }

  /// A reason why something could not be looked at.
  package enum Gap: Hashable, Sendable {
    /// The tables are those of an older Keyline.
    case olderTables
    /// The database has data of another number than the program.
    case otherData(database: Int, program: Int)
  }

  /// A check with its outcome; no objection means that all is well.
  package struct Verdict: Sendable {
    /// The part that was looked at.
    package let check: Check
    /// All that is wrong with it.
    package let objections: [Objection]
    /// The reason why it could not be looked at; nil where it was.
    package let gap: Gap?

    init(_ check: Check, objections: [Objection] = [], gap: Gap? = nil) {
      self.check = check
      self.objections = objections
      self.gap = gap
    }
  }

  /// Looks at the whole file: its pages, references, tables, migrations and shipped rows.
  ///
  /// It is opened for writing where that is allowed: SQLite recovers from a crash and evaluates the
  /// checks of rows only then. A changed value that every other check takes for a plausible one is
  /// found since the shipped rows are compared with those of the program, where both have the same
  /// number.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - number: The number of the data that the program carries.
  ///   - seed: Reads that data; it is called only when it is needed.
  /// - Throws: ``StorageError``, or what `seed` throws.
  package static func verify(
    path given: String, number: Int, seed: () throws -> Knowledge
  ) throws -> [Verdict] {
    let file = try DatabaseFile.settled(given)
    let path = file.path
    guard case .keyline(let version) = file.state else { throw StorageError.missing(given) }
    guard version <= Migration.latest else {
      throw StorageError.newer(path, version: version, known: Migration.latest)
    }
    let db = try openExisting(path)
    return try StorageError.translatingSQLite(path) {
      try db.read {
        let tables = try objections(path) { try Schema.compare(db, path: path, version: version) }
        // Strange tables may hold expressions that never end, so nothing of theirs is evaluated.
        guard tables.isEmpty else { return [Verdict(.tables, objections: tables)] }
        let verdicts = [
          Verdict(.tables),
          Verdict(.pages, objections: try db.pageObjections(atMost: 20).map(Objection.page)),
          Verdict(.references, objections: try references(db)),
          Verdict(
            .migrations,
            objections: try objections(path) {
              try Migrator.compareApplied(db, path: path, upTo: version)
            }),
        ]
        // Rows and texts are those of the present tables; an upgrade writes them anew.
        guard version == Migration.latest else {
          return verdicts + [
            Verdict(.shippedRows, gap: .olderTables), Verdict(.ownChanges, gap: .olderTables),
          ]
        }
        return verdicts + [
          try shipped(db, path: path, number: number, seed: seed),
          Verdict(.ownChanges, objections: try ownChanges(db, path: path)),
        ]
      }
    }
  }

  private static func references(_ db: Connection) throws -> [Objection] {
    var objections: [Objection] = []
    try db.each("SELECT [table], parent FROM pragma_foreign_key_check LIMIT 20") { row in
      objections.append(
        .reference(table: try row.text(0) ?? "", to: try row.text(1) ?? ""))
    }
    return objections
  }

  private static func shipped(
    _ db: Connection, path: String, number: Int, seed: () throws -> Knowledge
  ) throws -> Verdict {
    let data = try db.integer("SELECT data FROM shipment")
    if let data, data != number {
      return Verdict(.shippedRows, gap: .otherData(database: data, program: number))
    }
    let fresh = try Schema.tables()
    try fresh.transaction(.immediate) {
      try Shipment.replace(with: try seed(), in: fresh, path: path, evenIfEqual: true)
    }
    let isSame = try LayerRows.shipped.areSame(in: fresh, and: db)
    return Verdict(.shippedRows, objections: isSame ? [] : [.otherRows])
  }

  /// Checks that the rows that the user's own layer replaces, and those of the journal, can be read.
  private static func ownChanges(_ db: Connection, path: String) throws -> [Objection] {
    try objections(path) {
      let reader = RowReader(db: db, path: path)
      let own = Set(try reader.everything().rows(of: .local).map(\.key))
      let masks = Set(try reader.overrides().masks.map(\.key))
      for (key, text) in try reader.replaced() {
        _ = try reader.row(text, key, layer: .shipped)
        guard own.contains(key) != masks.contains(key) else {
          throw StorageError.damaged(path, .notReplaced(key))
        }
      }
      for change in try reader.journal().flatMap(\.changes) {
        let texts = [change.before, change.after].flatMap { [$0.row, $0.replaced] }
        for text in texts.compactMap(\.self) {
          _ = try reader.row(text, change.key)
        }
      }
    }
  }

  /// The objection that a check throws; what could not be looked at is none.
  private static func objections(
    _ path: String, _ check: () throws -> Void
  ) throws(StorageError) -> [Objection] {
    do {
      try StorageError.translating(path, check)
      return []
    } catch {
      switch error {
      case .unreadable, .inputOutput, .locked: throw error
      default: return [.error(error)]
      }
    }
  }
}
