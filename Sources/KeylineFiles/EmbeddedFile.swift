/// A file of the checkout, carried inside the binary.
///
/// `EmbeddedFile.all` is generated from `migrations/` and `seed/` at build time. The two symbolic
/// links beside this file make those folders part of the target's tracked structure, so that the
/// build notices an edited, added or deleted file; SwiftPM has no native way to say so.
public struct EmbeddedFile: Sendable {
  /// The path below the package root, for example `migrations/0001-create-knowledge.sql`.
  public let path: String

  private let literal: StaticString

  /// The exact text of the file.
  public var contents: String { literal.description }

  /// The exact bytes of the file, UTF-8, without a copy.
  public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  init(path: String, contents: StaticString) {
    self.path = path
    self.literal = contents
  }

  /// The files below a top-level folder, sorted by path.
  public static func files(in folder: String) -> [EmbeddedFile] {
    all.filter { $0.path.hasPrefix("\(folder)/") }
  }
}
