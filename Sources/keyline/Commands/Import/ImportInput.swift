import KeylineFiles
import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed

/// The input of an import, as it was read from disk.
enum ImportInput {
  case file(SourceText)
  case folder([(path: String, text: SourceText)])

  /// The content that was recognized.
  enum Content {
    case seed(LayerSeed)
    /// A table that is still to be read; nil detects its format.
    case table(SourceText, ExternalFormat?)
  }

  /// Files of a seed that belong to the program, and the configuration of a project.
  static let passedOver: Set<String> = [
    "config.json", "data.json", "metrics.json", "redesigns.json", "releases.json",
  ]

  /// Reads it; a folder can only be read as seed.
  init(_ path: String, as format: ImportFormat?, _ environment: Environment) throws {
    if path != "-", FilePath(path).kind == .folder {
      if let format, format != .seed {
        throw Failure(
          "A folder can only be read as seed, not as \(format.name).", exitCode: ExitStatus.usage)
      }
      self = .folder(try LayerFolder.files(path, except: Self.passedOver))
    } else {
      self = .file(try InputFile.text(path, environment))
    }
  }

  /// Takes it apart.
  ///
  /// - Parameter format: What it is; nil finds out.
  func content(as format: ImportFormat?) throws -> Content {
    switch (self, format) {
    case (.folder(let files), _):
      return .seed(try LayerSeed(folder: files, layer: .local))
    case (.file(let text), .external(let format)):
      return .table(text, format)
    case (.file(let text), .seed):
      guard let seed = try LayerSeed(text, layer: .local) else {
        throw InputError(file: text.name, message: "it is not a seed file")
      }
      return .seed(seed)
    case (.file(let text), nil):
      if text.isObject, let seed = try LayerSeed(text, layer: .local) { return .seed(seed) }
      return .table(text, nil)
    }
  }
}

extension SourceText {
  /// True if it begins as an object does.
  fileprivate var isObject: Bool {
    bytes.first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == UInt8(ascii: "{")
  }
}
