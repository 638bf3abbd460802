import KeylineModel

/// A device whose own data is asked for in plain words: `ppi ipad mini 6`, `iphone 15 plus size class`.
///
/// These attributes are not metrics, so no value is asked for.
package struct SpokenAttribute: Hashable, Sendable {
  /// The words that name the device.
  package let device: String

  /// Reads words; nil for any others.
  package init?(_ words: [String]) {
    var rest = words.map { $0.lowercased() }
    let count = rest.count
    for phrase in Self.phrases {
      let starts = rest.indices.filter { rest[$0...].starts(with: phrase) }
      if let start = starts.first { rest.removeSubrange(start..<start + phrase.count) }
    }
    guard rest.count < count else { return nil }
    rest.removeAll { SpokenSituation.isFiller($0) || Self.besides.contains($0) }
    // Other words may name a metric: `iphone 15 tab bar height in pixels`.
    guard let first = rest.first, Family(beginning: first) != nil,
      rest.dropFirst().allSatisfy(AskedNames.isOfModel)
    else { return nil }
    device = rest.joined(separator: " ")
  }

  /// True if a name is one of an attribute and not of a metric: `ppi`, `os.last`.
  package static func isName(_ text: String) -> Bool {
    let words = SpokenWord.all(in: text).map(\.text)
    return (phrases + versions).contains(words)
  }

  private static let versions = [
    ["os"], ["ios"], ["os", "last"], ["last", "os"], ["os", "first"],
  ]

  private static let phrases = [
    ["pixels", "per", "inch"], ["ppi"], ["size", "class"], ["diagonal"], ["release", "date"],
    ["model", "identifier"], ["identifier"], ["native", "resolution"], ["resolution"],
    ["pixel", "size"], ["pixels"],
    ["native", "width"], ["native", "height"],
    ["last", "ios"],
  ]

  /// Words that people add; the answer has these attributes as well.
  private static let besides: Set<String> = [
    "and", "landscape", "portrait", "scale", "screen", "version",
  ]
}
