import KeylineModel

extension Resolver {
  /// The metrics, commands, devices, versions, techniques and sources with every word of a text,
  /// English or Chinese; if there are none, those with the corrected words, or else with most of
  /// them.
  ///
  /// The kinds come in that order; within each, entries with the words in their names come first,
  /// and of these the ones with few other words. If the text names several things that have
  /// metrics, such as `safe area tab bar`, entries named after one of them follow. A model
  /// identifier, the size of a screen and a version by itself mean exactly that. Devices, versions
  /// and conditions among the words become the question of the result: `iphone 15 status bar ios
  /// 18`. A number that is not a name is looked up among values, and two devices with `vs` between
  /// them are both meant.
  package func search(_ text: String, commands: [SearchableCommand] = []) -> SearchResult {
    let search = WordSearch(
      index: SearchIndex(self, commands: commands), devices: knowledge.devices)
    let words = text.split(separator: " ").map(String.init)
    if case .device? = Vocabulary.uncovered(Array(words.prefix(1)), besides: knowledge.devices) {
      return SearchResult(
        hits: [], uncovered: Vocabulary.uncovered(words, besides: knowledge.devices))
    }
    let sides = search.sides(words)
    if sides.count > 1 { return SearchResult(hits: sides) }
    let having = search.index.hits(of: text.asFigure).isEmpty ? devices(having: text) : []
    if !having.isEmpty {
      return SearchResult(hits: search.index.entries.map(\.hit).filter { having.contains($0.id) })
    }
    if let result = search.whole(text) { return result }
    if text.isModelIdentifier { return SearchResult(hits: []) }
    if let instead = search.corrected(text), var result = search.whole(instead) {
      result.instead = instead
      return result
    }
    return search.most(text)
  }
}

/// A search for the words of a text among all names.
private struct WordSearch {
  let index: SearchIndex
  let devices: [Device]

  /// The entries with every word outside the question; nil if there are none.
  func whole(_ text: String) -> SearchResult? {
    let meant = index.hits(of: text.asFigure)
    if !meant.isEmpty { return SearchResult(hits: meant) }
    if text.isModelIdentifier { return nil }
    let found = matches(text)
    let hits = found.whole
    let (ask, rest) = question(in: text, besideDevices: !hits.contains { $0.kind == .metric })
    if !rest.isEmpty, ask != Ask() {
      let others = matches(rest).whole
      if let first = others.first, Self.answering.contains(first.kind) {
        let kept = others.filter { hits.isEmpty || Self.answering.contains($0.kind) }
        let metrics = hits.filter { $0.kind == .metric }
        return SearchResult(hits: metrics.merged(with: kept).merged(with: hits), ask: ask)
      }
    }
    if !hits.isEmpty { return nearer(than: hits, found) }
    // `iphone17pro`
    guard rest.isEmpty, let id = ask.devices.first else { return nil }
    let device = index.entries.filter { $0.kind == .device && $0.id == id }.map(\.hit)
    return device.isEmpty ? nil : SearchResult(hits: device, ask: Ask(os: ask.os))
  }

  /// The devices on both sides of `vs`; the family may be named before the first alone.
  func sides(_ words: [String]) -> [SearchHit] {
    let parts = words.split(whereSeparator: Vocabulary.isVersus).map { $0.joined(separator: " ") }
    if parts.count < 2 { return [] }
    let family = parts[0].prefix { $0 != " " }
    let hits = parts.compactMap { part -> SearchHit? in
      let isBare = part.first?.isNumber == true
      return matches(isBare ? "\(family) \(part)" : part).whole.first { $0.kind == .device }
    }
    return hits.count == parts.count ? hits : []
  }

  /// The kinds of things that answer a question.
  private static let answering: Set<SearchHit.Kind> = [.metric, .command, .device]

  /// The entries with most of the words, leaving out those of the question.
  func most(_ text: String) -> SearchResult {
    let (ask, rest) = question(in: text, besideDevices: true)
    var result = matches(rest.isEmpty ? text : rest).most()
    if let first = result.hits.first, [.metric, .command].contains(first.kind) {
      result.ask = ask
    } else if let version = ask.os {
      // `what changed in ios 26`
      result.hits = index.hits(of: "ios\(version)".asFigure) + result.hits
    }
    return result
  }

  /// The devices, versions and conditions in a text, and the remaining words.
  private func question(in text: String, besideDevices: Bool) -> (ask: Ask, rest: String) {
    let words = text.split(separator: " ").map(String.init)
    guard
      let sentence = try? Sentence(
        words, devices: besideDevices ? devices : nil, readsSituation: true)
    else { return (Ask(), text) }
    let names = DeviceNames(devices)
    let sets = sentence.devices.map { ($0, set($0, in: names)) }
    var ask = Ask().naming(versions: sentence.versions).naming(devices: sets.compactMap(\.1))
    ask.conditions = sentence.apply(to: &ask.situation)
    if sentence.conditions[.orientation] != nil { ask.orientation = ask.situation.orientation }
    // A notch is more than a set of devices.
    let others = sets.filter { $0.1 == nil }.map(\.0)
    return (ask, (others + sentence.unread).joined(separator: " "))
  }

  /// The devices of a name as a call writes them: the device, a family, or a pattern for several of
  /// one name; nil if the words are a property.
  private func set(_ text: String, in names: DeviceNames) -> String? {
    if let family = Family(named: text) { return family.plural.lowercased() }
    let found = ((try? names.found(text)) ?? []).map(\.id)
    if found.count < 2 { return found.first }
    let start = text.lowercased().split(separator: " ").joined(separator: "-")
    return found.allSatisfy { $0.hasPrefix(start) } ? start + "*" : found.joined(separator: ",")
  }

  /// The text with every unknown word corrected; nil if one of them resembles no word, or none is
  /// misspelled.
  func corrected(_ text: String) -> String? {
    let words = [].merged(with: Vocabulary.words(in: text))
    let unknown = index.matches(words).unknown
    guard !unknown.isEmpty else { return nil }
    let spelling = SearchSpelling(index.entries)
    var corrected: [String] = []
    for word in words {
      guard unknown.contains(word) else {
        corrected.append(word.text)
        continue
      }
      guard let right = spelling.corrected(word) else { return nil }
      corrected.append(right)
    }
    return corrected.joined(separator: " ")
  }

  private func matches(_ text: String) -> SearchMatches {
    index.matches([].merged(with: Vocabulary.words(in: text)))
  }

  /// Prefers a metric that lacks one word to remarks that happen to have all of them; the
  /// descriptions of commands do not count as such remarks.
  private func nearer(than hits: [SearchHit], _ found: SearchMatches) -> SearchResult {
    if hits.contains(where: { [.metric, .command].contains($0.kind) }) || found.isNamed {
      return SearchResult(hits: hits)
    }
    let most = found.most(of: .metric)
    let metrics = most.hits.filter { $0.kind == .metric }
    return most.without.count != 1 || metrics.isEmpty
      ? SearchResult(hits: hits) : SearchResult(hits: metrics + hits, without: most.without)
  }
}

extension String {
  /// The text in the form for comparing figures: lower case, without spaces, with a plain x in a
  /// size; a lone version becomes its major version, and inches lose their unit.
  fileprivate var asFigure: String {
    let text = String(lowercased().filter { $0 != " " }.map { $0 == "×" ? "x" : $0 })
    if let version = behindSystem.flatMap({ StatedVersion($0) }) {
      return text.prefix { !$0.isNumber } + "\(version.first.major)"
    }
    let inches = ["inches", "inch", "\"", "″"].first { text.hasSuffix($0) }
    return inches.map { String(text.dropLast($0.count)) } ?? text
  }
}
