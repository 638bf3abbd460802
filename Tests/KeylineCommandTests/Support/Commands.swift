import ArgumentParser

@testable import keyline

/// One command of the program as its help describes it.
struct Command: Sendable {
  /// The words that call it.
  let path: String
  let abstract: String
  let discussion: String
  /// Whether it only holds other commands.
  let isGroup: Bool
  /// Whether the help does not name it.
  let isHidden: Bool

  /// The lines of the examples: those with a `$`, and those that continue them.
  var examples: [String] {
    var continues = false
    return discussion.lines.filter { line in
      let isExample = continues || line.hasPrefix("$ keyline")
      continues = isExample && line.hasSuffix("\\")
      return isExample
    }
  }

  /// Every command, groups included.
  static let all = below(Keyline.self, "")

  /// The commands directly below the program that the help names.
  static let first = all.filter { !$0.path.contains(" ") && !$0.isHidden }

  private static func below(_ type: any ParsableCommand.Type, _ path: String) -> [Command] {
    type.configuration.subcommands.flatMap { type -> [Command] in
      let configuration = type.configuration
      let path = (path + " " + (configuration.commandName ?? "?")).squeezed
      let command = Command(
        path: path, abstract: configuration.abstract, discussion: configuration.discussion,
        isGroup: !configuration.subcommands.isEmpty, isHidden: !configuration.shouldDisplay)
      return [command] + below(type, path)
    }
  }
}
