import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineText

/// Prints the place of a scroll view's content.
struct ScrollCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "scroll",
    abstract: "Work out a scroll view: safe area, adjusted inset, content movement and remedies.",
    discussion: """
      $ keyline scroll -d iphone-8 --os 11 --content-inset 64,0,60,0 \\
          --behavior automatic
      $ keyline scroll iphone x ios 11 --additional-safe-area -20,0,0,0

      The scroll view fills the screen unless '--frame' says otherwise. It scrolls vertically, as \
      a table does, unless '--scrolls' says otherwise. With '--navigation-bar', its controller is \
      in a navigation controller. If the navigation controller hides its bar, pass \
      '--in-navigation-controller' instead. Insets are top, left, bottom, right. Exit 1: no inset \
      could be worked out completely.

      \(ConditionsTopic.note)
      """)

  @Argument(help: "The device, as for --device; its words need no quotes.", completion: .device)
  var device: [String] = []

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "The contentInset that the app sets, for example 64,0,60,0.", valueName: "insets"),
    transform: LengthArguments.insets)
  var contentInset: Edges<Length> = .zero

  @Option(name: .long, help: "The contentInsetAdjustmentBehavior, from iOS 11 on.")
  var behavior: AdjustmentBehavior = .automatic

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "The controller's additionalSafeAreaInsets, for example -20,0,0,0.", valueName: "insets"),
    transform: LengthArguments.insets)
  var additionalSafeArea: Edges<Length> = .zero

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "The scroll view's frame in the window: x,y,width,height.", valueName: "frame"),
    transform: LengthArguments.frame)
  var frame: Frame<Length>?

  @Option(
    name: .long,
    help: "The axes that scroll, because the content is larger or always bounces.")
  var scrolls: ScrollableAxes = .vertical

  @Flag(name: .long, help: "The controller is in a navigation controller.")
  var inNavigationController = false

  @Flag(name: .long, help: "The controller's automaticallyAdjustsScrollViewInsets is false.")
  var noAutomaticAdjustment = false

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var output: TextOptions

  @OptionGroup var noteOptions: NoteOptions

  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let ask = try selection.ask(device, situation, defaults: context.defaults)
      .readDevices(in: resolver.knowledge)
    let situation = try ask.oneSituation()
    let target = try ask.target(in: resolver.knowledge)
    let all = resolver.scroll(setup(in: situation), on: target)
    let page = Page(resolver, output.isJSON ? .json : nil, noteOptions.detail, to: context)
    try page.write(
      all, on: target, schema: .scroll, json: { $0.json(page.labels) },
      texts: { $0.map { $0.text(page.labels, width: context.width) } })
    let answers = all.filter { !$0.isImpossible }
    if answers.allSatisfy({ $0.adjusted.all.contains { $0.value == nil } }) {
      context.exitCode = ExitStatus.negative
    }
  }

  private func setup(in situation: Situation) -> ScrollSetup {
    var setup = ScrollSetup(in: situation)
    setup.frame = frame
    setup.contentInset = contentInset
    setup.behavior = behavior
    setup.additionalSafeArea = additionalSafeArea
    setup.scrollableAxes = scrolls
    if inNavigationController { setup.isInNavigationController = true }
    setup.automaticallyAdjusts = !noAutomaticAdjustment
    return setup
  }
}

extension AdjustmentBehavior: ExpressibleByArgument {
  /// Reads a name in Swift, `never`, or in Objective-C: `UIScrollViewContentInsetAdjustmentNever`.
  package init?(argument: String) {
    let prefix = "UIScrollViewContentInsetAdjustment"
    let name = argument.hasPrefix(prefix) ? String(argument.dropFirst(prefix.count)) : argument
    self.init(rawValue: name == argument ? name : name.prefix(1).lowercased() + name.dropFirst())
  }
}
extension ScrollableAxes: ExpressibleByArgument {}
