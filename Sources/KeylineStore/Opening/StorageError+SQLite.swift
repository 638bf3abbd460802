#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension StorageError {
  /// Translates an SQLite error about a file.
  init(_ error: any Error, path: String) {
    switch error {
    case let known as StorageError: self = known
    case let error as SQLiteError:
      let detail = error.message
      switch error.code.primary {
      case .busy, .locked: self = .locked(path)
      case .readOnly:
        self = error.code == .readOnlyRollback ? .unrecovered(path) : .readOnly(path)
      case .corrupt where error.code == .superJournal: self = .superJournal(path + "-journal")
      // A value of a type that the tables do not allow means that the file is damaged.
      case .corrupt, .mismatch: self = .damaged(path, .sqlite(detail))
      case .notADatabase: self = .foreign(path)
      case .interrupt: self = .damaged(path, .endless)
      case .inputOutput where error.code == .inputOutputRead:
        self = .unreadable(path, detail: detail)
      case .full, .inputOutput, .noMemory: self = .inputOutput(path, detail: detail)
      case .cannotOpen: self = .cannotCreate(path, detail: detail)
      case .constraint, .tooBig: self = .constraint(path, .sqlite(detail))
      case .misuse: self = .other(path, detail: detail)
      default: self = .unusable(path, detail: detail)
      }
    case let failure as FileFailure: self.init(failure)
    default: self = .other(path, detail: "\(error)")
    }
  }

  private init(_ failure: FileFailure) {
    switch (failure.attempt, failure.code) {
    case (.writing, _), (_, ENOSPC), (_, EDQUOT), (_, EIO):
      self = .inputOutput(failure.path, detail: failure.reason)
    case (_, EEXIST): self = .exists(failure.path)
    default: self = .cannotCreate(failure.path, detail: failure.reason)
    }
  }

  /// Runs an operation on a file and translates SQLite's errors; other errors pass.
  package static func translatingSQLite<Result>(
    _ path: String, _ operation: () throws -> Result
  ) throws -> Result {
    do { return try operation() } catch let error as SQLiteError {
      throw StorageError(error, path: path)
    }
  }

  /// Runs an operation on a file and translates every error.
  static func translating<Result>(
    _ path: String, _ operation: () throws -> Result
  ) throws(StorageError) -> Result {
    do { return try operation() } catch { throw StorageError(error, path: path) }
  }
}
