import KeylineStore
import KeylineText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Searches an open file of any size and content for Keyline's words.
enum BlockSearch {
  private static let word = Array("keyline:".utf8)
  /// The number of bytes to read at once, and how many of them to keep for a word across the
  /// border.
  private static let (size, kept) = (1 << 16, 256)

  /// True for a file to read completely: one with a marker, which in source code is a comment at
  /// the start of a line.
  static func mayHoldBlock(_ file: Int32, _ path: String) throws -> Bool {
    let isSource = DocumentKind(fileNamed: path) == .source
    return try holds(file, path) { part, place in
      let rest = part[(place + word.count)...]
      let isMarker = ["begin", "end"].contains { rest.starts(with: $0.utf8) }
      if !isSource { return isMarker }
      guard isMarker || rest.starts(with: "file".utf8) else { return false }
      let before = part[..<place].reversed().drop { $0 == 0x20 || $0 == 0x09 }
      guard before.starts(with: "//".utf8) else { return false }
      let line = before.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }.first
      // Also after a byte order mark.
      return line == nil || line == 0x0A || line == 0xBF
    }
  }

  /// True for a file with any of Keyline's words.
  static func mayHoldWord(_ path: String) throws -> Bool {
    let folder = try OpenFolder(FilePath(path).resolved.folder.text)
    return try folder.withFile(FilePath(path).resolved.name) { file, _ in
      try holds(file, path) { _, _ in true }
    }
  }

  private static func holds(
    _ file: Int32, _ path: String, _ isWanted: (_ part: [UInt8], _ place: Int) -> Bool
  ) throws -> Bool {
    var part: [UInt8] = []
    var isWide = false
    var isFirst = true
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      let count = read(file, &buffer, size)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure(path, .opening) }
      if count == 0 { return false }
      let bytes = buffer[..<count]
      if isFirst {
        // UTF-16 is not read, but reported if it has a block.
        isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        if isWide { part = [0x0A] }
        if !isWide, bytes.contains(0), DocumentKind(fileNamed: path) == .source { return false }
        isFirst = false
      }
      part += isWide ? bytes.filter { $0 != 0 && $0 < 0x80 } : Array(bytes)
      if places(of: word, in: part).contains(where: { isWanted(part, $0) }) { return true }
      part.removeFirst(max(0, part.count - kept))
    }
  }

  private static func places(of word: [UInt8], in part: [UInt8]) -> [Int] {
    var places: [Int] = []
    var start = 0
    while let first = part[start...].firstIndex(of: word[0]) {
      if part[first...].starts(with: word) { places.append(first) }
      start = first + 1
    }
    return places
  }
}
