import ArgumentParser
import KeylineModel

/// One flag for each condition that few metrics have, made from what is said of its dimension.
struct ConditionFlags: ParsableArguments, CustomReflectable {
  /// The values that were given, by dimension; several join with commas.
  private(set) var given: [Dimension: [Int]] = [:]

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for dimension in Dimension.ofFewMetrics {
      let texts = try container.decode(Option<[String]>.self, forKey: Key(dimension)).wrappedValue
      let words = texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      guard !words.isEmpty else { continue }
      given[dimension] = try words.map { try Self.code($0, of: dimension) }
    }
  }

  /// The flags, for the argument parser, which looks for them among the properties.
  var customMirror: Mirror {
    Mirror(
      self,
      children: Dimension.ofFewMetrics.map { dimension in
        (label: "_" + dimension.key, value: Self.option(dimension) as Any)
      })
  }

  private static func option(_ dimension: Dimension) -> Option<[String]> {
    let names = names(of: dimension)
    let silence = dimension.isAskedForEach ? "; each if not given" : " (default: \(names[0]))"
    return Option(
      wrappedValue: [], name: .customLong(dimension.key), parsing: .singleValue,
      help: ArgumentHelp(
        "\(dimension.meaning.dropLast()): \(names.joined(separator: ", "))\(silence).",
        valueName: "value"),
      completion: .list(names))
  }

  private static func names(of dimension: Dimension) -> [String] {
    guard case .names(let names) = dimension.values else { return [] }
    return names
  }

  private static func code(_ word: Substring, of dimension: Dimension) throws -> Int {
    let names = names(of: dimension)
    guard let code = names.firstIndex(where: { $0 == word }) else {
      throw ValidationError(
        "'--\(dimension.key)' takes \(names.joined(separator: ", ")), not \"\(word)\".")
    }
    return code
  }

  /// A name of a property as the argument parser knows it.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ dimension: Dimension) { stringValue = dimension.key }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
