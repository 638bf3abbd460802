package import KeylineModel

/// The shipped data: read from a file in the user's cache, or from the embedded seed if no file can
/// be trusted.
package struct ShippedData: Sendable {
  /// The number of the data.
  package let number: Int
  /// Keyline's folder in the user's cache; nil if there is none.
  private let folder: String?
  let checksum: String
  /// Reads the seed embedded in the program.
  let seed: @Sendable () throws -> Knowledge

  /// Creates the shipped data of a program.
  ///
  /// - Parameters:
  ///   - number: The number of the data.
  ///   - checksum: The checksum of the data and its tables, which distinguishes them from all others.
  ///   - folder: Keyline's folder in the user's cache, made with the first file; nil keeps no file.
  ///   - seed: Reads the data; called only when needed.
  package init(
    number: Int, checksum: String, folder: String?, seed: @escaping @Sendable () throws -> Knowledge
  ) {
    self.number = number
    self.checksum = checksum
    self.folder = folder
    self.seed = seed
  }

  /// The file of the data; nil if none is kept.
  package var path: String? { folder.map { "\($0)/\(name)" } }

  private var name: String { "data-\(nameplate).sqlite" }

  /// Makes a missing file; false if it cannot be made or trusted.
  package func prepare() -> Bool { open() != nil }

  /// Checks the pages of the file and compares every row with the embedded seed; a file that
  /// differs is made anew. Nil if no file is kept.
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

  /// Opens the file, and makes it first if it is missing or a new one is wanted; nil if none can be
  /// trusted.
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
