import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The page of a search for words.
struct SearchPage {
  /// The words as typed.
  let query: String
  let result: SearchResult
  /// True to show people every match, too.
  let showsAll: Bool

  /// The most matches of one kind in a table for people.
  private static let mostShown = 8

  private let resolver: Resolver

  /// Searches for words.
  init(_ query: String, in resolver: Resolver, showsAll: Bool = false) {
    self.query = query
    self.showsAll = showsAll
    self.resolver = resolver
    result = resolver.search(query, commands: CommandTree.searchable)
  }

  /// Writes the result in a format, by default text, and sets the exit code.
  func write(_ asked: ListFormat?, to context: CommandContext) {
    let page = Page(resolver, asked, .counted, to: context)
    // Matches for the other words of such a question are about something else.
    if page.format == .text,
      let uncovered = result.uncovered
        ?? (result.without.isEmpty
          ? nil
          : Vocabulary.uncovered(
            query.split(separator: " ").map(String.init), besides: resolver.knowledge.devices))
    {
      context.exitCode = ExitStatus.negative
      return context.say(uncovered.text)
    }
    let hits = result.hits
    let records = hits.map { SearchRecord($0, next: next($0)) }
    let shown = SearchHit.Kind.allCases.flatMap { kind in
      records.filter { $0.hit.kind == kind }.prefix(showsAll ? .max : Self.mostShown)
    }
    if page.format == .text, let instead = result.instead {
      context.show("For \"\(instead)\":\n")
    }
    if page.format == .text, !result.without.isEmpty {
      let words = result.without.map { "\"\($0)\"" }.joined(separator: ", ")
      context.show("Without \(words):\n")
    }
    page.writeFound(
      Listing(
        schema: .search, table: shown.table(isChinese: isChinese),
        records: { records.records }, objects: records.map(\.json),
        further: [
          ("query", .string(query)),
          ("without", result.without.isEmpty ? nil : .strings(result.without)),
          ("instead", result.instead.map(JSONValue.string)),
        ]))
    guard !hits.isEmpty else { return context.say(nothing) }
    guard page.isForReaders else { return }
    if page.format == .text { context.show(nextCommands) }
    let more = SearchHit.Kind.allCases.compactMap { kind -> String? in
      let count = hits.count { $0.kind == kind } - shown.count { $0.hit.kind == kind }
      return count == 0 ? nil : NameLists.counted(count, "more \(kind.rawValue)")
    }
    if !more.isEmpty {
      context.say("note: \(more.joined(separator: ", ")) not listed. List all with --all.")
    }
  }

  private var isChinese: Bool { query.contains { !$0.isASCII } }

  /// The commands that lead from words to an answer, for a question that was not understood; a
  /// device or a version in it is not an answer.
  var steps: [String] {
    let answers = best.filter { ![.source, .device, .version].contains($0.kind) }
    return (answers.isEmpty ? best.filter { $0.kind == .version } : answers).map(next)
  }

  private var best: [SearchHit] {
    SearchHit.Kind.allCases.compactMap { kind in result.hits.first { $0.kind == kind } }
  }

  private var nextCommands: String {
    best.map(next).enumerated().map { index, step in "\(index == 0 ? "\nNext:" : "     ") \(step)\n"
    }
    .joined()
  }

  /// The command that shows more of a match.
  private func next(_ hit: SearchHit) -> String {
    switch hit.kind {
    case .metric:
      var ask = result.ask
      ask.words = [hit.id]
      return "keyline \(ArgumentText.text([PlainGet.command] + ask.arguments))"
    case .command:
      switch hit.id {
      case ChangesCommand.configuration.commandName:
        return "keyline \(hit.id) \(result.ask.os ?? "--help")"
      case "device show": return "keyline \(hit.id) \(result.ask.devices.first ?? "--help")"
      default: return "keyline \(hit.id) --help"
      }
    case .device:
      return "keyline \(ArgumentText.text([hit.id] + Ask(os: result.ask.os).arguments))"
    case .version: return "keyline changes \(hit.id)"
    case .technique: return "keyline technique show \(hit.id)"
    case .source: return "keyline source show \(hit.id)"
    }
  }

  private var nothing: String {
    let searched = SearchHit.Kind.allCases.map {
      NameLists.counted(resolver.knowledge.count(of: $0), $0.rawValue)
    }
    return
      "Nothing matches \"\(query)\". Keyline searched \(searched.joined(separator: ", ")). "
      + "List the metrics: keyline metric list"
  }
}

extension Knowledge {
  fileprivate func count(of kind: SearchHit.Kind) -> Int {
    switch kind {
    case .metric: metrics.count
    case .command: CommandTree.searchable.count
    case .device: devices.count
    case .version: Set(releases.map(\.version.major)).count
    case .technique: techniques.count
    case .source: sources.count
    }
  }
}
