import ArgumentParser
import KeylinePublish
import KeylineStore

/// Prints the skill for assistants.
struct SkillCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract: "Print a skill: when an assistant that writes code asks Keyline, and how.",
    discussion: """
      $ keyline skill --output .claude/skills

      With --output, Keyline writes keyline/SKILL.md into the folder, as programs look for skills. A \
      file that is up to date stays untouched. Exit 73: a file is in the way, or has another text \
      because somebody edited it or another version of Keyline wrote it.
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the skill into a folder of skills.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(name: .long, help: "Replace a skill that has another text.")
  var force = false

  func validate() throws {
    if force, output == nil { throw ValidationError("'--force' needs '--output'.") }
    if output?.isEmpty == true { throw ValidationError("'--output' needs the name of a folder.") }
  }

  func run(in context: CommandContext) throws {
    guard let output else { return context.write(AssistantSkill.text) }
    try FilePath(output).makeFolder()
    let (folder, name) = try OpenFolder(output).place(creating: AssistantSkill.path)
    let path = folder.path(name)
    let text = Array(AssistantSkill.text.utf8)
    if let kind = try folder.kind(name) {
      guard kind == .file else {
        throw Failure(
          "\(path) is in the way: it is not a file. Nothing was changed.",
          exitCode: ExitStatus.cannotCreate)
      }
      if try folder.bytes(name, atMost: text.count) == text {
        return context.say("\(path) is up to date.")
      }
      guard force else {
        throw Failure(
          "\(path) has another text: somebody edited it, or another version of Keyline wrote it. "
            + "Nothing was changed. Override with --force.", exitCode: ExitStatus.cannotCreate)
      }
    }
    let replacement = try Replacement(of: name, in: folder)
    try replacement.write(text)
    try replacement.finish()
    context.say("Wrote \(path).")
  }
}
