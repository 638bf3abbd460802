import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Writes the changes in the data since an older version of it.
struct DatabaseReleaseNotes: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "release-notes",
    abstract: "Print what is new in the data since an older seed folder.",
    discussion: """
      $ keyline db release-notes old/seed --format markdown
      $ keyline db release-notes old/seed new/seed

      Without a second folder, the newer data is the data in this program. Keyline compares \
      devices, sources and all other rows by identifier, asks for every metric on every device of \
      both, and lists the values that differ. It ignores your own rows. Exit 65: a seed cannot be \
      read, with the place. Exit 66: there is no such folder.
      """)

  @Argument(help: "The folder of the older seed.", completion: .directory)
  var old: String

  @Argument(help: "The folder of the newer seed.", completion: .directory)
  var new: String?

  @OptionGroup var output: FormatOptions<NotesFormatName>

  func run(in context: CommandContext) throws {
    let older = try Seed.knowledge(try SeedFolder.files(old))
    let newer = try new.map { try Seed.knowledge(try SeedFolder.files($0)) } ?? Seed.bundled()
    let rows = zip(Seed.rows(older), Seed.rows(newer)).map { older, newer in
      RowChanges(newer.kind, from: older.rows, to: newer.rows)
    }
    let notes = ReleaseNotes(from: Resolver(older), to: Resolver(newer), rows: rows)
    switch output.asked ?? .text {
    case .text: context.show(notes.text(width: context.width, allWith: "--json"))
    case .markdown: context.write(notes.markdown(allWith: "--json"))
    case .json:
      context.write(
        Document(schema: JSONSchema.releaseNotes.name, data: notes.to, members: notes.members).text)
    }
    if notes.to <= notes.from, !notes.isEmpty {
      context.say("note: the data version did not grow: \(notes.from), then \(notes.to)")
    }
  }
}

/// The formats of release notes.
enum NotesFormatName: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, json
}
