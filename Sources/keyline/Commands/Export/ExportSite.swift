import ArgumentParser
import KeylineModel
import KeylinePublish
import KeylineQuery

/// Writes a static site.
struct ExportSite: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Export a static site: a page per device, metric and version, tables, a search.",
    discussion: """
      $ keyline export site --output site
      $ keyline export site --output site -d since:2017 --os 14+

      --output must name a folder that is new, is empty or holds an earlier site. Keyline never \
      replaces or removes files that it did not write there. With --force, it writes the site \
      beside them. Open its index.html, or put it on any host: it needs no server and no build \
      step, and loads nothing from elsewhere. A device's page draws its screen for each \
      version, orientation and set of bars; each value shows its status and unfolds its sources.

      \(ConditionsTopic.note)
      """)

  @OptionGroup var options: ExportOptions
  @OptionGroup var destination: ExportDestination

  @Flag(name: .long, help: "Write into a folder that has other files, which stay as they are.")
  var force = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The https address of the folder in which the site will be; adds a sitemap and canonical links.",
      valueName: "address"))
  var baseUrl: String?

  func validate() throws {
    guard let output = destination.output, !output.isEmpty, output != "-" else {
      throw ValidationError("name a folder with '--output'.")
    }
    try FileFormat.requireFolder(output)
    if let baseUrl, BaseAddress(baseUrl) == nil {
      throw ValidationError(
        "'--base-url' takes an https address of a folder, such as https://example.org/keyline/.")
    }
  }

  func run(in context: CommandContext) throws {
    let answers = try options.answers(context, destination)
    let folder = try SiteFolder(destination.output ?? "", force: force)
    try folder.fill { take in
      try Site(answers.matrix, flags: .ours, base: baseUrl.flatMap(BaseAddress.init)).write(take)
    }
    try options.say(about: answers, to: context)
  }
}

extension SiteFlags {
  /// The flags of the commands.
  static let ours = SiteFlags(
    versions: "--os", landscape: "--landscape", navigationBar: "--navigation-bar",
    largeTitle: "--large-title", tabBar: "--tab-bar", innerDisplay: "--display inner",
    withoutMultitasking: "--multitasking off", everyChange: "--all")
}
