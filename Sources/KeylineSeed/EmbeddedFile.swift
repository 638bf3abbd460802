import CKeylineFiles

/// A file of the checkout, carried inside the program.
package struct EmbeddedFile {
  /// The path below the package root, for example `migrations/0001-create-knowledge.sql`.
  package let path: String

  /// The exact bytes of the file, UTF-8, without a copy.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// The exact text of the file.
  package var contents: String { String(decoding: bytes, as: UTF8.self) }

  private init(_ file: KeylineFile) {
    path = String(cString: file.path)
    bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  /// The files below a top-level folder, sorted by path.
  package static func files(in folder: String) -> [EmbeddedFile] {
    UnsafeBufferPointer(start: keyline_files(), count: keyline_file_count())
      .map(EmbeddedFile.init).filter { $0.path.hasPrefix("\(folder)/") }
  }
}
