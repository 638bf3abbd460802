import Foundation
import Testing

@testable import keyline

/// The sessions of the README are what the program prints.
struct ReadmeTests {
  /// One command of a session with the lines that the README shows below it.
  struct Step: CustomTestStringConvertible, Sendable {
    let command: String
    let lines: [String]

    var testDescription: String { command }
  }

  static let readme = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../README.md").standardizedFileURL

  /// The commands of the sessions in a document of Markdown.
  static func steps(_ text: String) -> [Step] {
    var steps: [Step] = []
    var isSession = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isSession = line == "```console"
      } else if isSession, line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), lines: []))
      } else if isSession, let last = steps.last {
        steps[steps.count - 1] = Step(command: last.command, lines: last.lines + [line])
      }
    }
    return steps
  }

  /// The words of a command; double quotes hold a word together.
  static func words(_ command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  @Test func `every session of the README is what the program prints`() throws {
    let home = URL.temporaryDirectory.appending(path: "keyline-readme-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = Environment(variables: ["HOME": home.path])
    let steps = Self.steps(try String(contentsOf: Self.readme, encoding: .utf8))
    #expect(steps.count >= 7)
    for step in steps {
      let words = Self.words(step.command)
      #expect(words.first == "keyline")
      let outcome = Invocation(arguments: Array(words.dropFirst()), environment: environment).run()
      let printed = (outcome.output + outcome.messages).trimmingCharacters(in: .newlines)
      let shown = step.lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
      #expect(printed == shown, "\(step.command)")
    }
  }
}
