import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineText

/// The tree of the program's commands, and the words that call them.
enum CommandTree {
  /// The first words that call a command.
  static let names = Keyline.configuration.subcommands.map(name)

  /// The words that call a command, the program's name first; only the name for any other type.
  static func path(of command: any ParsableCommand.Type) -> String {
    let words = path(of: command, below: Keyline.configuration.subcommands) ?? []
    return (["keyline"] + words).joined(separator: " ")
  }

  private static func path(
    of command: any ParsableCommand.Type, below commands: [any ParsableCommand.Type]
  ) -> [String]? {
    for candidate in commands {
      if ObjectIdentifier(candidate) == ObjectIdentifier(command) { return [name(candidate)] }
      if let rest = path(of: command, below: candidate.configuration.subcommands) {
        return [name(candidate)] + rest
      }
    }
    return nil
  }

  /// The question that the first words call, with the remaining words; nil for any command that
  /// does more than ask.
  static func question(
    _ words: [String]
  ) -> (question: any ReadingQuestion.Type, words: [String])? {
    held(words) { $0 as? any ReadingQuestion.Type }
  }

  /// The code that the first words export, with the remaining words; nil for any other command.
  static func code(_ words: [String]) -> (question: any CodeExport.Type, words: [String])? {
    held(words) { $0 as? any CodeExport.Type }
  }

  /// The question of the command that the first words call, if it is wanted, with the remaining
  /// words.
  private static func held<Wanted>(
    _ words: [String], _ wanted: (any ParsableArguments.Type) -> Wanted?
  ) -> (question: Wanted, words: [String])? {
    for call in calls(words) {
      if let found = question(of: call.command).flatMap(wanted) { return (found, call.words) }
    }
    return nil
  }

  private static func question(
    of command: any ParsableCommand.Type
  ) -> (any ParsableArguments.Type)? {
    (command as? any HoldsQuestion.Type)?.question
  }

  /// The commands that the first words call, each below the one before, with the words after it.
  private static func calls(
    _ words: [String]
  ) -> [(command: any ParsableCommand.Type, words: [String])] {
    var calls: [(command: any ParsableCommand.Type, words: [String])] = []
    var rest = words[...]
    var commands = Keyline.configuration.subcommands
    while let word = rest.popFirst(), let command = commands.first(where: { name($0) == word }) {
      calls.append((command, Array(rest)))
      commands = command.configuration.subcommands
    }
    return calls
  }

  /// The words that call each question.
  static let questions = paths(below: Keyline.configuration.subcommands) {
    question(of: $0) is any ReadingQuestion.Type
  }

  /// The words that export each kind of code.
  static let codes = paths(below: Keyline.configuration.subcommands) {
    question(of: $0) is any CodeExport.Type
  }

  /// Every command, as a search finds it; a goal of `adapt` is one, too.
  static var searchable: [SearchableCommand] {
    searchable(Keyline.configuration.subcommands, below: "")
      + Technique.Goal.allCases.map {
        SearchableCommand(path: "adapt \($0.rawValue)", abstract: $0.meaning)
      }
  }

  /// The words that call the commands of groups with a name: `db backup` for `backup`.
  static func paths(endingWith name: String) -> [String] {
    paths(below: Keyline.configuration.subcommands) { self.name($0) == name && !name.isEmpty }
  }

  private static func searchable(
    _ commands: [any ParsableCommand.Type], below group: String
  ) -> [SearchableCommand] {
    commands.flatMap { command in
      let path = group + name(command)
      return [SearchableCommand(path: path, abstract: command.configuration.abstract)]
        + searchable(command.configuration.subcommands, below: path + " ")
    }
  }

  private static func paths(
    below commands: [any ParsableCommand.Type],
    where isWanted: (any ParsableCommand.Type) -> Bool
  ) -> [String] {
    commands.flatMap { command in
      (isWanted(command) ? [name(command)] : [])
        + paths(below: command.configuration.subcommands, where: isWanted)
        .map { "\(name(command)) \($0)" }
    }
  }

  /// The command of a group that is meant before a word that is not one of its commands: `docs
  /// README.md` checks, `draw iphone-17` draws the screen.
  private static let meant = ["docs": "check", "draw": "screen"]

  /// The arguments with the meant command of a group inserted; a wrong word in place of a command
  /// of a group or of `help` is refused.
  ///
  /// The argument parser would report the first as unexpected and answer the second with the whole
  /// help; neither lists the commands.
  static func resolved(_ arguments: [String]) throws(Failure) -> [String] {
    if arguments.count > 1, ["--help", "-h"].contains(arguments[0]), !arguments[1].hasPrefix("-") {
      return try resolved(["help"] + arguments.dropFirst())
    }
    let options = Array(arguments.drop { !$0.hasPrefix("-") })
    let plain = Array(arguments.dropLast(options.count))
    if let command = meant(by: plain) { return command + options }
    let asksForHelp = arguments.first == "help"
    var words = arguments.dropFirst(asksForHelp ? 1 : 0)
    if asksForHelp, words.first == "help" { return arguments }
    var path: [String] = []
    var commands = Keyline.configuration.subcommands
    while !commands.isEmpty, let word = words.popFirst() {
      guard !word.hasPrefix("-") else {
        // An option belongs to the meant command, unless it asks about the group itself.
        guard path.count == 1, !asksForHelp, !["--help", "-h"].contains(word),
          let meant = meant[path[0]], !words.contains(where: commands.map(name).contains)
        else { break }
        return path + [meant] + arguments.dropFirst()
      }
      guard let command = commands.first(where: { name($0) == word }) else {
        // The first word may be a device, whose sheet is printed.
        if path.isEmpty, !asksForHelp { return arguments }
        let names = commands.map(name)
        if path.count == 1, !asksForHelp, NearestNames.of(word, among: names).isEmpty,
          let meant = meant[path[0]]
        {
          return path + [meant] + arguments.dropFirst()
        }
        throw unknown(word, after: path, among: names)
      }
      path.append(word)
      commands = command.configuration.subcommands
    }
    return arguments
  }

  private static func unknown(
    _ word: String, after path: [String], among names: [String]
  ) -> Failure {
    let nearest = NearestNames.of(word, among: names)
    let group = (["keyline"] + path).joined(separator: " ")
    let sentences = [
      "No command \"\((path + [word]).joined(separator: " "))\".",
      nearest.isEmpty ? nil : "Nearest: \(nearest.joined(separator: ", ")).",
      path == [name(SourceCommand.self)]
        ? "Who states a value: keyline explain METRIC -d DEVICE." : nil,
      path.isEmpty ? nil : "Commands: \(names.joined(separator: ", ")).",
      "See: \(group) --help",
    ]
    return Failure(
      sentences.compactMap { $0 }.joined(separator: " "), exitCode: ExitStatus.usage)
  }

  /// The command meant by words that do not begin with its name: the size of a screen, two devices
  /// around `vs`, and a sheet or a navigation bar of UIKit's without a device after it; nil if they
  /// mean none.
  private static func meant(by words: [String]) -> [String]? {
    if words.count == 1, (try? ScreenSize(words[0])) != nil {
      return [name(QuestionCommand<FindCommand>.self)] + words
    }
    let sheet = name(QuestionCommand<SheetCommand>.self)
    if words.count > 1, [sheet, name(NavbarCommand.self)].contains(words[0]),
      Family(beginning: words[1]) == nil
    {
      return [sheet] + words
    }
    let sides = words.split(omittingEmptySubsequences: false, whereSeparator: Vocabulary.isVersus)
    guard sides.count == 2,
      sides.allSatisfy({ $0.first.flatMap(Family.init(beginning:)) != nil })
    else { return nil }
    // `iphone 15 vs iphone 16 pro tabBar.height`
    return [name(QuestionCommand<DiffCommand>.self)]
      + sides.map { side in side.filter { !$0.contains(".") }.joined(separator: " ") }
      + sides[1].filter { $0.contains(".") }
  }

  /// The word that calls a command.
  static func name(_ command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }
}
