package import KeylineModel

/// Why a file of the user's own rows cannot be used, each case with what a person needs to go on.
package enum StorageError: Error, Hashable, Sendable {
  /// The path is empty, `:memory:` or a URI.
  case unusablePath(String)
  /// The path leads to something that is not a regular file, or to a file with several names.
  case notAFile(String, Obstacle)
  /// There is no such file, and what was asked needs one.
  case missing(String)
  /// The folder of the file is not there and is not Keyline's to make; the nearest one that exists.
  case noFolder(String, nearest: String)
  /// A journal that names a super-journal: SQLite would delete the file of that name.
  case superJournal(String)
  /// A file has the name that a new one is to have.
  case exists(String)
  /// The folder or file cannot be created or written, in the words of the system or of SQLite.
  case cannotCreate(String, detail: String)
  /// The file belongs to another program, or to none.
  case foreign(String)
  /// The file is of a kind that Keyline gave up.
  case older(String, version: Int)
  /// The file was made by a newer Keyline.
  case newer(String, version: Int, known: Int)
  /// The file is a Keyline database whose tables are not as they should be, with the beginning of a statement that
  /// Keyline does not have; nil where one of Keyline's is missing.
  case unexpectedSchema(String, unexpected: String?)
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

  /// A sign that a file is not as Keyline left it.
  package enum Damage: Hashable, Sendable {
    /// SQLite's own words.
    case sqlite(String)
    /// A statement that takes more steps than any of Keyline's own.
    case endless
    /// A value that is not one of the column; nil is NULL.
    case value(String?, column: String)
    /// A text of more bytes than any may have.
    case longText(limit: Int)
    /// A change names another that does not exist.
    case reference
    /// The text of a row that cannot be read, with the reader's reason.
    case row(RowKey, reason: String)
  }

  /// A rule of the tables that rows break.
  package enum Violation: Hashable, Sendable {
    /// SQLite's own words.
    case sqlite(String)
    /// A row of the shipped layer among a user's own changes.
    case shippedRow
    /// A row that could not be read again.
    case row(RowKey)
    /// A mask over a shipped row that does not exist.
    case nothingToMask(RowKey)
  }
}
