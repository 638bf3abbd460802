import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// The input of an import, as it was recognized.
enum ImportInput {
  case seed(LayerSeed)
  /// Tables that are not parsed yet; a nil format is detected.
  case tables([SourceText], ExternalFormat?)

  /// Files of a seed that belong to the program, and the configuration of a project.
  private static let passedOver: Set<String> = [
    "config.json", "data.json", "metrics.json", "redesigns.json", "releases.json",
  ]

  /// The most bytes of a folder of readings: some thousand simulators.
  private static let maximumReadings = 128 * 1_024 * 1_024

  /// Reads a file or a folder.
  ///
  /// - Parameter format: The format; nil detects it.
  static func read(
    _ path: String, as format: ImportFormat?, _ environment: Environment
  ) throws -> ImportInput {
    if path != "-", FilePath(path).kind == .folder { return try read(folder: path, as: format) }
    let text = try InputFile.text(path, environment)
    switch format {
    case .external(let format): return .tables([text], format)
    case .seed:
      guard let seed = try LayerSeed(text, layer: .local) else {
        throw InputError(file: text.name, message: "it is not a seed file")
      }
      return .seed(seed)
    case nil:
      if text.isObject, let seed = try LayerSeed(text, layer: .local) { return .seed(seed) }
      return .tables([text], nil)
    }
  }

  /// Reads a folder, which can only be a seed or the probe's output.
  private static func read(folder: String, as format: ImportFormat?) throws -> ImportInput {
    if let format, ![.seed, .external(.probe)].contains(format) {
      throw Failure(
        "A folder can only be read as seed or probe, not as \(format.name).",
        exitCode: ExitStatus.usage)
    }
    if format != .seed {
      let texts = try LayerFolder.files(folder, atMost: maximumReadings).map(\.text)
      if format != nil || texts.contains(where: \.isOfProbe) { return .tables(texts, .probe) }
    }
    let files = try LayerFolder.files(folder, except: passedOver)
    return .seed(try LayerSeed(folder: files, layer: .local))
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
