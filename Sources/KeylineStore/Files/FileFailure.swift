#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failure to make, write or read a file or folder, in the system's words.
package struct FileFailure: Error, Hashable {
  /// The operation that failed.
  package enum Attempt: Hashable, Sendable {
    case opening, creating, writing, removing
    /// Replacing something that is not a regular file.
    case replacingOther
    /// The file exists and is read-only.
    case replacingReadOnly
    /// The file changed after it was read.
    case replacingChanged
    /// The file exists, and a new one cannot have its owner and its group.
    case keepingOwner
  }

  /// The path of the file or folder.
  package let path: String
  /// The operation that failed.
  package let attempt: Attempt
  /// The number of the error.
  package let code: Int32

  /// The paths that the same call has already replaced.
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
