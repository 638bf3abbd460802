import ArgumentParser
import KeylineQuery
import KeylineText

/// Searches all names for words.
struct SearchCommand: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract:
      "Search metrics, commands, devices, versions and techniques for words in English or Chinese.",
    discussion: """
      $ keyline search home indicator
      $ keyline search 导航栏
      $ keyline search safe area tab bar --all
      $ keyline search 393x852

      Keyline lists everything that has every word in its name or description, and the commands \
      that show more. A misspelled word is searched for as it is spelled right. If nothing has \
      every word, Keyline lists what has most of them. Metrics come first, then commands, devices, \
      versions, techniques and sources; within each kind, the closest name comes first. Chinese \
      words need no spaces between them. Exit 1: nothing was found.
      """)

  @Argument(help: "The words.")
  var words: [String]

  @Flag(name: .long, help: "List every match rather than the first eight of each kind.")
  var all = false

  @OptionGroup var output: ListOptions

  func validate() throws {
    guard query.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw ValidationError("name a word to search for.")
    }
  }

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    SearchPage(query, in: try source.resolver(context), showsAll: all)
      .write(output.asked, to: context)
  }

  private var query: String { words.joined(separator: " ") }
}
