#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file or folder could not be made, written or read, as the system says it.
package struct FileFailure: Error, Hashable {
  /// The operation that failed.
  package enum Attempt: Hashable, Sendable {
    case opening, creating, writing, removing
    /// Replacing something that is not a regular file.
    case replacingOther
    /// The file is there and may only be read.
    case replacingReadOnly
    /// The file is no longer as it was read.
    case replacingChanged
    /// The file is there and a new one cannot have its owner and its group.
    case keepingOwner
  }

  /// The path of the file or folder.
  package let path: String
  /// The operation that failed.
  package let attempt: Attempt
  /// The number of the error.
  package let code: Int32

  /// The paths of the files of the same call that are new already.
  package let finished: [String]

  package init(
    _ path: String, _ attempt: Attempt, code: Int32 = errno, finished: [String] = []
  ) {
    self.path = path
    self.attempt = attempt
    self.code = code
    self.finished = finished
  }

  /// The error in words.
  package var reason: String { String(cString: strerror(code)) }
}
