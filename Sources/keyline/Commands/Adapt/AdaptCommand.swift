import ArgumentParser
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineText

/// Prints the techniques for an adaptation goal.
struct AdaptCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt",
    abstract: "Show which techniques reach a goal on which versions, with their constants.",
    discussion: """
      $ keyline adapt zero-edge-margin -d iphone-7-plus --os 10,11.2,13
      $ keyline adapt tab-bar-jump -d iphone-x --os 11 --code swift

      Answers about bar button items are for custom items unless you pass '--bar-button-items \
      system'. --code prints code that is right on every device, or that applies its numbers only \
      to the device you name. Exit 1: no technique works on any of the versions, or a number that \
      the code needs is unknown.

      \(ConditionsTopic.note)
      """)

  @Argument(
    help: "The goal; without one, adapt lists the goals.",
    completion: .list(Technique.Goal.allCases.map(\.rawValue)))
  var goal: String?

  @Argument(help: "The device, as for --device; its words need no quotes.", completion: .device)
  var device: [String] = []

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions

  @Option(name: .long, help: "Print source code instead of the answer.")
  var code: CodeLanguage?

  @OptionGroup var output: TextOptions

  @OptionGroup var noteOptions: NoteOptions

  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if code != nil, output.isJSON {
      throw ValidationError("'--code' is not JSON; leave out '--json'.")
    }
  }

  func run(in context: CommandContext) throws {
    guard let goal else { return list(in: context) }
    try adapt(to: try Technique.Goal(named: goal), in: context)
  }

  private func list(in context: CommandContext) {
    let goals = TextTable(
      columns: [.init("Goal"), .init("What it is")],
      rows: Technique.Goal.allCases.map { [$0.rawValue, $0.meaning] })
    context.write(PlainTable(width: context.width).text(goals))
    context.say("For the techniques, write: keyline adapt GOAL -d DEVICE")
  }

  private func adapt(to goal: Technique.Goal, in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let ask = try selection.ask(device, situation, defaults: context.defaults)
      .readDevices(in: resolver.knowledge)
    let situation = try ask.oneSituation()
    let target = try ask.target(in: resolver.knowledge)
    let all = resolver.adapt(goal, in: situation, on: target)
    let page = Page(resolver, output.isJSON ? .json : nil, noteOptions.detail, to: context)
    if let code { return try write(code, all, on: page) }
    let names = NameIndex(resolver)
    try page.write(
      all, on: target, schema: .adapt, json: { $0.json(page.labels) },
      texts: { $0.map { $0.text(page.labels, names, width: context.width) } })
    let answers = all.filter { !$0.isImpossible }
    if !output.isJSON, answers.count == 1, answers[0].hasWay,
      (try? Snippet(answers[0], in: .swift, page.labels)) != nil
    {
      page.note("For code\(goal.codeText), add --code swift or --code objc")
    }
    if !answers.contains(where: \.hasWay) { context.exitCode = ExitStatus.negative }
  }

  private func write(
    _ language: CodeLanguage, _ answers: [AdaptAnswer], on page: Page
  ) throws {
    if answers.allSatisfy(\.isImpossible) {
      throw Failure.noneRan(
        DeviceText.neverRan(answers.map { ($0.device, $0.ranges) }, page.labels))
    }
    guard answers.count == 1 else {
      throw Failure(
        "Code has the numbers of one device, but you asked about \(answers.count) devices.")
    }
    do {
      page.context.write(try Snippet(answers[0], in: language, page.labels).text)
      if !answers[0].hasWay {
        page.note("note: nothing is known to work on the versions that you asked about")
        page.context.exitCode = ExitStatus.negative
      }
    } catch {
      let remedy =
        switch error {
        case .ambiguous: "Name fewer versions with '--os'."
        case .missing(_, let gaps): gaps.next(page.resolver)
        case .unknownConstant, .noModel: String?.none
        }
      throw Failure([error.description, remedy].compactMap(\.self).joined(separator: "\n"))
    }
  }
}

extension CodeLanguage: ExpressibleByArgument {}
