import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// The input of an import, as read from disk.
enum ImportInput {
  case file(SourceText)
  case folder([(path: String, text: SourceText)])
  /// A folder of the probe's output.
  case probes([SourceText])

  /// The content that was recognized.
  enum Content {
    case seed(LayerSeed)
    /// Tables that are not parsed yet; a nil format is detected.
    case tables([SourceText], ExternalFormat?)
  }

  /// Files of a seed that belong to the program, and the configuration of a project.
  static let passedOver: Set<String> = [
    "config.json", "data.json", "metrics.json", "redesigns.json", "releases.json",
  ]

  /// The most bytes of a folder of readings: some thousand simulators.
  private static let maximumReadings = 128 * 1_024 * 1_024

  /// Reads the input; a folder can only be a seed or the probe's output.
  init(_ path: String, as format: ImportFormat?, _ environment: Environment) throws {
    if path != "-", FilePath(path).kind == .folder {
      if let format, ![.seed, .external(.probe)].contains(format) {
        throw Failure(
          "A folder can only be read as seed or probe, not as \(format.name).",
          exitCode: ExitStatus.usage)
      }
      if format != .seed {
        let texts = try LayerFolder.files(path, atMost: Self.maximumReadings).map(\.text)
        if format != nil || texts.contains(where: \.isOfProbe) {
          self = .probes(texts)
          return
        }
      }
      self = .folder(try LayerFolder.files(path, except: Self.passedOver))
    } else {
      self = .file(try InputFile.text(path, environment))
    }
  }

  /// Parses the input.
  ///
  /// - Parameter format: The format; nil detects it.
  func content(as format: ImportFormat?) throws -> Content {
    switch (self, format) {
    case (.probes(let texts), _): return .tables(texts, .probe)
    case (.folder(let files), _):
      return .seed(try LayerSeed(folder: files, layer: .local))
    case (.file(let text), .external(let format)):
      return .tables([text], format)
    case (.file(let text), .seed):
      guard let seed = try LayerSeed(text, layer: .local) else {
        throw InputError(file: text.name, message: "it is not a seed file")
      }
      return .seed(seed)
    case (.file(let text), nil):
      if text.isObject, let seed = try LayerSeed(text, layer: .local) { return .seed(seed) }
      return .tables([text], nil)
    }
  }
}

extension SourceText {
  /// True if it begins like the probe's output, even if it is damaged after that.
  fileprivate var isOfProbe: Bool {
    String(decoding: bytes.prefix(300), as: UTF8.self).contains("\"keyline.probe/")
  }

  /// True if it begins like an object.
  fileprivate var isObject: Bool {
    bytes.first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == UInt8(ascii: "{")
  }
}
