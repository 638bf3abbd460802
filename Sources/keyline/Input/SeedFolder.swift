import Foundation
import KeylineJSON

/// A folder of seed files on disk.
enum SeedFolder {
  /// Reads every JSON file below a folder; each goes by its path below `seed/`, sorted.
  static func files(_ folder: String) throws -> [JSONText] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else {
      throw Failure("There is no folder \(folder).", exitCode: ExitStatus.noInput)
    }
    let names = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
    guard names.contains("data.json") else {
      throw Failure("\(folder) is no seed: it has no data.json.", exitCode: ExitStatus.noInput)
    }
    return try names.map { name in
      let path = folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Failure("\(path) cannot be read.", exitCode: ExitStatus.notPermitted)
      }
      return JSONText(name: "seed/" + name, bytes: data)
    }
  }
}
