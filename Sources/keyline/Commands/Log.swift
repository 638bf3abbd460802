import ArgumentParser
import KeylineData
import KeylineModel
import KeylineStore
import KeylineText

/// Lists the changes of the user's own rows.
struct Log: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List what you added, edited and removed, newest first.",
    discussion: """
      $ keyline log
      $ keyline log 3                  what change 3 did, line by line

      Exit 1: there is no such change.
      """)

  @Argument(help: "The number of a change; all by default.")
  var number: Int?

  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    _ = try database.path
    let journal = try database.own()?.log() ?? []
    let data = database.shipped.number
    guard let number else {
      return Self.listing(journal.reversed()).write(output, data: data, to: context)
    }
    guard let entry = journal.first(where: { $0.number == number }) else {
      throw Failure("There is no change \(number). All of them: keyline log")
    }
    guard output.format == .text else {
      return Self.listing([entry]).write(output, data: data, to: context)
    }
    context.write("\(entry.number)  \(entry.at)  \(entry.title.printable)\n\n")
    context.write(
      entry.changes.map { RowDifference($0).text }.joined(separator: "\n"))
  }

  private static func listing(_ entries: [JournalEntry]) -> Listing {
    Listing(
      schema: JournalEntry.answer.schema,
      table: TextTable(
        columns: [
          .init("Number", isNumeric: true), .init("When"), .init("What"), .init("Rows"),
          .init("State"),
        ],
        rows: entries.map { entry in
          ["\(entry.number)", entry.at, entry.title, rows(entry), state(entry)]
        }),
      objects: entries.map(\.json))
  }

  private static func rows(_ entry: JournalEntry) -> String {
    let rows = entry.changes.prefix(3).map { "\($0.action.rawValue) \($0.key)" }
    let more = entry.changes.count - rows.count
    return rows.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private static func state(_ entry: JournalEntry) -> String {
    if let undoes = entry.undoes { return "undoes \(undoes)" }
    return entry.undoneBy.map { "undone by \($0)" } ?? ""
  }
}
