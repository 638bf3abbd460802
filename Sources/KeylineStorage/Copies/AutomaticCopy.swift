import KeylineSQLite

/// A copy that Keyline makes before an upgrade: `keyline.sqlite.auto-0003-20261121T153154Z-data2`.
///
/// The number tells which copy is newer, since a clock can go back. Copies of 0.1.0 have no number and are
/// the oldest.
struct AutomaticCopy {
  /// How many are kept.
  static let kept = 3

  /// The name of the file.
  let name: String
  private let number: Int

  /// Reads a name that stands beside a database; nil for a file that is not such a copy.
  init?(_ name: String, of database: String) {
    let start = database + ".auto-"
    guard name.utf8.starts(with: start.utf8) else { return nil }
    let rest = String(decoding: name.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    var parts = rest.split(separator: "-", omittingEmptySubsequences: false)[...]
    self.name = name
    if let number = parts.first.flatMap(Self.number) {
      self.number = number
      parts.removeFirst()
    } else {
      number = 0
    }
    guard let time = parts.popFirst(), Self.isTime(time), let data = parts.popFirst(),
      data.hasPrefix("data"), Self.number(data.dropFirst("data".count)) != nil
    else { return nil }
    // One of 0.1.0 has another number behind it if two were made in a second.
    guard parts.isEmpty || parts.count == 1 && parts.allSatisfy({ Self.number($0) != nil }) else {
      return nil
    }
  }

  /// Copies a database. It is called while the database is locked against other writers.
  static func make(of path: String, data: Int) throws -> String {
    let source = try Connection.open(path, .readOnly)
    let digits = String((all(of: path).last?.number ?? 0) + 1)
    let number = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    let parts = ["\(path).auto", number, try Backup.now(), "data\(data)"]
    let target = try Backup.free(parts.joined(separator: "-"))
    try Backup.write(source, at: path, to: target)
    return target
  }

  /// Removes the oldest, once an upgrade is stored, but never the copy that it made.
  static func removeOldest(of path: String, except made: String) {
    let folder = Folder.folder(of: path)
    for copy in all(of: path).dropLast(kept) {
      let old = "\(folder)/\(copy.name)"
      if !Folder.isSame(old, made) { Folder.remove(old) }
    }
  }

  /// Those that lie beside a database, the oldest first.
  private static func all(of path: String) -> [AutomaticCopy] {
    let database = Folder.name(of: path)
    return Folder.names(in: Folder.folder(of: path), prefix: database + ".auto-")
      .compactMap { AutomaticCopy($0, of: database) }
      .sorted {
        $0.number == $1.number
          ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.number < $1.number
      }
  }

  /// A number of digits alone, few enough to count on.
  private static func number(_ text: Substring) -> Int? {
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  private static func isTime(_ text: Substring) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z") else {
      return false
    }
    return (bytes[..<8] + bytes[9..<15]).allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
