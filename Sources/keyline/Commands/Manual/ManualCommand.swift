import ArgumentParser
import KeylineData
import KeylineText

/// Prints a page of the manual; `script/install` writes the pages with it.
struct ManualCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print a manual page for man; without a name, list all pages.",
    discussion: """
      $ keyline manual
      $ keyline manual keyline-get | man -l -
      """, shouldDisplay: false)

  @Argument(help: "The name of the page, for example keyline-get.")
  var page: String?

  func run(in context: CommandContext) throws {
    let pages = Manual.pages
    guard let page else {
      context.write(pages.map { $0.name + "\n" }.joined())
      return
    }
    guard let found = pages.first(where: { $0.name == page }) else {
      throw Failure("No page \"\(page.printable)\". All of them: keyline manual")
    }
    context.write(found.text)
  }
}
