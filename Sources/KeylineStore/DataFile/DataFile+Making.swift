import KeylineData
import KeylineModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DataFile {
  /// The number of data files kept, for other versions of Keyline beside this one.
  private static let kept = 3

  /// Makes a missing folder; false if that fails or the folder is not the user's alone.
  static func makeFolder(_ folder: String) -> Bool {
    let base = FilePath(folder).folder
    // The folder of all caches may be missing too; Keyline makes nothing above that.
    if base.kind == nil { mkdir(base.text, 0o700) }
    mkdir(folder, 0o700)
    return trusted(folder, S_IFDIR) != nil
  }

  /// Makes the file under another name and renames it when it is complete: of several processes at
  /// once each makes a whole file, and the last one stays.
  ///
  /// - Returns: False if the folder cannot be written.
  static func make(
    in folder: String, _ name: String, of data: ShippedData, _ knowledge: Knowledge
  ) -> Bool {
    let path = "\(folder)/\(name)"
    // An untrusted or unwritable file goes first: it could not be replaced, or its mode would stay.
    if trusted(path, S_IFREG) == nil || access(path, W_OK) != 0 { unlink(path) }
    do {
      let file = try Replacement(of: path, mode: 0o600)
      try fill(file.temporary, data, knowledge)
      try file.finish(replacing: true)
    } catch {
      return false
    }
    removeOld(in: folder, except: name)
    return true
  }

  private static func fill(
    _ path: String, _ data: ShippedData, _ knowledge: Knowledge
  ) throws {
    let db = try Connection.open(path, .readWrite)
    // A file without its final name needs neither a journal nor a sync.
    try db.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    try db.execute("PRAGMA application_id = \(applicationID)")
    try db.transaction {
      try db.execute(Schema.data.sql)
      try insert([data], into: "data", db) { [$0.number, $0.checksum] }
      try insert(knowledge.metrics, into: "metric", db, values)
      try insert(knowledge.devices, into: "device", db, values)
      try insert(knowledge.sources, into: "source", db, values)
      try insert(knowledge.releases, into: "release", db, values)
      try insert(knowledge.redesigns, into: "redesign", db, values)
      try insert(knowledge.rules, into: "rule", db, values)
      try insert(knowledge.observations, into: "observation", db, values)
      try db.execute(
        """
        UPDATE metric SET
          rules = (SELECT count(*) FROM rule WHERE rule.metric = metric.id),
          observations =
            (SELECT count(*) FROM observation WHERE observation.metric = metric.id)
        """)
      try insert(knowledge.techniques, into: "technique", db) { row in
        [nil, row.id, row.title, row.kind.rawValue, RowCoding.text(.technique(row))]
      }
    }
  }

  /// Inserts rows, given the values of their columns.
  private static func insert<Value>(
    _ rows: [Value], into table: String, _ db: Connection,
    _ values: (Value) -> [(any Bindable)?]
  ) throws {
    guard let first = rows.first else { return }
    let marks = Array(repeating: "?", count: values(first).count).joined(separator: ", ")
    let insertion = try db.prepare("INSERT INTO \(table) VALUES (\(marks))")
    for row in rows { try insertion.run(values(row)) }
  }

  private static func values(_ row: Metric) -> [(any Bindable)?] {
    [
      nil, row.id, row.title, row.definition, row.since.short, row.unit.rawValue,
      words(row.elements.map(\.key)), words(row.brings.map(\.name)), row.needs?.rawValue,
      row.onSheet, row.attribute?.portrait.rawValue, row.attribute?.landscape.rawValue,
      words(row.see), 0, 0,
    ]
  }

  /// The columns of the attributes have the order of their cases.
  private static func values(_ row: Device) -> [(any Bindable)?] {
    [nil, row.id, row.name, row.family.rawValue, words(row.identifiers)]
      + DeviceAttribute.allCases.map { $0.stored(row) }
      + [row.like, words(row.copied.sorted().map(\.rawValue)), words(row.sources), row.note]
  }

  private static func values(_ row: Source) -> [(any Bindable)?] {
    [
      nil, row.id, row.title, row.kind.rawValue, row.address, row.locator.rawValue, row.read,
      row.copyOf, row.licence?.id, row.holds?.map(\.rawValue).joined(separator: " "),
    ]
  }

  private static func values(_ row: Release) -> [(any Bindable)?] {
    [nil, row.version.description, row.ios, row.ipados]
  }

  private static func values(_ row: Redesign) -> [(any Bindable)?] {
    [
      nil, row.id, row.name, row.version.short, row.idiom?.rawValue, words(row.metrics),
      row.sources.joined(separator: " "),
    ]
  }

  private static func values(_ row: Rule) -> [(any Bindable)?] {
    let (value, formula): (Double?, String?) =
      switch row.value {
      case .length(let length): (length.points, nil)
      case .formula(let sum): (nil, sum.description)
      }
    return [
      nil, row.id, row.metric, value, formula, RowTexts.text(row.os), RowTexts.text(row.scope),
      row.restsOn.joined(separator: " "), words(row.continues), row.note,
    ]
  }

  private static func values(_ row: Observation) -> [(any Bindable)?] {
    [
      nil, row.id, row.metric, row.value.points, RowTexts.text(row.os), RowTexts.text(row.scope),
      row.source, row.obtained.rawValue, row.tool, row.locator, row.readAgain, row.unclear,
      row.disputed, row.note,
    ]
  }

  /// A list with spaces between; NULL for an empty one.
  private static func words(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Removes older data files, and files that dead processes left a day ago.
  private static func removeOld(in path: String, except made: String) {
    guard let folder = try? OpenFolder(path), let names = try? folder.names() else { return }
    var files: [(name: String, age: Double)] = []
    for name in names {
      if isName(name), let age = age("\(path)/\(name)", S_IFREG) {
        files.append((name, name == made ? -1 : age))
      } else if PrivateFolder.isName(name), let age = age("\(path)/\(name)", S_IFDIR), age > 86_400
      {
        folder.removeAll(name)
      }
    }
    for file in files.sorted(by: { $0.age < $1.age }).dropFirst(kept) {
      try? folder.remove(file.name)
    }
  }

  /// True for `data-4-00ff00ff00ff00ff.sqlite`.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "data", parts[2].hasSuffix(".sqlite") else { return false }
    let checksum = parts[2].dropLast(".sqlite".count)
    return !parts[1].isEmpty && parts[1].allSatisfy { "0123456789".contains($0) }
      && checksum.utf8.count == 16 && checksum.allSatisfy { "0123456789abcdef".contains($0) }
  }

  /// The seconds since the user's own file or folder was last written; nil for any other.
  private static func age(_ path: String, _ kind: mode_t) -> Double? {
    guard let status = trusted(path, kind) else { return nil }
    #if canImport(Darwin)
      let written = status.st_mtimespec
    #else
      let written = status.st_mtim
    #endif
    return Double(time(nil) - written.tv_sec) - Double(written.tv_nsec) / 1e9
  }
}
