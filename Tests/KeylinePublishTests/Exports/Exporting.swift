import KeylineData
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

/// Runs exports over samples.
enum Exporting {
  /// The content of a body of knowledge: all devices and metrics, both orientations, every condition.
  static func content(
    _ knowledge: Knowledge = Sample.knowledge, os: VersionSet = .all, statesData: Bool = false,
    eachRelease: Bool = false
  ) -> ExportContent {
    let resolver = Resolver(knowledge)
    var landscape = Situation()
    landscape.orientation = .landscape
    return ExportContent(
      AnswerMatrix(
        resolver, devices: resolver.knowledge.devices, metrics: knowledge.metrics,
        situations: [Situation(), landscape], naming: [:], versions: os),
      statesData: statesData, eachRelease: eachRelease)
  }

  /// All that an export writes, and the pieces in which it came.
  static func pieces(_ export: any Export, _ content: ExportContent) throws -> [[UInt8]] {
    try pieces { try export.write(content, to: &$0) }
  }

  /// What a sink hands on, piece by piece.
  static func pieces(_ write: (inout ByteSink) throws -> Void) throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    try withUnsafeMutablePointer(to: &pieces) { pointer in
      var sink = ByteSink { pointer.pointee.append($0) }
      try write(&sink)
    }
    return pieces
  }

  /// What is wrong with a JSON export, by its published schema; nothing where it fits.
  static func objections(to document: JSONValue) throws -> [String] {
    let schema = try #require(
      JSONSchema.answers(versionsWith: "--os").first { $0.name == "keyline.export/1" })
    var validator = SchemaValidator(try JSONValue.reading(schema.text))
    validator.validate(document)
    return validator.objections
  }

  /// All that an export writes.
  static func text(_ export: any Export, _ content: ExportContent = content()) throws -> String {
    String(decoding: try pieces(export, content).joined(), as: UTF8.self)
  }
}
