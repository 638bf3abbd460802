package import KeylineModel

/// Something that can be found by its name, and the words that lead to it: what a list of names needs
/// that is searched without ``Resolver``.
package struct SearchEntry: Sendable {
  /// The kind of thing that it is.
  package let kind: SearchHit.Kind
  /// Its identifier.
  package let id: String
  /// Its title, or the name of a device.
  package let title: String
  /// What means it where it is written whole: keys, model identifiers, the size of a screen.
  package let exact: [String]
  /// Further words of it, English and Chinese, in small letters.
  package let words: [String]
}

extension SearchEntry {
  /// The entry of a metric.
  package init(_ metric: Metric) {
    let names = Self.words(of: [metric.title, metric.id])
    let besides =
      SpokenMetric.besideNotch.contains(metric.id) ? ["notch", "dynamic", "island"] : []
    self.init(
      kind: .metric, id: metric.id, title: metric.title, exact: [metric.id.lowercased()],
      words: names + besides + SpokenWord.others(for: Set(names + besides)))
  }

  /// The entry of a device.
  package init(_ device: Device) {
    var exact = device.identifiers + [device.id]
    if let width = device.width, let height = device.height { exact.append("\(width)x\(height)") }
    var words = [device.family.rawValue]
    if device.homeButton == true { words += ["home", "button"] }
    if let housing = device.sensorHousing, housing != .none {
      words += housing.rawValue.split(separator: "-").map(String.init)
    }
    self.init(
      kind: .device, id: device.id, title: device.name, exact: exact.map { $0.lowercased() },
      words: words + SpokenWord.others(for: Set(words)))
  }

  /// The entry of a technique.
  package init(_ technique: Technique) {
    let names = Self.words(of: [technique.title, technique.id])
    self.init(
      kind: .technique, id: technique.id, title: technique.title,
      exact: [technique.id] + [technique.chineseTitle].compactMap(\.self),
      words: names + Self.words(of: [technique.chineseTitle ?? ""])
        + SpokenWord.others(for: Set(names)))
  }

  private static func words(of texts: [String]) -> [String] {
    [].merged(with: texts.flatMap(SpokenWord.all).flatMap { [$0.text] + $0.meant })
  }
}
