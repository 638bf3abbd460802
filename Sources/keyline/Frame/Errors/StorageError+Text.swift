import KeylineData
import KeylineQuery
import KeylineStore
import KeylineText

/// The words for an error of the user's file: they name flags, which only the command line knows.
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
        + "journal. Nothing was changed. Move it away, then check the database: keyline db check"
    case .missing(let path):
      "There is no database at \(path.printable): you have no rows of your own."
    case .exists(let path):
      "\(path.printable) already exists and was left alone. Name another file."
    case .cannotCreate(let path, let detail):
      "Cannot create \(path.printable): \(detail). Name another file: --database FILE"
    case .foreign(let path):
      "\(path.printable) is not a Keyline database. Nothing was changed. Name another file: --database FILE"
    case .older(let path, _):
      "An older Keyline made \(path.printable), and this one cannot read it. Nothing was changed. Save your rows "
        + "with that one: keyline export seed --output rows.json. Then move the file away, and: keyline import "
        + "rows.json"
    case .newer(let path, let version, let known):
      "A newer Keyline made \(path.printable): it has version \(version), and this program knows "
        + "\(known). Nothing was changed. Upgrade keyline, or name another file: --database FILE"
    case .unexpectedSchema(let path, let unexpected):
      "The tables of \(path.printable) are not Keyline's: "
        + "\(unexpected.map { "unexpected \($0)…" } ?? "something is missing"). Nothing was changed. "
        + "Use the program that made it, or name another file: --database FILE"
    case .damaged(let path, let damage):
      "\(path.printable) is damaged: \(damage.text). Nothing was changed. Put a copy in its place, or move it "
        + "away; your next change then creates a new one."
    case .locked(let path):
      "Another process is writing to \(path.printable). Nothing was changed. Try again."
    case .readOnly(let path):
      "\(path.printable) cannot be written: the file or its directory is read-only. Nothing was changed. "
        + "Name another file: --database FILE"
    case .unrecovered(let path):
      "A crash left \(path.printable) in the middle of a change, and Keyline may not write there to undo it. "
        + "As a user with write access, run: keyline db check"
    case .inputOutput(let path, let detail):
      "Reading or writing \(path.printable) failed: \(detail). The change may or may not have been saved. "
        + "Look whether it was: keyline log"
    case .unreadable(let path, let detail):
      "Reading \(path.printable) failed: \(detail). Nothing was changed. Try again. If it fails again, copy "
        + "the file to another disk and check the copy: keyline db check --database FILE"
    case .notPermitted(let path):
      "Keyline may not open \(path.printable): permission denied. Name another file: --database FILE"
    case .constraint(let path, let violation):
      "The tables of \(path.printable) refused the rows: \(violation.text). \(Refusal.consequence) "
        + "Please report this: Keyline should have refused them earlier."
    case .oldSQLite(let version):
      "SQLite \(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000) is too old. "
        + "Upgrade it: Keyline needs 3.37 or later."
    case .unusable(let path, let detail):
      "SQLite cannot use \(path.printable): \(detail). Nothing was changed. "
        + "Put a copy in its place, or name another file: --database FILE"
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

extension StorageError.Damage {
  /// The fault, as the end of a sentence.
  var text: String {
    switch self {
    case .sqlite(let words): words
    case .endless: "a query in it never ends"
    case .value(let value, let column):
      "\(column) cannot hold \(value.map { "\"\($0.prefix(60))\"" } ?? "NULL")"
    case .longText(let limit): "it holds a text longer than \(limit) bytes"
    case .reference: "it names a change that does not exist"
    case .row(let key, let reason): "\(key) cannot be read: \(reason)"
    }
  }
}

extension StorageError.Violation {
  fileprivate var text: String {
    switch self {
    case .sqlite(let words): words
    case .shippedRow: "a user's change cannot write a shipped row"
    case .row(let key): "\(key) could not be read again"
    case .nothingToMask(let key): "there is no shipped \(key) to remove"
    }
  }
}
