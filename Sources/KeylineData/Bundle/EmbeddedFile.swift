import CKeylineBundle
package import KeylineModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file of the checkout, carried inside the program.
package struct EmbeddedFile {
  /// The path below the package root, for example `migrations/0001-data.sql`.
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
    files(startingWith: folder + "/")
  }

  /// The file with a path.
  package static func file(_ path: String) -> EmbeddedFile? {
    files(startingWith: path).first { $0.path == path }
  }

  /// Turns only the requested files into strings, because this runs at every start.
  private static func files(startingWith start: String) -> [EmbeddedFile] {
    UnsafeBufferPointer(start: keyline_files(), count: keyline_file_count())
      .filter { strncmp($0.path, start, start.utf8.count) == 0 }.map(EmbeddedFile.init)
  }
}

extension Seed {
  /// Reads the seed embedded in the program.
  package static func bundled() throws(InputError) -> Knowledge {
    try knowledge(
      EmbeddedFile.files(in: "seed").map { SourceText(name: $0.path, bytes: $0.bytes) })
  }

  /// The number of the embedded data; it only grows.
  package static func bundledNumber() throws(InputError) -> Int {
    try number(bundled("seed/data.json"))
  }

  /// The table of conditions that the program was made from.
  static func conditions() throws(InputError) -> SourceText {
    try bundled("seed/conditions.json")
  }

  private static func bundled(_ path: String) throws(InputError) -> SourceText {
    guard let file = EmbeddedFile.file(path) else {
      throw InputError(file: path, message: "it is missing")
    }
    return SourceText(name: file.path, bytes: file.bytes)
  }
}

extension Seed {
  /// The checksum of the embedded seed and its tables.
  ///
  /// Debug builds compute it, because an edited seed is compiled anew and the recorded constant is
  /// not.
  package static var bundledChecksum: String {
    #if DEBUG
      let sum = keyline_checksum()
    #else
      let sum = keyline_recorded_checksum
    #endif
    return hexadecimal(sum)
  }

  /// True if the checksum recorded for release builds matches the embedded files.
  package static var isRecordedChecksumTrue: Bool {
    keyline_recorded_checksum == keyline_checksum()
  }

  private static func hexadecimal(_ sum: UInt64) -> String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
