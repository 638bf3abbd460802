package import KeylineModel
import KeylineSQLite

/// What ships: read from a file in the user's cache, or from the seed that the program carries where there is
/// none that can be trusted.
package struct ShippedData: Sendable {
  /// The number of the data.
  package let number: Int
  /// Keyline's folder in the user's cache; nil where there is none.
  private let folder: String?
  let checksum: String
  private let seed: @Sendable () throws -> Knowledge

  /// Creates what a program ships.
  ///
  /// - Parameters:
  ///   - number: The number of the data.
  ///   - checksum: What tells it from all other data, and from other tables for it.
  ///   - folder: Keyline's folder in the user's cache, made with the first file; nil keeps no file.
  ///   - seed: Reads the data; it is called only when it is needed.
  package init(
    number: Int, checksum: String, folder: String?, seed: @escaping @Sendable () throws -> Knowledge
  ) {
    self.number = number
    self.checksum = checksum
    self.folder = folder
    self.seed = seed
  }

  /// The file that holds it; nil where none is kept.
  package var path: String? { folder.map { "\($0)/\(name)" } }

  private var name: String { "data-\(nameplate).sqlite" }

  /// Makes the file where it is not there yet; false where it cannot be made or trusted.
  package func prepare() -> Bool { open(seed) != nil }

  /// Reads all of it.
  package func everything() throws -> Knowledge {
    try read({ try $0.everything() }, orSeed: { $0 })
  }

  /// Compares every row with the seed that the program carries, and makes a file that differs anew; nil where none
  /// is kept.
  package func isAsShipped() throws -> Bool? {
    guard let folder, let file = DataFile(in: folder, name, holding: self) else { return nil }
    let found = try? file.reading { try $0.everything() }
    let knowledge = try seed()
    let isSame = found == knowledge.adding(Knowledge())
    if !isSame { _ = DataFile.make(in: folder, name, of: self, knowledge) }
    return isSame
  }

  /// Reads the file, made anew once if it is broken, or else the seed.
  ///
  /// - Throws: What the closures throw of their own.
  func read<Result>(
    _ body: (DataFile) throws -> Result, orSeed other: (Knowledge) throws -> Result
  ) throws -> Result {
    var read: Knowledge?
    func seed() throws -> Knowledge {
      let knowledge = try read ?? self.seed()
      read = knowledge
      return knowledge
    }
    for isAnew in [false, true] {
      guard let file = open(anew: isAnew, seed) else { break }
      do { return try file.reading(body) } catch is DataFile.Broken { continue }
    }
    return try other(try seed().adding(Knowledge()))
  }

  private func open(anew isAnew: Bool = false, _ seed: () throws -> Knowledge) -> DataFile? {
    guard let folder else { return nil }
    if !isAnew, let file = DataFile(in: folder, name, holding: self) { return file }
    guard DataFile.makeFolder(folder), let knowledge = try? seed(),
      DataFile.make(in: folder, name, of: self, knowledge)
    else { return nil }
    return DataFile(in: folder, name, holding: self)
  }

  /// The number and the checksum, as in the table `data` of its file.
  var nameplate: String { "\(number)-\(checksum)" }
}
