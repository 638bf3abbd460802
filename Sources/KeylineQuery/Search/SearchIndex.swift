import KeylineModel

/// All that may be found, with its words.
struct SearchIndex {
  private let entries: [(hit: SearchHit, text: SearchText)]
  private let commands: [SearchableCommand]
  /// The beginnings of keys of metrics in words, the longest first.
  private let things: [[String]]

  init(_ knowledge: Knowledge, commands: [SearchableCommand]) {
    let catalogue =
      knowledge.metrics.map { (SearchHit(.metric, $0.id, $0.title), Self.text($0)) }
      + commands.map {
        (SearchHit(.command, $0.path, $0.abstract), SearchText([$0.path], [$0.abstract]))
      }
      + knowledge.devices.map { (SearchHit(.device, $0.id, $0.name), Self.text($0)) }
    let evidence =
      knowledge.techniques.map { technique in
        (
          SearchHit(.technique, technique.id, technique.title, chinese: technique.chineseTitle),
          SearchText(technique.names, technique.remarks)
        )
      }
      + knowledge.sources.map {
        (SearchHit(.source, $0.id, $0.title), SearchText([$0.id, $0.title], [$0.read ?? ""]))
      }
    entries = catalogue + evidence
    self.commands = commands
    things = Set(
      knowledge.metrics.compactMap { metric in
        metric.id.split(separator: ".").first.map {
          SpokenWord.all(in: String($0)).flatMap(\.meant)
        }
      }.filter { $0.count > 1 }
    ).sorted { $0.count > $1.count }
  }

  /// What has every word, and what has one of the things that the words name together.
  func hits(_ words: [SpokenWord]) -> [SearchHit] {
    let things = things(in: words)
    let found = entries.enumerated().compactMap { index, entry in
      (entry.text.rank(of: words) ?? entry.text.rank(ofAny: things)).map {
        (rank: $0, index: index, hit: entry.hit)
      }
    }
    let sorted = found.sorted { left, right in
      left.rank == right.rank ? left.index < right.index : left.rank < right.rank
    }.map(\.hit)
    return SearchHit.Kind.allCases.flatMap { kind in
      sorted.filter { $0.kind == kind } + (kind == .command ? helpful(words, besides: sorted) : [])
    }
  }

  /// The other commands whose help has the one word, if no name of a metric or device has it: many
  /// helps speak of bars and margins.
  private func helpful(_ words: [SpokenWord], besides hits: [SearchHit]) -> [SearchHit] {
    guard words.count == 1, !hits.contains(where: { [.metric, .device].contains($0.kind) }) else {
      return []
    }
    let known = Set(hits.map(\.id))
    return commands.filter { command in
      !known.contains(command.path) && SearchText([], [command.help]).rank(of: words) != nil
    }.map { SearchHit(.command, $0.path, $0.abstract) }
  }

  /// True if the names of something have every word, and not what is said of it alone.
  func names(_ words: [SpokenWord]) -> Bool {
    entries.contains { entry in
      entry.text.rank(of: words).map { $0.lack <= words.count } ?? false
    }
  }

  /// What has as many of the words as anything; those at the end are left out first, since people begin
  /// with what they look for.
  func mostWords(_ words: [SpokenWord]) -> SearchResult {
    // Nobody types more; every further word would double the time.
    let words = Array(words.prefix(8))
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      for kept in words.indices.choosing(count) {
        let hits = hits(kept.map { words[$0] })
        guard !hits.isEmpty else { continue }
        let without = words.indices.filter { !kept.contains($0) }.map { words[$0].text }
        return SearchResult(hits: hits, without: without)
      }
    }
    return SearchResult(hits: [])
  }

  /// The things that words name one after the other, such as a safe area and a tab bar. None where a
  /// word is left over.
  private func things(in words: [SpokenWord]) -> [SpokenWord] {
    var rest = words.flatMap { $0.meant.isEmpty ? [$0.text] : $0.meant }[...]
    var found: [SpokenWord] = []
    while let thing = things.first(where: { rest.starts(with: $0) }) {
      found.append(SpokenWord(text: thing.joined(separator: " "), meant: thing))
      rest = rest.dropFirst(thing.count)
    }
    return rest.isEmpty && found.count > 1 ? found : []
  }

  private static func text(_ metric: Metric) -> SearchText {
    let besides = SpokenMetric.besideNotch.contains(metric.id) ? ["notch", "dynamic island"] : []
    let compact = besideSizeClass.contains(metric.id) ? ["size class", "compact"] : []
    return SearchText(
      [metric.id, metric.title],
      [metric.definition] + metric.see + metric.elements.map(\.key) + besides + compact)
  }

  /// The metrics that depend on the size class.
  private static let besideSizeClass: Set<Metric.ID> = ["navigationBar.height", "tabBar.height"]

  private static func text(_ device: Device) -> SearchText {
    let housing = device.sensorHousing == SensorHousing.none ? nil : device.sensorHousing?.rawValue
    return SearchText(
      [device.id, device.name],
      [device.family.rawValue, housing ?? "", device.homeButton == true ? "home button" : ""])
  }
}

extension Range<Int> {
  /// Every choice of some of the numbers, ascending; those with the first numbers come first.
  fileprivate func choosing(_ count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    guard count <= self.count else { return [] }
    return (dropFirst().startIndex..<endIndex).choosing(count - 1).map { [lowerBound] + $0 }
      + (dropFirst().startIndex..<endIndex).choosing(count)
  }
}
