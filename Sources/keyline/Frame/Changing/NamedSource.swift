import KeylineData
import KeylineModel
import KeylineQuery

/// A source as a user names it: by its key, or a new one by its title alone.
struct NamedSource {
  /// The key.
  let id: Source.ID
  /// The title given in place of a key.
  private let title: String?
  private let isKnown: Bool

  /// Finds the source that a text names, or the key for a new one.
  init(_ text: String, in knowledge: Knowledge) throws {
    let isKey = Identifier.isValid(text, of: .source)
    let id = isKey ? text : Self.key(text)
    let known = knowledge.sources.first { $0.id == id }
    self.id = id
    title = isKey ? nil : text
    isKnown = known != nil
    if id.isEmpty {
      throw Failure(
        "Keyline cannot make a key from \"\(text)\". Name one: --source KEY --source-title \"\(text)\"",
        exitCode: ExitStatus.usage)
    }
    if let known, !isKey, Self.key(known.title) != id {
      throw Failure(
        "\"\(text)\" would be the source \(id), but that is \"\(known.title)\". To cite it, use "
          + "--source \(id). For a new one, choose a key: --source KEY --source-title \"\(text)\"",
        exitCode: ExitStatus.usage)
    }
  }

  /// The record of a new source; nil for an existing one.
  ///
  /// A key without a title was meant as the key of an existing source.
  func record(
    title: String?, address: String?, kind: Source.Kind, in knowledge: Knowledge
  ) throws -> Source? {
    if isKnown { return nil }
    guard let title = title ?? self.title else {
      let nearest = NearestNames.of(id, among: knowledge.sources.map(\.id))
      let names = nearest.isEmpty ? "" : " Nearest: \(nearest.joined(separator: ", "))."
      throw Failure(
        "No source \"\(id)\".\(names) All of them: keyline source list. To record a new "
          + "one, add --source \(id) --source-title \"…\"")
    }
    let locator: Source.Locator = address == nil ? .notKept : .exact
    return try Source(
      .object([
        ("id", .string(id)), ("title", .string(title)), ("kind", .string(kind.rawValue)),
        ("address", address.map(JSONValue.string)), ("locator", .string(locator.rawValue)),
      ]), in: InputFile.commandLine, path: "source", layer: .local)
  }

  /// True if it has a title or needs none.
  var isNamed: Bool { isKnown || title != nil }

  /// The longest key made from a title; identifiers of observations begin with it.
  private static let longestKey = 40

  /// The first words of a title as a key.
  private static func key(_ title: String) -> Source.ID {
    var key = Identifier.kebab(title)
    while key.utf8.count > longestKey, let dash = key.lastIndex(of: "-") {
      key = String(key[..<dash])
    }
    return String(key.prefix(longestKey))
  }
}

extension [Source] {
  /// The source with a key, or with a title.
  func named(_ name: String) throws -> Source {
    let titled = contains { $0.id == name } ? nil : first { $0.title == name }
    return try titled ?? found(name, .source)
  }
}
