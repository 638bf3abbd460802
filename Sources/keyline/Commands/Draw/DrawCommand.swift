import ArgumentParser

/// The commands that draw.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Pictures with the lengths that were resolved, as SVG.",
    discussion: """
      Pictures fit light and dark pages. They rest on shared data; your own rows are left out \
      unless --local is given.
      """,
    subcommands: [DrawScreen.self, DrawNavbar.self, DrawTimeline.self])
}
