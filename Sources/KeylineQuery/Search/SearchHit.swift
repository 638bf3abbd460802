import KeylineModel

/// Something that a search found.
package struct SearchHit: Hashable, Sendable {
  /// The kind of thing that it is.
  package let kind: Kind
  /// Its identifier.
  package let id: String
  /// Its title, or the name of a device.
  package let title: String
  /// The Chinese title; nil where it has none.
  package let chineseTitle: String?

  /// The kinds of things that are searched, in the order in which they are given.
  package enum Kind: String, CaseIterable, Sendable {
    case metric, device, technique, source
  }
}

extension Resolver {
  /// The metrics, devices, techniques and sources that have every word of a text, English or Chinese.
  ///
  /// The kinds come in that order; of each kind those whose names have the words come first, and of
  /// these the ones that say little else. Where the text names several things that have metrics, such
  /// as `safe area tab bar`, what is called by one of them follows. A model identifier is its device.
  package func search(_ text: String) -> [SearchHit] {
    if text.isModelIdentifier {
      let model = text.lowercased()
      return knowledge.devices.filter { $0.identifiers.contains { $0.lowercased() == model } }
        .map { SearchHit(.device, $0.id, $0.name) }
    }
    let words = [].merged(with: SpokenWord.all(in: text))
    guard !words.isEmpty else { return [] }
    let search = Search(words: words, things: things(in: words))
    let techniques = search.hits(
      knowledge.techniques, { SearchText($0.names, $0.remarks) },
      hit: { SearchHit(.technique, $0.id, $0.title, chinese: $0.chineseTitle) })
    let sources = search.hits(
      knowledge.sources, { SearchText([$0.id, $0.title], [$0.read ?? ""]) },
      hit: { SearchHit(.source, $0.id, $0.title) })
    return search.hits(knowledge.metrics, Self.text) { SearchHit(.metric, $0.id, $0.title) }
      + search.hits(knowledge.devices, Self.text) { SearchHit(.device, $0.id, $0.name) }
      + techniques + sources
  }

  /// The things that words name one after the other, such as a safe area and a tab bar: the
  /// beginnings of keys of metrics. None where a word is left over.
  private func things(in words: [SpokenWord]) -> [SpokenWord] {
    let known = Set(
      knowledge.metrics.compactMap { metric in
        metric.id.split(separator: ".").first.map {
          SpokenWord.all(in: String($0)).flatMap(\.meant)
        }
      }.filter { $0.count > 1 }
    ).sorted { $0.count > $1.count }
    var rest = words.flatMap { $0.meant.isEmpty ? [$0.text] : $0.meant }[...]
    var things: [SpokenWord] = []
    while let thing = known.first(where: { rest.starts(with: $0) }) {
      things.append(SpokenWord(text: thing.joined(separator: " "), meant: thing))
      rest = rest.dropFirst(thing.count)
    }
    return rest.isEmpty && things.count > 1 ? things : []
  }

  private static func text(_ metric: Metric) -> SearchText {
    let besides = SpokenMetric.besideNotch.contains(metric.id) ? ["notch", "dynamic island"] : []
    return SearchText(
      [metric.id, metric.title],
      [metric.definition] + metric.see + metric.elements.map(\.key) + besides)
  }

  private static func text(_ device: Device) -> SearchText {
    let housing = device.sensorHousing == SensorHousing.none ? nil : device.sensorHousing?.rawValue
    return SearchText(
      [device.id, device.name],
      [device.family.rawValue, housing ?? "", device.homeButton == true ? "home button" : ""])
  }
}

/// The words of a search, and the things that they name.
private struct Search {
  let words: [SpokenWord]
  let things: [SpokenWord]

  func hits<Row>(
    _ rows: [Row], _ text: (Row) -> SearchText, hit: (Row) -> SearchHit
  ) -> [SearchHit] {
    let found = rows.enumerated().compactMap { index, row in
      let text = text(row)
      return (text.rank(of: words) ?? text.rank(ofAny: things)).map {
        (rank: $0, index: index, row: row)
      }
    }
    return found.sorted { left, right in
      left.rank == right.rank ? left.index < right.index : left.rank < right.rank
    }.map { hit($0.row) }
  }
}

extension SearchHit {
  fileprivate init(_ kind: Kind, _ id: String, _ title: String, chinese: String? = nil) {
    self.init(kind: kind, id: id, title: title, chineseTitle: chinese)
  }
}
