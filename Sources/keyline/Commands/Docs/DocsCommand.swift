import ArgumentParser

/// The group of commands that keep tables in the user's files true.
struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Fill and check the tables between markers in your files.",
    discussion: """
      A block is a command between two comments:

        <!-- keyline:begin get safeAreaInsets.top -d iphone-xr --os 12-18 -->
        <!-- keyline:end -->

      In MDX the comments are {/* … */}, in AsciiDoc and source files //. Tables are HTML in HTML \
      files, AsciiDoc in .adoc files, text in source files and Markdown elsewhere; '--format' in the block overrides that. A pair of \
      comments on one line holds a single value. Everything outside the markers stays as it is.

      $ keyline docs update README.md
      $ keyline docs check README.md docs
      """,
    subcommands: [DocsUpdate.self, DocsCheck.self])
}
