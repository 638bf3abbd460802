/// Why a database cannot be used, each case with what a person needs to go on.
public enum StorageError: Error, Hashable, Sendable {
  /// The path is empty, `:memory:` or a URI.
  case unusablePath(String)
  /// The path leads to something that is not a regular file, or to a file with several names.
  case notAFile(String, what: String)
  /// There is no database and reading was asked.
  case missing(String)
  /// The folder or file cannot be created or written.
  case cannotCreate(String, reason: String)
  /// The file belongs to another program, or to none.
  case foreign(String)
  /// The file was made by a newer Keyline.
  case newer(String, version: Int, known: Int)
  /// The file is a Keyline database whose tables are not as they should be.
  case unexpectedSchema(String, detail: String)
  /// A migration that was applied is not the one that this program carries.
  case driftedMigration(String, migration: String)
  /// The file is damaged.
  case damaged(String, detail: String)
  /// Another process is writing.
  case locked(String)
  /// The file or its folder cannot be written.
  case readOnly(String)
  /// A crash left a change half done, and it cannot be taken back where nothing may be written.
  case unrecovered(String)
  /// Reading or writing failed in the file system.
  case inputOutput(String, detail: String)
  /// The file may not be opened.
  case notPermitted(String)
  /// A row breaks a constraint of the schema.
  case constraint(String, detail: String)
  /// The SQLite library is too old.
  case oldSQLite(version: String)
  /// Local rows changed although they must not.
  case localRowsChanged(String)
  /// There is no copy to put back.
  case noCopy(String)
  /// The copy that is to be put back is the database.
  case copyOfItself(String)
  /// The last change cannot be taken back: a row is not as it left it.
  case movedOn(String, change: Int, row: String)
  /// Anything else that SQLite said.
  case other(String, detail: String)
}

extension StorageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusablePath(let path):
      "\"\(path)\" is no path of a database file. Name one: --database FILE"
    case .notAFile(let path, let what):
      "\(path) cannot be a database file: it is \(what). Nothing was changed. "
        + "Name another file: --database FILE"
    case .missing(let path):
      "There is no database at \(path). Create it: keyline db migrate"
    case .cannotCreate(let path, let reason):
      "Cannot create \(path): \(reason). Name another file: --database FILE"
    case .foreign(let path):
      "\(path) is not a Keyline database. Nothing was changed. "
        + "Name another file: --database FILE"
    case .newer(let path, let version, let known):
      "\(path) was made by a newer Keyline: it has schema \(version), this program knows up to "
        + "\(known). Nothing was changed. Upgrade keyline, or name another file: --database FILE"
    case .unexpectedSchema(let path, let detail):
      "The tables of \(path) are not Keyline's: \(detail). Nothing was changed. "
        + "Look closer: keyline db verify"
    case .driftedMigration(let path, let migration):
      "\(path) was built with another \(migration) than this program carries. Nothing was "
        + "changed. Use the Keyline that made it, or name another file: --database FILE"
    case .damaged(let path, let detail):
      "\(path) is damaged: \(detail). Nothing was changed. Move it aside and let keyline create a "
        + "new one, or restore a copy."
    case .locked(let path):
      "Another process is writing to \(path). Nothing was changed. Try again."
    case .unrecovered(let path):
      "\(path) was left in the middle of a change by a crash, and nothing may be written there to take "
        + "it back. Run a command once as somebody who may: keyline db verify"
    case .readOnly(let path):
      "\(path) cannot be written: the file or its directory is read-only. "
        + "Nothing was changed. Name another file: --database FILE"
    case .inputOutput(let path, let detail):
      "Reading or writing \(path) failed: \(detail). The change may or may not have been saved; "
        + "run keyline db verify"
    case .notPermitted(let path):
      "\(path) may not be opened: permission denied. Name another file: --database FILE"
    case .constraint(let path, let detail):
      "\(path) refused the rows: \(detail). Nothing was stored. "
        + "Please report this; it should have been refused earlier."
    case .oldSQLite(let version):
      "SQLite \(version) is too old; Keyline needs 3.37 or later."
    case .localRowsChanged(let path):
      "The local rows of \(path) would have changed in an upgrade. Nothing was changed. "
        + "Please report this."
    case .noCopy(let path): "There is no file \(path). Nothing was changed."
    case .copyOfItself(let path):
      "\(path) is the database itself, not a copy of it. Nothing was changed. "
        + "Name a copy: keyline db restore FILE"
    case .movedOn(let path, let change, let row):
      "Change \(change) cannot be taken back: \(row) in \(path) is not as that change left it. "
        + "Nothing was changed. See what was done: keyline log"
    case .other(let path, let detail):
      "\(path): \(detail). Please report this."
    }
  }
}
