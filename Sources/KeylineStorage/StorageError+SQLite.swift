import GRDB
import KeylineOutput

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension StorageError {
  /// Tells what an error of SQLite means for a file.
  init(_ error: any Error, path: String) {
    switch error {
    case let known as StorageError: self = known
    case let error as DatabaseError:
      let detail = error.message ?? error.resultCode.description
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(path)
      case .SQLITE_READONLY:
        self =
          error.extendedResultCode == .SQLITE_READONLY_ROLLBACK
          ? .unrecovered(path) : .readOnly(path)
      case .SQLITE_CORRUPT: self = .damaged(path, detail: detail)
      case .SQLITE_NOTADB: self = .foreign(path)
      case .SQLITE_INTERRUPT: self = .damaged(path, detail: "a question to it does not end")
      case .SQLITE_FULL, .SQLITE_IOERR: self = .inputOutput(path, detail: detail)
      case .SQLITE_CANTOPEN: self = .cannotCreate(path, reason: detail)
      case .SQLITE_PERM, .SQLITE_AUTH: self = .notPermitted(path)
      case .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_MISMATCH:
        self = .constraint(path, detail: detail)
      default: self = .other(path, detail: detail)
      }
    case let failure as FileFailure: self.init(failure)
    default: self = .other(path, detail: "\(error)")
    }
  }

  private init(_ failure: FileFailure) {
    switch (failure.attempt, failure.code) {
    case (.writing, _), (_, ENOSPC), (_, EDQUOT), (_, EIO):
      self = .inputOutput(failure.path, detail: failure.reason)
    case (.replacingReadOnly, _), (.keepingOwner, _): self = .notPermitted(failure.path)
    case (_, EEXIST): self = .cannotCreate(failure.path, reason: "it exists already")
    default: self = .cannotCreate(failure.path, reason: failure.reason)
    }
  }

  /// Runs an operation on a file and translates what it throws.
  static func translating<Result>(
    _ path: String, _ operation: () throws -> Result
  ) throws(StorageError) -> Result {
    do { return try operation() } catch { throw StorageError(error, path: path) }
  }
}
