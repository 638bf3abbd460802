import KeylineModel

extension Resolver {
  /// The metrics, commands, devices, techniques and sources that have every word of a text, English or
  /// Chinese; if there are none, those that have most of them.
  ///
  /// The kinds come in that order; of each kind those whose names have the words come first, and of
  /// these the ones that say little else. Where the text names several things that have metrics, such
  /// as `safe area tab bar`, what is called by one of them follows. A model identifier is its device.
  /// Words that name a device are told from those that name a metric: `iphone 15 status bar`.
  package func search(_ text: String, commands: [SearchableCommand] = []) -> SearchResult {
    if text.isModelIdentifier {
      let model = text.lowercased()
      return SearchResult(
        hits: knowledge.devices.filter { $0.identifiers.contains { $0.lowercased() == model } }
          .map { SearchHit(.device, $0.id, $0.name) })
    }
    let words = [].merged(with: SpokenWord.all(in: text))
    guard !words.isEmpty else { return SearchResult(hits: []) }
    let index = SearchIndex(knowledge, commands: commands)
    let found = index.hits(words)
    if !found.contains(where: { $0.kind == .metric }), let (device, rest) = device(in: text) {
      let words = [].merged(with: SpokenWord.all(in: rest))
      let metrics = index.hits(words).filter { $0.kind == .metric }
      if !metrics.isEmpty { return SearchResult(hits: metrics + found, device: device) }
      if found.isEmpty {
        var result = index.mostWords(words)
        result.device = device
        return result
      }
    }
    if found.isEmpty { return index.mostWords(words) }
    // A metric that lacks one word is nearer than a remark that happens to have all of them.
    let isNear = found.contains { $0.kind == .metric } || index.names(words)
    let most = isNear ? nil : index.mostWords(words)
    let metrics = most?.hits.filter { $0.kind == .metric } ?? []
    guard let most, most.without.count == 1, !metrics.isEmpty else {
      return SearchResult(hits: found)
    }
    return SearchResult(hits: metrics + found, without: most.without)
  }

  /// The device that a run of words names as a whole, the longest run first, with the other words; nil
  /// where none are left.
  private func device(in text: String) -> (device: Device.ID, rest: String)? {
    let words = text.split(separator: " ").prefix(12)
    var names: [[UInt8]: Device.ID] = [:]
    for device in knowledge.devices {
      for name in [device.id, device.name] { names[NearestNames.folded(name)] = device.id }
    }
    for length in stride(from: words.count, to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let run = words[start..<start + length].joined()
        guard let device = names[NearestNames.folded(run)] else { continue }
        let rest = words[..<start] + words[(start + length)...]
        return rest.isEmpty ? nil : (device, rest.joined(separator: " "))
      }
    }
    return nil
  }
}
