import Foundation
import KeylinePublish
import KeylineText
import Testing

@testable import keyline

@Suite("The skill for assistants")
struct SkillTests {
  /// Runs the words of a command as a reader with a terminal of the usual width does.
  private static func run(_ words: [String]) throws -> Invocation.Outcome {
    let home = try Home()
    return Invocation(
      arguments: words, environment: Environment(variables: ["HOME": home.path("")])
    )
    .run()
  }

  @Test func `answers every command as the program does`() throws {
    let steps = ReadmeTests.steps(AssistantSkill.text)
    #expect(steps.count >= 7)
    for step in steps {
      let parts = step.command.components(separatedBy: "; ")
      let words = try #require(ArgumentText.arguments(parts[0]))
      #expect(words.first == "keyline")
      let outcome = try Self.run(Array(words.dropFirst()))
      let status = parts.count > 1 ? ["\(outcome.exitCode)"] : []
      #expect(
        (outcome.output + outcome.messages).lines + status
          == step.lines.reversed().drop { $0.isEmpty }.reversed(), "\(step.command)")
    }
  }

  @Test func `names no command, flag or metric that does not exist`() throws {
    let prose = AssistantSkill.text.components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let spans = prose.split(separator: "`", omittingEmptySubsequences: false)
      .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    let help =
      try Self.run(["get", "--help"]).output + Self.run(["help", "conditions"]).output
    let flags = Set(spans.flatMap { $0.words }.filter { $0.hasPrefix("--") })
    #expect(flags.count > 5)
    for flag in flags { #expect(help.contains(flag), "\(flag)") }
    for call in spans where call.hasPrefix("keyline ") && !call.contains("METRICS") {
      guard !call.contains("File.swift") else { continue }
      #expect(try Self.run(Array(call.words.dropFirst())).exitCode == 0, "\(call)")
    }
  }

  @Test func `has a front matter, and is short`() {
    let lines = AssistantSkill.text.lines
    #expect(lines.count <= 120)
    #expect(AssistantSkill.text.utf8.count <= 6_000)
    #expect(lines[0] == "---")
    #expect(lines[1] == "name: keyline")
    #expect(lines[2].hasPrefix("description: ") && lines[2].utf8.count <= 1_024)
    // In YAML, what follows a colon and a space would be a value of its own.
    #expect(!lines[2].dropFirst("description: ".count).contains(": "))
    #expect(lines[3] == "---")
  }

  /// What people ask, and the code that tells an answer from none.
  @Test(arguments: [
    ("get statusBar.height -d iphone-15 --os 18", 0, "54"),
    ("explain statusBar.height -d iphone-15 --os 18", 0, "confirmed, 2 sources"),
    (
      "audit \"isIPhoneX ? 88 : 64\" --metric navigationBar.maxY -d family:iphone --os 18", 1,
      "disagrees"
    ),
    ("changes 26", 0, "Navigation bar height"),
    ("get statusBar.height -d iphone-99 --os 18", 1, "No device \"iphone-99\""),
    ("get tabBar.height -d iphone-17 --os 26", 1, "not measured since the iOS 26 redesign"),
  ])
  func `a question has one call, a short answer and a code`(
    call: String, code: Int32, words: String
  ) throws {
    let outcome = try Self.run(call.words)
    let said = outcome.output + outcome.messages
    #expect(outcome.exitCode == code)
    #expect(said.contains(words))
    #expect(said.utf8.count <= 2_500)
  }

  @Test func `is written into a folder once`() throws {
    let home = try Home(seeded: false)
    let path = home.path("skills/keyline/SKILL.md")
    let call = ["skill", "--output", home.path("skills")]
    let first = home.run(call)
    #expect(first == Run(output: "", messages: "Wrote \(path).\n", exitCode: 0))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == AssistantSkill.text)
    #expect(home.run("skill").output == AssistantSkill.text)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    #expect(
      home.run(call) == Run(output: "", messages: "\(path) is up to date.\n", exitCode: 0))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test func `that somebody edited is replaced with --force alone`() throws {
    let home = try Home(seeded: false)
    let folder = try home.write(
      files: [("keyline/SKILL.md", AssistantSkill.text + "Mine.\n")], below: "skills")
    let run = home.run(["skill", "--output", folder])
    #expect(run.exitCode == 73)
    #expect(run.messages.contains("has another text"))
    #expect(try home.files(below: "skills")["keyline/SKILL.md"]?.hasSuffix("Mine.\n") == true)
    #expect(home.run(["skill", "--output", folder, "--force"]).exitCode == 0)
    #expect(try home.files(below: "skills")["keyline/SKILL.md"] == AssistantSkill.text)
    #expect(home.run("skill --force").exitCode == 64)
  }

  @Test(arguments: ["skills", "skills/keyline", "skills/keyline/SKILL.md"], [false, true])
  func `leaves alone what is in the way`(obstacle: String, force: Bool) throws {
    let home = try Home(seeded: false)
    let path = home.path(obstacle)
    if obstacle.hasSuffix(".md") {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } else {
      let above = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: above, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    }
    let call = ["skill", "--output", home.path("skills")] + (force ? ["--force"] : [])
    #expect(home.run(call).exitCode == 73)
    #expect(
      FileManager.default.contents(atPath: path)
        == (obstacle.hasSuffix(".md") ? nil : Data("mine".utf8)))
  }

  @Test func `follows no link`() throws {
    let home = try Home(seeded: false)
    let victim = try home.write("mine", to: "victim.md")
    _ = try home.write(files: [("keyline/x", "")], below: "skills")
    try FileManager.default.createSymbolicLink(
      atPath: home.path("skills/keyline/SKILL.md"), withDestinationPath: victim)
    let run = home.run(["skill", "--output", home.path("skills"), "--force"])
    #expect(run.exitCode == 73)
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
  }
}
