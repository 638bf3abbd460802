import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

extension ColumnMap {
  /// Reads the arguments of `--map`.
  ///
  /// - Parameter ignored: The titles and keys to ignore.
  init(_ arguments: [String], ignoring ignored: [String] = [], in knowledge: Knowledge) throws {
    let names = MetricNames(knowledge.metrics)
    let meant = DeviceSpelling(knowledge.devices)
    self.init(flag: "--map") { title in
      let named = names.matches(title).map(\.id)
      if named.contains(.screenWidth), named.contains(.screenHeight) { return Self.size }
      // For a bar without another word, people give the height.
      let bar = named.first { $0.hasSuffix(".frameHeight") }?.dropLast("frameHeight".count)
      return named.count == 1
        ? named[0] : bar.flatMap { bar in named.first { $0 == bar + "height" } }
    } isDevice: {
      !meant.devices($0).isEmpty
    }
    self.ignored = Set(ignored.map { $0.lowercased() })
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

  private static func note(unread: [String], missed: [Missed]) -> String? {
    let told = Set(missed.filter { $0.kind == .column || $0.kind == .key }.map(\.name))
    let titles = unread.filter { !told.contains($0.printable) }
    guard !titles.isEmpty else { return nil }
    let more = titles.count > 6 ? " and \(titles.count - 6) more" : ""
    let names = titles.prefix(6).map { "\"\($0.printable)\"" }.joined(separator: ", ")
    return "note: left out \(titles.count == 1 ? "the column" : "the columns") \(names)\(more). "
      + "To choose the columns: --map KEY=COLUMN for each"
  }

  /// The notes on the columns of a table: those with a content that their titles only suggest, and
  /// those that are not read.
  static func notes(on table: ExternalTable) -> [String] {
    [
      note(suggested: table.suggested), note(inPixels: table.inPixels),
      note(unread: table.unread, missed: table.missed),
    ].compactMap(\.self) + notes(missed: table.missed)
  }

  private static func note(inPixels titles: [String]) -> String? {
    guard !titles.isEmpty else { return nil }
    return "note: \(titles.map { "\"\($0.printable)\"" }.joined(separator: ", ")) in pixels: "
      + "divided by the scale of each device"
  }

  /// The parts with numbers that are not read, a line each, with the number of the others at the
  /// end.
  private static func notes(missed: [Missed]) -> [String] {
    guard !missed.isEmpty else { return [] }
    let most = 6
    let parts = missed.prefix(most).map { part in
      "not read: \(part.place.line):\(part.place.column): \(part.text)"
    }
    let counts = Missed.Kind.allCases.compactMap { kind -> String? in
      let count = missed.count { $0.kind == kind }
      return count == 0 ? nil : NameLists.counted(count, kind.rawValue)
    }
    let remedy =
      missed.contains { $0.kind == .column || $0.kind == .key }
      ? ". To read a column: --map KEY=COLUMN; to leave it out: --ignore COLUMN" : ""
    return parts + ["Not everything was read: \(NameLists.list(counts)) with numbers\(remedy)"]
  }

  private static func note(suggested entries: [String]) -> String? {
    guard !entries.isEmpty else { return nil }
    let map = ArgumentText.text([entries.joined(separator: ",").printable])
    return "note: read as --map \(map); if that is wrong, name them with --map"
  }

  /// Splits at the commas that begin another entry; any other comma belongs to the title of a
  /// column.
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
