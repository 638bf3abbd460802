import ArgumentParser
import KeylineModel

/// One flag for each condition that few metrics have, made from what is said of its dimension.
struct ConditionFlags: ParsableArguments, CustomReflectable {
  /// The words that were given, by dimension; several join with commas.
  private var words: [Dimension: [Substring]] = [:]

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for dimension in Dimension.ofFewMetrics {
      let texts = try container.decode(Option<[String]>.self, forKey: Key(dimension)).wrappedValue
      if texts.isEmpty { continue }
      words[dimension] = texts.flatMap {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
    }
  }

  func validate() throws {
    for (dimension, words) in words {
      let names = Self.names(of: dimension)
      for word in words where Self.code(of: word, among: names) == nil {
        throw ValidationError(
          "'--\(dimension.key)' takes \(names.joined(separator: ", ")), not \"\(word)\".")
      }
    }
  }

  /// The values that were given, by dimension.
  var given: [Dimension: [Int]] {
    words.reduce(into: [:]) { given, entry in
      let names = Self.names(of: entry.key)
      given[entry.key] = entry.value.compactMap { Self.code(of: $0, among: names) }
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
    let silence = dimension.isAskedForEach ? "all" : names[0]
    return Option(
      wrappedValue: [], name: .customLong(dimension.key), parsing: .singleValue,
      help: ArgumentHelp(
        "\(dimension.meaning) (values: \(names.joined(separator: ", ")); default: \(silence))",
        valueName: "value"),
      completion: .list(names))
  }

  /// The code of a value in the spelling of Keyline or of Apple's frameworks: `extra-large` or
  /// `extraLarge`.
  private static func code(of word: Substring, among names: [String]) -> Int? {
    names.firstIndex(of: Metric.kebab(String(word)))
  }

  private static func names(of dimension: Dimension) -> [String] {
    guard case .names(let names) = dimension.values else { return [] }
    return names
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
