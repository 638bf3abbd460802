import ArgumentParser
import KeylineFormats
import KeylineModel
import KeylineQuery

/// Writes a static site.
struct ExportSite: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "A static site: a matrix to search, a page per device and metric, the sources.",
    discussion: """
      $ keyline export site --output site
      $ keyline export site --output site -d since:2017 --os 14+

      --output names a folder, which is new, empty or an earlier site. What Keyline did not write there \
      is never replaced or removed; with --force it may lie beside the site. Open its index.html, or put it \
      on any host: it needs no server, no build step and nothing from elsewhere. Device pages have \
      pictures of the screen, metric pages a timeline; each number leads to its reason and its sources.
      """)

  @OptionGroup var options: ExportOptions

  @Flag(name: .long, help: "Write into a folder that has other files, which stay as they are.")
  var force = false

  func validate() throws {
    guard let output = options.output, !output.isEmpty, output != "-" else {
      throw ValidationError("name a folder with '--output'.")
    }
    try FileFormat.requireFolder(output)
  }

  func run(in context: inout CommandContext) throws {
    let answers = try options.answers(&context)
    let folder = try SiteFolder(options.output ?? "", force: force)
    try folder.fill { take in
      try Site(answers.matrix).write(take)
    }
    answers.say(to: &context)
  }
}
