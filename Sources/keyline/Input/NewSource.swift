import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed

/// The record of a source that comes along with what it states.
enum NewSource {
  /// Creates the record; without a title the source was meant to be one that exists.
  static func source(
    _ id: String, title: String?, address: String?, kind: Source.Kind, in knowledge: Knowledge
  ) throws -> Source {
    guard let title else {
      let nearest = NearestNames.of(id, among: knowledge.sources.map(\.id))
      let names = nearest.isEmpty ? "" : " Nearest: \(nearest.joined(separator: ", "))."
      throw Failure(
        "No source \"\(id)\".\(names) All of them: keyline source list. To record a new "
          + "one, add --source \(id) --source-title \"…\"")
    }
    let locator: Source.Locator = address == nil ? .notKept : .exact
    return try SourceCoding.decode(
      .object([
        ("id", .string(id)), ("title", .string(title)), ("kind", .string(kind.rawValue)),
        ("address", address.map(JSONValue.string)), ("locator", .string(locator.rawValue)),
      ]), in: InputFile.commandLine, path: "source", layer: .local)
  }
}
