package import KeylineJSON
package import KeylineModel
package import KeylineSeed

extension Seed {
  /// Reads the seed that is part of the program.
  package static func bundled() throws(InputError) -> Knowledge {
    try knowledge(
      EmbeddedFile.files(in: "seed").map { SourceText(name: $0.path, bytes: $0.bytes) })
  }

  /// The number of the data that is part of the program; it only grows.
  package static func bundledNumber() throws(InputError) -> Int {
    guard let file = EmbeddedFile.file("seed/data.json") else {
      throw InputError(file: "seed/data.json", message: "it is missing")
    }
    return try number(SourceText(name: file.path, bytes: file.bytes))
  }
}
