package import KeylineModel

/// The reasons why the user's own file cannot be used, each with what a person needs to go on.
package enum StorageError: Error, Hashable, Sendable {
  /// The path is empty, `:memory:` or a URI.
  case unusablePath(String)
  /// The path leads to something that is not a regular file, or to a file with several names.
  case notAFile(String, Obstacle)
  /// The file is missing, but the operation needs one.
  case missing(String)
  /// The folder of the file is missing and Keyline does not make it; with the nearest folder that
  /// exists.
  case noFolder(String, nearest: String)
  /// A journal that names a super-journal: SQLite would delete the file of that name.
  case superJournal(String)
  /// The name of a new file is taken.
  case exists(String)
  /// The folder or file cannot be created or written, in the words of the system or of SQLite.
  case cannotCreate(String, detail: String)
  /// The file belongs to another program, or to no program.
  case foreign(String)
  /// The file has a format that Keyline gave up.
  case older(String, version: Int)
  /// The file was made by a newer Keyline.
  case newer(String, version: Int, known: Int)
  /// The file is a Keyline database with unexpected tables; with the beginning of a statement that
  /// Keyline does not have, or nil if one of Keyline's is missing.
  case unexpectedSchema(String, unexpected: String?)
  /// The file is damaged.
  case damaged(String, Damage)
  /// Another process is writing.
  case locked(String)
  /// The file or its folder cannot be written.
  case readOnly(String)
  /// A crash left an unfinished change, which cannot be taken back without write access.
  case unrecovered(String)
  /// Reading or writing failed in the file system, in the words of the system.
  case inputOutput(String, detail: String)
  /// Reading failed in the file system, in the words of the system.
  case unreadable(String, detail: String)
  /// Opening the file is not permitted.
  case notPermitted(String)
  /// A row breaks a constraint of the schema.
  case constraint(String, Violation)
  /// The SQLite library is too old; its version is a number such as 3040001.
  case oldSQLite(version: Int)
  /// Any other error about the file, in SQLite's words.
  case unusable(String, detail: String)
  /// An error of the program, in its words.
  case other(String, detail: String)

  /// A kind of file that SQLite must not open.
  package enum Obstacle: Hashable, Sendable {
    case folder, link, linkToNothing, device
    /// A file with several names: SQLite's journal would lie beside only one.
    case severalNames
    /// A path through something that is not a folder.
    case belowFile
    /// A path that the system cannot follow, such as a ring of links.
    case unreachable
  }

  /// A sign that a file is not as Keyline left it.
  package enum Damage: Hashable, Sendable {
    /// SQLite's own words.
    case sqlite(String)
    /// A statement takes more steps than any of Keyline's own.
    case endless
    /// A value that its column does not allow; nil is NULL.
    case value(String?, column: String)
    /// A text of more bytes than a row may have.
    case longText(limit: Int)
    /// A change refers to one that does not exist.
    case reference
    /// An unreadable row, with the reader's reason.
    case row(RowKey, reason: String)
  }

  /// A constraint of the tables that rows break.
  package enum Violation: Hashable, Sendable {
    /// SQLite's own words.
    case sqlite(String)
    /// A row of the shipped layer among a user's own changes.
    case shippedRow
    /// A row that could not be read back.
    case row(RowKey)
    /// A mask over a shipped row that does not exist.
    case nothingToMask(RowKey)
  }
}
