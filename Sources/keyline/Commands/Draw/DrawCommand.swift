import ArgumentParser

/// The commands that draw.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw pictures with the resolved lengths, as SVG.",
    discussion: """
      Pictures fit light and dark pages. They show the shared data and leave out your own rows \
      unless you add --local.
      """,
    subcommands: [DrawScreen.self, DrawNavbar.self, DrawTimeline.self])
}
