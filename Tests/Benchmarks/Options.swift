import KeylineData
import KeylineStore

/// What to measure, from the command line.
///
/// `--keyline FILE --database FILE --dump FILE --folder FOLDER [--python FILE]
/// [--sqlite-utils FILE] [--against FILE] [--matrix FILE] [--pairs N] [SUITE...]`; `script/benchmark` fills them in.
struct Options {
  /// The program under measurement.
  let keyline: String
  /// The file of what ships.
  let database: String
  /// Its content as SQL.
  let dump: String
  /// Where databases may be created.
  let folder: String
  /// Peers that may not be installed.
  let python: String?
  let sqliteUtils: String?
  /// Another Keyline to compare with; nil to compare with other peers.
  let against: String?
  /// A database whose table `answer` holds what the full export writes; not everybody makes one.
  let matrix: String?
  /// How often every program runs.
  let pairs: Int
  let suites: Set<Suite>

  /// A file of one's own rows that is not there.
  var own: String { folder + "/own.sqlite" }

  /// What the program ships, as this one reads it.
  var shipped: ShippedData {
    let path = FilePath(database)
    return ShippedData(
      number: (try? Seed.bundledNumber()) ?? 0, checksum: Seed.bundledChecksum,
      folder: path.folder.text,
      seed: { throw BenchmarkError("\(path.text) is not of this Keyline") })
  }

  init(_ arguments: some Sequence<String>) throws {
    var values: [String: String] = [:]
    var suites: [Suite] = []
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("--"), let value = rest.popFirst() {
        values[argument] = value
      } else if let suite = Suite(rawValue: argument) {
        suites.append(suite)
      } else {
        throw BenchmarkError("unexpected argument \(argument)")
      }
    }
    func needed(_ name: String) throws -> String {
      guard let value = values[name] else { throw BenchmarkError("\(name) is missing") }
      return value
    }
    keyline = try needed("--keyline")
    database = try needed("--database")
    dump = try needed("--dump")
    folder = try needed("--folder")
    python = values["--python"].flatMap { $0.isEmpty ? nil : $0 }
    sqliteUtils = values["--sqlite-utils"].flatMap { $0.isEmpty ? nil : $0 }
    against = values["--against"].flatMap { $0.isEmpty ? nil : $0 }
    matrix = values["--matrix"].flatMap { $0.isEmpty ? nil : $0 }
    pairs = values["--pairs"].flatMap { Int($0) } ?? 100
    self.suites = suites.isEmpty ? Set(Suite.allCases) : Set(suites)
  }
}

/// Why a measurement makes no sense.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
