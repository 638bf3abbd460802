import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineText

/// Prints the places of the slots in a navigation bar.
struct NavbarCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "navbar",
    abstract: "Work out the slots of a navigation bar: x, width and gap, and how to change them.",
    discussion: """
      $ keyline navbar -d iphone-6s --left-items 30,30 --right-items 44 --os 9-11
      $ keyline navbar -d iphone-6-plus --title-view fill --os 10,11
      $ keyline navbar -d iphone-6s --left-items 30,30,30 --os 11 \\
          --margin 0 --spacing 4,10

      Specify items by their widths, each side from its edge inward; they are custom views unless \
      you pass '--bar-button-items system'. Both sides have the same margin. '--margin' and \
      '--spacing' set the margin and the gaps you want, with one gap for all or one for each. Exit \
      1: no slot could be placed.

      \(ConditionsTopic.note)
      """)

  @Argument(help: "The device, as for --device; its words need no quotes.", completion: .device)
  var device: [String] = []

  @OptionGroup var content: BarContentOptions

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("The margin you want.", valueName: "points"),
    transform: LengthArguments.length)
  var margin: Length?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "The gaps you want: one for all, or one for each, from the edge.", valueName: "points"),
    transform: LengthArguments.lengths)
  var spacing: [Length]?

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: AppOptions
  @OptionGroup var output: TextOptions

  @Flag(
    name: .long,
    help: "Also print sources that dispute the answer, and statements on other devices.")
  var sources = false

  @OptionGroup var noteOptions: NoteOptions

  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if content.isEmpty {
      throw ValidationError(
        "specify the bar's contents: '--left-items', '--right-items' or '--title-view'.")
    }
    let items = content.leftItems + content.rightItems
    let wanted = (margin.map { [$0] } ?? []) + (spacing ?? [])
    if !wanted.isEmpty, items.isEmpty {
      throw ValidationError("'--margin' and '--spacing' need '--left-items' or '--right-items'.")
    }
    if wanted.contains(where: { $0 < .zero }) {
      throw ValidationError("'--margin' and '--spacing' must be 0 or more.")
    }
    let gaps = max(content.leftItems.count, content.rightItems.count) - 1
    if let spacing, spacing.count != 1, spacing.count != gaps {
      throw ValidationError(
        "'--spacing' takes one value for all gaps, or one for each gap: here \(max(gaps, 0)).")
    }
  }

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let ask = try Ask(
      device, devices: selection.devices.sets, except: selection.devices.exceptions,
      os: selection.os, orientation: situation.orientation.given, situation: situation.situation
    ).completed(by: context.defaults).readDevices(in: resolver.knowledge)
    let target = try ask.target(in: resolver.knowledge)
    let all = resolver.navbar(setup(in: ask.situation), on: target)
    let page = Page(resolver, output.isJSON ? .json : nil, noteOptions.detail, to: context)
    let names = NameIndex(resolver)
    try page.write(
      all, on: target, besides: [.barButtonItems, .titleView], schema: .navbar,
      json: { $0.json(page.labels) },
      texts: { $0.texts(page.labels, names, hint: sources ? nil : "--sources") })
    let answers = all.filter { !$0.isImpossible }
    if answers.flatMap(\.slots).allSatisfy({ $0.x.value == nil }) {
      context.exitCode = ExitStatus.negative
    }
  }

  private func setup(in situation: Situation) -> NavbarSetup {
    let isWanted = margin != nil || spacing != nil
    return NavbarSetup(
      leftItems: content.leftItems, rightItems: content.rightItems,
      titleView: content.titleView,
      wanted: isWanted ? .init(margin: margin, spacing: spacing ?? []) : nil,
      in: situation)
  }
}
