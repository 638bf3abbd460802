import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Writes what a search for words found.
struct SearchOutput {
  /// The words as they were typed.
  let query: String
  let hits: [SearchHit]
  /// True if people get every match, too.
  let showsAll: Bool

  /// The most matches of one kind in a table for people.
  private static let mostShown = 8

  func write(
    _ output: ListOptions, in knowledge: Knowledge, to context: CommandContext
  ) {
    let records = hits.map { SearchRecord($0, next: $0.next) }
    let shown = SearchHit.Kind.allCases.flatMap { kind in
      records.filter { $0.hit.kind == kind }.prefix(showsAll ? .max : Self.mostShown)
    }
    Listing(
      schema: .search, table: shown.table(isChinese: isChinese),
      records: records.records, objects: records.map(\.json),
      further: [("query", .string(query))]
    ).writeFound(output, data: knowledge.data, to: context)
    guard !hits.isEmpty else { return context.say(nothing(in: knowledge)) }
    guard output.format.isPivoted else { return }
    if output.format == .text { context.show(next) }
    let more = SearchHit.Kind.allCases.compactMap { kind -> String? in
      let count = hits.count { $0.kind == kind } - shown.count { $0.hit.kind == kind }
      return count == 0 ? nil : kind.counted(count, "more ")
    }
    if !more.isEmpty {
      context.say("note: \(more.joined(separator: ", ")) not listed. List all with --all.")
    }
  }

  private var isChinese: Bool { query.contains { !$0.isASCII } }

  /// The command that shows more of the best match of each kind.
  private var next: String {
    SearchHit.Kind.allCases.compactMap { kind in hits.first { $0.kind == kind } }
      .enumerated().map { index, hit in "\(index == 0 ? "\nNext:" : "     ") \(hit.next)\n" }
      .joined()
  }

  private func nothing(in knowledge: Knowledge) -> String {
    let searched = SearchHit.Kind.allCases.map { $0.counted(knowledge.count(of: $0)) }
    return
      "Nothing matches all of the words \"\(query)\". Keyline searched \(searched.joined(separator: ", ")). "
      + "Use fewer words, or list the metrics: keyline metric list"
  }
}

extension SearchHit {
  /// The command that shows more of it.
  fileprivate var next: String {
    switch kind {
    case .metric: "keyline get \(id) -d DEVICE"
    case .device: "keyline \(id)"
    case .technique: "keyline technique show \(id)"
    case .source: "keyline source show \(id)"
    }
  }
}

extension Knowledge {
  fileprivate func count(of kind: SearchHit.Kind) -> Int {
    switch kind {
    case .metric: metrics.count
    case .device: devices.count
    case .technique: techniques.count
    case .source: sources.count
    }
  }
}
