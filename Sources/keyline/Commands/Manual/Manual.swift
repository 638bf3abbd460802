import ArgumentParser
import KeylineText

/// The manual: a page for the program and one for each command, made from the help.
enum Manual {
  /// Every page, the program's first.
  static let pages = [main] + commands.map(page) + [conditions]

  private struct Entry {
    let words: [String]
    let type: any ParsableCommand.Type

    var name: String { words.joined(separator: "-") }
  }

  private static let commands = entries(below: Entry(words: ["keyline"], type: Keyline.self))

  private static func entries(below parent: Entry) -> [Entry] {
    parent.type.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .flatMap { type in
        let entry = Entry(words: parent.words + [type.configuration.commandName ?? ""], type: type)
        return [entry] + entries(below: entry)
      }
  }

  private static var main: ManualPage {
    let lines = FirstScreen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let commands = commands.filter { $0.words.count == 2 }.map { entry in
      "  \(entry.words[1])\n      \(entry.type.configuration.abstract)"
    }
    return ManualPage(
      name: "keyline", abstract: Keyline.configuration.abstract,
      sections: [
        .init("SYNOPSIS", ["keyline COMMAND [ARGUMENT...]", "keyline DEVICE"]),
        .init("DESCRIPTION", lines),
        .init("COMMANDS", commands.flatMap { $0.split(separator: "\n").map(String.init) }),
        exitStatus,
        .init(
          "ENVIRONMENT",
          Environment.Variable.allCases.map { "\($0.rawValue.padded(to: 18))\($0.meaning)" }),
      ], version: Version.line, related: self.commands.map(\.name) + [conditions.name])
  }

  private static let conditions = ManualPage(
    name: "keyline-\(ConditionsTopic.name)", abstract: ConditionsTopic.abstract,
    sections: ManualPage.Section.sections(ofHelp: ConditionsTopic.text(columns: 78)),
    version: Version.line, related: ["keyline"])

  private static func page(_ entry: Entry) -> ManualPage {
    let sections = ManualPage.Section.sections(
      ofHelp: Keyline.helpMessage(for: entry.type, columns: 78))
    let parent = entry.words.dropLast().joined(separator: "-")
    let children = commands.filter { $0.words.dropLast() == entry.words[...] }.map(\.name)
    return ManualPage(
      name: entry.name, abstract: entry.type.configuration.abstract,
      sections: sections + [exitStatus], version: Version.line, related: [parent] + children)
  }

  private static let exitStatus = ManualPage.Section(
    "EXIT STATUS",
    [
      "0   success", "1   a negative answer: no single value, an unknown name, nothing found",
      "64  the command line is not valid", "65  a file holds data that is not valid",
      "66  there is no such file", "70  an error in the program",
      "73  a file cannot be created", "74  reading or writing failed",
      "75  the database is locked; try again", "77  not permitted", "78  a bad configuration",
    ])
}
