import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Shows one observation.
struct ObservationShow: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one observation, and whether the rules agree with it.",
    discussion: """
      $ keyline observation show seed-000/title-view-gap-11

      read-again is the day it was last checked against its source; unclear says what the source \
      leaves open.
      """)

  @Argument(help: "The identifier of the observation.", completion: .observations)
  var id: String

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let observation = try resolver.knowledge.observations.found(id, .observation)
    let verdict = resolver.replay(observation).verdict
    if output.isJSON {
      context.write(
        Observation.answer.document((observation, verdict), data: resolver.knowledge.data).text)
    } else {
      let isUntraced = observation.layer == .shipped && observation.readAgain == nil
      let words = JSONValue.object([
        ("os", observation.os.namesVersions ? nil : .string(observation.os.text)),
        ("read-again", isUntraced ? .string("not opened again") : nil),
      ])
      context.show(
        RecordText.text(observation.json.overlaid(with: words), layer: observation.layer))
      context.write("  replay: \(verdict.rawValue)\n")
    }
  }
}
