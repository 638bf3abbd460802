import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

extension ColumnMap {
  /// Reads what `--map` was given.
  init(_ arguments: [String], metrics: [Metric]) throws {
    let names = MetricNames(metrics)
    self.init(flag: "--map") { title in
      let named = names.matches(title)
      return named.count == 1 ? named[0].id : nil
    }
    for text in arguments.flatMap(Self.entries) {
      let refusal = try add(text) { try names.metric($0).id }
      switch refusal {
      case nil: break
      case .malformed:
        throw Failure(
          "\"\(text)\" is not a map; write, for example, --map device=Model",
          exitCode: ExitStatus.usage)
      case .orientation(let word):
        throw Failure(
          "\"\(word)\" is not an orientation; write @portrait or @landscape",
          exitCode: ExitStatus.usage)
      }
    }
  }

  private static func note(unread titles: [String]) -> String? {
    guard !titles.isEmpty else { return nil }
    let more = titles.count > 6 ? " and \(titles.count - 6) more" : ""
    let names = titles.prefix(6).map { "\"\($0.printable)\"" }.joined(separator: ", ")
    return "note: left out \(titles.count == 1 ? "the column" : "the columns") \(names)\(more). "
      + "To choose the columns: --map KEY=COLUMN for each"
  }

  /// What is to be said about the columns of a table: those whose content their titles only suggest, and
  /// those that nothing is read from.
  static func notes(on table: ExternalTable) -> [String] {
    [note(suggested: table.suggested), note(unread: table.unread)].compactMap(\.self)
  }

  private static func note(suggested entries: [String]) -> String? {
    guard !entries.isEmpty else { return nil }
    let map = ArgumentText.text([entries.joined(separator: ",").printable])
    return "note: read as --map \(map); if that is wrong, name them with --map"
  }

  /// Splits at the commas that begin another entry; any other belongs to the title of a column.
  private static func entries(_ argument: String) -> [String] {
    var entries: [String] = []
    for piece in argument.split(separator: ",", omittingEmptySubsequences: false) {
      if let last = entries.last, !piece.contains("=") {
        entries[entries.count - 1] = last + "," + piece
      } else {
        entries.append(String(piece))
      }
    }
    return entries
  }
}
