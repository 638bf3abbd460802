package import KeylineModel

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
  package func prepare() -> Bool { open() != nil }

  /// What the program carries.
  func carried() throws -> Knowledge { try seed() }

  /// Examines the pages of the file, compares every row with the seed that the program carries, and makes a file that
  /// differs anew; nil where none is kept.
  package func isAsShipped() throws -> Bool? {
    guard let folder, let file = DataFile(in: folder, name, holding: self) else { return nil }
    let found = try? file.reading { data in
      try data.connection.pageObjections(atMost: 1).isEmpty ? data.everything() : nil
    }
    let knowledge = try seed()
    let isSame = found == knowledge.adding(Knowledge())
    if !isSame { _ = DataFile.make(in: folder, name, of: self, knowledge) }
    return isSame
  }

  /// Opens the file, and makes it where it is not there or is wanted anew; nil where none can be trusted.
  func open(anew isAnew: Bool = false) -> DataFile? {
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
