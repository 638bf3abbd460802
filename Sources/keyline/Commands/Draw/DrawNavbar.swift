import ArgumentParser
import KeylineExport
import KeylineModel
import KeylineQuery
import KeylineText

/// Draws the slots of navigation bars.
struct DrawNavbar: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "navbar",
    abstract: "Draw the slots of a navigation bar: a bar for each range of versions, in a row.",
    discussion: """
      $ keyline draw navbar -d iphone-7-plus --os 10,11 --left-items 30,30 \\
          --output slots.svg
      $ keyline draw navbar -d iphone-6-plus --os 10,11 --title-view fill

      Specify items by their widths, each side from its edge inward; they are custom views unless \
      you pass '--bar-button-items system'. Without items and without a title view, a title view \
      fills the bar. Exit 1: no slot could be placed.
      """)

  @OptionGroup var content: BarContentOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var situation: BarOptions
  @OptionGroup var drawing: DrawOptions

  @OptionGroup var noteOptions: NoteOptions

  func run(in context: CommandContext) throws {
    let selection = try selection.named(context.defaults)
    let everything = try Database(drawing.database, context).knowledge(context) {
      $0.map(\.id).filter(NavbarPicture.metrics.contains)
    }
    let shared = SharedKnowledge(everything, includesLocal: drawing.local)
    let versions = try selection.versions(in: shared.resolver.knowledge.releases)
    let devices = try shared.devices(selection.devices(in:))
    let setup = NavbarSetup(
      leftItems: content.leftItems, rightItems: content.rightItems,
      titleView: content.isEmpty ? .fill : content.titleView,
      in: situation.situation(context.defaults))
    let all = shared.resolver.navbar(
      setup,
      on: AdaptationTarget(
        devices: try selection.devices(in: shared.resolver.knowledge.devices),
        versions: versions, hypothetical: selection.hypothetical))
    let answers = all.filter { !$0.isImpossible }
    let labels = VersionLabels(shared.resolver.knowledge.releases)
    let impossible = DeviceText.neverRan(
      all.filter(\.isImpossible).map { ($0.device, $0.ranges) }, labels)
    if answers.isEmpty { throw Failure.noneRan(impossible) }
    for sentence in impossible { context.say("note: " + sentence) }
    let picture = NavbarPicture(answers, labels)
    for sentence in picture.omissions { context.say("note: not drawn: \(sentence)") }
    guard picture.hasSlots else { throw Failure("No slot could be placed.") }
    try context.write(picture.svg, as: drawing)
    NoteLines(
      answers.flatMap { answer in
        answer.amounts.notes(at: answer.ranges, in: labels.calendar)
          .map { $0.line(on: [answer.device]) }
      }
    ).write(noteOptions.detail, to: context)
    let matrix = AnswerMatrix(
      shared.resolver, devices: devices,
      metrics: NavbarPicture.metrics.compactMap(shared.resolver.metric),
      situations: [setup.situation], versions: versions, hypothetical: selection.hypothetical)
    context.say(shared.omission(from: matrix, selection.devices(in:)))
  }
}
