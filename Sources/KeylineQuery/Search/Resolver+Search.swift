import KeylineModel

extension Resolver {
  /// The metrics, commands, devices, versions, techniques and sources that have every word of a text,
  /// English or Chinese; if there are none, those that have the words as they are spelled right, or else
  /// most of them.
  ///
  /// The kinds come in that order; of each kind those whose names have the words come first, and of
  /// these the ones that say little else. Where the text names several things that have metrics, such
  /// as `safe area tab bar`, what is called by one of them follows. A model identifier, the size of a
  /// screen and a version alone mean that. Words that name a device or a version are told from those
  /// that name a metric: `iphone 15 status bar ios 18`.
  package func search(_ text: String, commands: [SearchableCommand] = []) -> SearchResult {
    let search = WordSearch(self, commands: commands)
    if let result = search.whole(text) { return result }
    if text.isModelIdentifier { return SearchResult(hits: []) }
    if let instead = search.corrected(text), var result = search.whole(instead) {
      result.instead = instead
      return result
    }
    return search.most(text)
  }
}

/// A search for the words of a text in all that has a name.
private struct WordSearch {
  private let index: SearchIndex
  /// The devices by their folded identifiers and names.
  private let devices: [[UInt8]: Device.ID]
  private let ids: [Device.ID]

  init(_ resolver: Resolver, commands: [SearchableCommand]) {
    let knowledge = resolver.knowledge
    index = SearchIndex(resolver, commands: commands)
    devices = Dictionary(
      knowledge.devices.flatMap { device in
        [device.id, device.name].map { (NearestNames.folded($0), device.id) }
      }
    ) { _, last in last }
    ids = knowledge.devices.map(\.id)
  }

  /// The entries with every word except those that name a device or a version; nil if there are none.
  func whole(_ text: String) -> SearchResult? {
    let meant = index.hits(of: text.asFigure)
    if !meant.isEmpty { return SearchResult(hits: meant) }
    if text.isModelIdentifier { return nil }
    let found = matches(text)
    let hits = found.whole
    if let (version, rest) = text.partedFromVersion, var result = whole(rest),
      let first = result.hits.first, Self.answering.contains(first.kind)
    {
      let kept = result.hits.filter { hits.isEmpty || Self.answering.contains($0.kind) }
      result.hits = kept + hits.filter { !kept.contains($0) }
      result.version = version
      return result
    }
    if !hits.contains(where: { $0.kind == .metric }), let (device, rest) = device(in: text) {
      let metrics = matches(rest).whole.filter { $0.kind == .metric }
      if !metrics.isEmpty { return SearchResult(hits: metrics + hits, device: device) }
    }
    if !hits.isEmpty { return nearer(than: hits, found) }
    // `iphone17pro`
    return devices[NearestNames.folded(text)].map { id in
      SearchResult(hits: index.entries.filter { $0.kind == .device && $0.id == id }.map(\.hit))
    }
  }

  /// The kinds of things that answer for a version.
  private static let answering: Set<SearchHit.Kind> = [.metric, .command, .device]

  /// The entries with most of the words, leaving out those that name a device or a version.
  func most(_ text: String) -> SearchResult {
    let (version, rest) = text.partedFromVersion ?? (nil, text)
    let (device, words) = self.device(in: rest) ?? (nil, rest)
    var result = matches(words).most()
    if let first = result.hits.first, [.metric, .command].contains(first.kind) {
      (result.device, result.version) = (device, version)
    } else if let version {
      // `what changed in ios 26`
      result.hits = index.hits(of: "ios\(version)".asFigure) + result.hits
    }
    return result
  }

  /// The text with each word that nothing has as it is spelled right; nil if one of them is unlike all
  /// words, or nothing is misspelled.
  func corrected(_ text: String) -> String? {
    let words = [].merged(with: SpokenWord.all(in: text))
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
    index.matches([].merged(with: SpokenWord.all(in: text)))
  }

  /// Puts a metric that lacks one word before remarks that happen to have all of them; what a command
  /// says that it does is no such remark.
  private func nearer(than hits: [SearchHit], _ found: SearchMatches) -> SearchResult {
    if hits.contains(where: { [.metric, .command].contains($0.kind) }) || found.isNamed {
      return SearchResult(hits: hits)
    }
    let most = found.most(of: .metric)
    let metrics = most.hits.filter { $0.kind == .metric }
    return most.without.count != 1 || metrics.isEmpty
      ? SearchResult(hits: hits) : SearchResult(hits: metrics + hits, without: most.without)
  }

  /// The devices that a run of words names as a whole, the longest run first, with the other words; nil
  /// where none are left.
  private func device(in text: String) -> (device: String?, rest: String)? {
    let words = text.split(separator: " ").prefix(12)
    for length in stride(from: words.count, to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let run = words[start..<start + length].joined()
        guard let device = set(words[start..<start + length].joined(separator: "-"), run) else {
          continue
        }
        let rest = words[..<start] + words[(start + length)...]
        return rest.isEmpty ? nil : (device, rest.joined(separator: " "))
      }
    }
    return nil
  }

  /// The device, the generations or the family that a name means, as a set is written.
  private func set(_ name: String, _ run: String) -> String? {
    if let device = devices[NearestNames.folded(run)] { return device }
    let name = name.lowercased()
    if let family = Family(named: name) { return family.plural }
    let isBeginning =
      Family.allCases.contains { name.hasPrefix("\($0.rawValue)-") }
      && ids.contains { $0.hasPrefix(name + "-") }
    return isBeginning ? "'\(name)*'" : nil
  }
}

extension String {
  /// The text as figures are compared: in small letters, without spaces, with a plain x for the sign of
  /// a size; of a version alone its major one, and inches without their name.
  fileprivate var asFigure: String {
    let text = String(lowercased().filter { $0 != " " }.map { $0 == "×" ? "x" : $0 })
    if let version = behindSystem.flatMap({ StatedVersion($0) }) {
      return text.prefix { !$0.isNumber } + "\(version.first.major)"
    }
    let inches = ["inches", "inch", "\"", "″"].first { text.hasSuffix($0) }
    return inches.map { String(text.dropLast($0.count)) } ?? text
  }

  /// The version that a word names with its system, `iOS 26.1`, and the other words; nil where there is
  /// none, or nothing else.
  fileprivate var partedFromVersion: (version: String?, rest: String)? {
    let words = split(separator: " ").map(String.init)
    for index in words.indices where words[index].behindSystem != nil {
      let (version, behind) = SpokenSituation.leadingVersion(of: words[index...])
      guard StatedVersion(version) != nil else { continue }
      let rest = words[..<index] + behind
      return rest.isEmpty ? nil : (version, rest.joined(separator: " "))
    }
    return nil
  }
}
