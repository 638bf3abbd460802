import ArgumentParser
import KeylineData
import KeylineText

/// Prints the JSON Schema of an answer.
struct SchemaCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a machine-readable answer or of a seed file.",
    discussion: """
      $ keyline schema
      $ keyline schema keyline.get/1
      $ keyline schema seed/rules
      """)

  @Argument(
    help: "The name, as in the \"schema\" key of the answer; without it, all names are listed.")
  var name: String?

  func run(in context: CommandContext) throws {
    let schemas =
      JSONSchema.answers(versionsWith: "--os") + SiteAPI.schemas(versionsWith: "--os")
      + JSONSchema.seed
    guard let name else {
      context.write(schemas.map { $0.name + "\n" }.joined())
      return
    }
    guard let schema = schemas.first(where: { $0.name == name }) else {
      throw Failure("No schema \"\(name)\". All of them: keyline schema")
    }
    context.write(schema.text)
  }
}
