import KeylineJSON
import KeylineQuery
import KeylineStorage
import KeylineText

/// The words for an error of the database: they name flags, which only the command line knows.
extension StorageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusablePath(let path):
      "\"\(path.printable)\" is not a path to a database file. Name one: --database FILE"
    case .notAFile(let path, let obstacle):
      "\(path.printable) cannot be a database file: it is \(obstacle.text). Nothing was changed. "
        + "Name another file: --database FILE"
    case .noFolder(let path, let nearest):
      "There is no folder for \(path.printable): the nearest one that exists is \(nearest.printable). Nothing was "
        + "changed. Create the folder, or name another file: --database FILE"
    case .superJournal(let path):
      "\(path.printable) names another file, and SQLite would delete that file. Keyline never writes such a "
        + "journal. Nothing was changed. Move it away, then check the database: keyline db verify"
    case .missing(let path):
      "There is no database at \(path.printable). Create it: keyline db migrate"
    case .cannotCreate(let path, .exists):
      "\(path.printable) already exists and was left alone. Name another file."
    case .cannotCreate(let path, let hindrance):
      "Cannot create \(path.printable): \(hindrance.text). Name another file: --database FILE"
    case .foreign(let path):
      "\(path.printable) is not a Keyline database. Nothing was changed. Name another file: --database FILE"
    case .newer(let path, let version, let known):
      "A newer Keyline made \(path.printable): it has schema \(version), and this program knows schemas "
        + "through \(known). Nothing was changed. Upgrade keyline, or name another file: --database FILE"
    case .unexpectedSchema(let path, let difference):
      "The tables of \(path.printable) are not Keyline's: \(difference.text). Nothing was changed. "
        + "Check the file: keyline db verify"
    case .driftedMigration(let path, let migration):
      "\(path.printable) was built with a different \(migration) from this program's. Nothing was changed. "
        + "Use the Keyline that made it, or name another file: --database FILE"
    case .damaged(let path, let damage):
      "\(path.printable) is damaged: \(damage.text). Nothing was changed. Restore a copy: keyline db restore "
        + "FILE. If you have none, move the file away; Keyline then creates a new one."
    case .locked(let path):
      "Another process is writing to \(path.printable). Nothing was changed. Try again."
    case .readOnly(let path):
      "\(path.printable) cannot be written: the file or its directory is read-only. Nothing was changed. "
        + "Name another file: --database FILE"
    case .unrecovered(let path):
      "A crash left \(path.printable) in the middle of a change, and Keyline may not write there to undo it. "
        + "As a user with write access, run: keyline db verify"
    case .inputOutput(let path, let detail):
      "Reading or writing \(path.printable) failed: \(detail). The change may or may not have been saved. "
        + "Check the file: keyline db verify"
    case .unreadable(let path, let detail):
      "Reading \(path.printable) failed: \(detail). Nothing was changed. Try again. If it fails again, copy "
        + "the file to another disk and check the copy: keyline db verify --database FILE"
    case .notPermitted(let path):
      "Keyline may not open \(path.printable): permission denied. Name another file: --database FILE"
    case .constraint(let path, let violation):
      "The tables of \(path.printable) refused the rows: \(violation.text). \(Refusal.consequence) "
        + "Please report this: Keyline should have refused them earlier."
    case .oldSQLite(let version):
      "SQLite \(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000) is too old. "
        + "Upgrade it: Keyline needs 3.37 or later."
    case .localRowsChanged(let path):
      "The upgrade would have changed your own rows in \(path.printable). Nothing was changed. "
        + "Please report this."
    case .noCopy(let path):
      "There is no file \(path.printable). Nothing was changed. Name a copy: keyline db restore FILE"
    case .copyOfItself(let path):
      "\(path.printable) is the database itself, not a copy of it. Nothing was changed. "
        + "Name a copy: keyline db restore FILE"
    case .movedOn(let path, let change, let row):
      "Change \(change) cannot be undone: \(row) in \(path.printable) is no longer as that change left it. "
        + "Nothing was changed. List the changes: keyline log"
    case .unusable(let path, let detail):
      "SQLite cannot use \(path.printable): \(detail). Nothing was changed. "
        + "Restore a copy: keyline db restore FILE. Or name another file: --database FILE"
    case .other(let path, let detail): "\(path.printable): \(detail). Please report this."
    }
  }
}

extension StorageError.Obstacle {
  fileprivate var text: String {
    switch self {
    case .folder: "a directory"
    case .link: "a link"
    case .linkToNothing: "a link that leads nowhere"
    case .device: "a device or a pipe"
    case .severalNames: "a file with several names (hard links)"
    case .belowFile: "inside something that is not a directory"
    case .unreachable: "a path that cannot be followed"
    }
  }
}

extension StorageError.Hindrance {
  fileprivate var text: String {
    switch self {
    case .exists: "it already exists"
    case .noFreeName: "there are too many copies"
    case .system(let words): words
    }
  }
}

extension StorageError.SchemaDifference {
  fileprivate var text: String {
    switch self {
    case .unexpected(let beginning): "unexpected \(beginning)…"
    case .missing: "something is missing"
    }
  }
}

extension StorageError.Damage {
  fileprivate var text: String {
    switch self {
    case .sqlite(let words): words
    case .endless: "a query in it never ends"
    case .value(let value, let column):
      "\(column ?? "a column") cannot hold \(value.map { "\"\($0.prefix(60))\"" } ?? "NULL")"
    case .row(let id, let table):
      "a row of table \(table) cannot be read" + (id.map { ": \($0.prefix(130))" } ?? "")
    case .identifier(let id, let table): "\"\(id)\" in table \(table) is not an identifier"
    case .longText(let limit): "it holds a text longer than \(limit) bytes"
    case .notReplaced(let key): "\(key) is recorded as replaced, but nothing replaces it"
    case .kept(let key, let reason): "the stored text of \(key) cannot be read: \(reason)"
    case .objection(let objection, let check): "\(check.rawValue): \(objection.text)"
    }
  }
}

extension StorageError.Violation {
  fileprivate var text: String {
    switch self {
    case .sqlite(let words): words
    case .reference(let table): "a row of \(table) names a row that does not exist"
    case .shippedRow: "a user's change cannot write a shipped row"
    case .nothingToMask(let key): "there is no shipped \(key) to remove"
    }
  }
}

extension KnowledgeStore.Objection {
  /// The objection alone; its file and the remedy stand around it.
  var text: String {
    switch self {
    case .page(let words): words
    case .reference(let table, let other):
      "a row of \(table) names a row of \(other) that does not exist"
    case .otherRows: "these are not the rows that were shipped"
    case .error(.unexpectedSchema(_, let difference)): difference.text
    case .error(.driftedMigration(_, let migration)):
      "\(migration) is not the one that this program carries"
    case .error(.damaged(_, let damage)): damage.text
    case .error(let error): error.description
    }
  }
}

extension KnowledgeStore.Gap {
  /// The reason, as it stands under the name of the check.
  var text: String {
    switch self {
    case .olderTables: "not checked: an older Keyline made the tables. Upgrade: keyline db migrate"
    case .otherData(let database, let program):
      "not compared: the database holds data \(database), and this program carries data \(program)"
    }
  }
}
