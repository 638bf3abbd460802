package import KeylineModel

/// Why a database cannot be used, each case with what a person needs to go on.
package enum StorageError: Error, Hashable, Sendable {
  /// The path is empty, `:memory:` or a URI.
  case unusablePath(String)
  /// The path leads to something that is not a regular file, or to a file with several names.
  case notAFile(String, Obstacle)
  /// There is no database and reading was asked.
  case missing(String)
  /// The folder of the file is not there and is not Keyline's to make; the nearest one that exists.
  case noFolder(String, nearest: String)
  /// A journal that names a super-journal: SQLite would delete the file of that name.
  case superJournal(String)
  /// The folder or file cannot be created or written.
  case cannotCreate(String, Hindrance)
  /// The file belongs to another program, or to none.
  case foreign(String)
  /// The file was made by a newer Keyline.
  case newer(String, version: Int, known: Int)
  /// The file is a Keyline database whose tables are not as they should be.
  case unexpectedSchema(String, SchemaDifference)
  /// A migration that was applied is not the one that this program carries.
  case driftedMigration(String, migration: String)
  /// The file is damaged.
  case damaged(String, Damage)
  /// Another process is writing.
  case locked(String)
  /// The file or its folder cannot be written.
  case readOnly(String)
  /// A crash left a change half done, and it cannot be taken back where nothing may be written.
  case unrecovered(String)
  /// Reading or writing failed in the file system, in the words of the system.
  case inputOutput(String, detail: String)
  /// Reading failed in the file system, in the words of the system.
  case unreadable(String, detail: String)
  /// The file may not be opened.
  case notPermitted(String)
  /// A row breaks a constraint of the schema.
  case constraint(String, Violation)
  /// The SQLite library is too old; its version is a number such as 3040001.
  case oldSQLite(version: Int)
  /// Local rows changed although they must not.
  case localRowsChanged(String)
  /// There is no copy to put back.
  case noCopy(String)
  /// The copy that is to be put back is the database.
  case copyOfItself(String)
  /// The last change cannot be taken back: a row is not as it left it.
  case movedOn(String, change: Int, row: RowKey)
  /// Anything else that SQLite said of a file, in its words.
  case unusable(String, detail: String)
  /// An error of the program, in the words for it.
  case other(String, detail: String)

  /// Something in the place of a database that SQLite must not open.
  package enum Obstacle: Hashable, Sendable {
    case folder, link, linkToNothing, device
    /// A file with several names: SQLite's journal would lie beside only one.
    case severalNames
    /// A path through something that is not a folder.
    case belowFile
    /// A path that the system cannot follow, such as a ring of links.
    case unreachable
  }

  /// Something that keeps a file from being created.
  package enum Hindrance: Hashable, Sendable {
    /// A file has the name.
    case exists
    /// Every name for a copy is taken.
    case noFreeName
    /// A reason in the words of the system or of SQLite.
    case system(String)
  }

  /// The first difference between the tables of a file and those that the migrations make.
  package enum SchemaDifference: Hashable, Sendable {
    /// The beginning of a statement that no migration has.
    case unexpected(String)
    /// A statement of a migration is not there.
    case missing
  }

  /// A sign that a file is not as Keyline left it.
  package indirect enum Damage: Hashable, Sendable {
    /// SQLite's own words.
    case sqlite(String)
    /// A statement that takes more steps than any of Keyline's own.
    case endless
    /// A value that a column cannot hold; nil is NULL.
    case value(String?, column: String?)
    /// A row that means nothing, by its identifier.
    case row(String?, table: String)
    /// An identifier that breaks the grammar of identifiers.
    case identifier(String, table: String)
    /// A text of more bytes than any may have.
    case longText(limit: Int)
    /// A row that is kept as replaced, while no row or mask stands over it.
    case notReplaced(RowKey)
    /// The kept text of a row that cannot be read, with the reader's reason.
    case kept(RowKey, reason: String)
    /// An objection of a check.
    case objection(KnowledgeStore.Objection, KnowledgeStore.Check)
  }

  /// A rule of the tables that rows break.
  package enum Violation: Hashable, Sendable {
    /// SQLite's own words.
    case sqlite(String)
    /// A row of a table names a row that does not exist.
    case reference(table: String)
    /// A row of the shipped layer among a user's own changes.
    case shippedRow
    /// A mask over a shipped row that does not exist.
    case nothingToMask(RowKey)
  }
}
