import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineText

/// The commands of the program below each other, and the words that call them.
enum CommandTree {
  /// The first words that call a command.
  static let names = Keyline.configuration.subcommands.map(name)

  /// The words that call a command, the program's name first; that alone for any other type.
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

  /// The question that the first words call with the words that are its own; nil for any command that
  /// does anything but ask.
  static func question(
    _ words: [String]
  ) -> (question: any ReadingQuestion.Type, words: [String])? {
    command(words) { ($0 as? any AsksQuestion.Type)?.question }
  }

  /// The code that the first words export with the words that are its own; nil for any other command.
  static func code(_ words: [String]) -> (question: any CodeExport.Type, words: [String])? {
    command(words) { ($0 as? any WritesCode.Type)?.code }
  }

  /// The command that the first words call, if it is wanted, with the other words.
  private static func command<Wanted>(
    _ words: [String], _ wanted: (any ParsableCommand.Type) -> Wanted?
  ) -> (question: Wanted, words: [String])? {
    var rest = words[...]
    var commands = Keyline.configuration.subcommands
    while let word = rest.popFirst(), let command = commands.first(where: { name($0) == word }) {
      if let found = wanted(command) { return (found, Array(rest)) }
      commands = command.configuration.subcommands
    }
    return nil
  }

  /// The words that call each question.
  static let questions = paths(below: Keyline.configuration.subcommands) {
    $0 is any AsksQuestion.Type
  }

  /// The words that export each kind of code.
  static let codes = paths(below: Keyline.configuration.subcommands) { $0 is any WritesCode.Type }

  /// Every command, as a search finds it; a goal of `adapt` is one, too.
  static var searchable: [SearchableCommand] {
    searchable(Keyline.configuration.subcommands, below: "")
      + Technique.Goal.allCases.map {
        SearchableCommand(path: "adapt \($0.rawValue)", abstract: $0.meaning, help: "")
      }
  }

  /// The words that call the commands of groups that have a name: `db backup` for `backup`.
  static func paths(endingWith name: String) -> [String] {
    paths(below: Keyline.configuration.subcommands) { self.name($0) == name && !name.isEmpty }
  }

  private static func searchable(
    _ commands: [any ParsableCommand.Type], below group: String
  ) -> [SearchableCommand] {
    commands.flatMap { command in
      let path = group + name(command)
      let below = command.configuration.subcommands
      let one = SearchableCommand(
        path: path, abstract: command.configuration.abstract,
        help: below.isEmpty ? Keyline.helpMessage(for: command, columns: 200) : "")
      return [one] + searchable(below, below: path + " ")
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

  /// The commands that a group means where a word that is none of its own follows: `docs README.md`
  /// checks, `draw iphone-17` draws the screen.
  private static let meant = ["docs": "check", "draw": "screen"]

  /// The arguments with the command that a group means; refuses a word that stands where a command of a
  /// group or of `help` is meant to stand.
  ///
  /// The argument parser calls the first unexpected and answers the second with all of the help;
  /// neither says what there is.
  static func resolved(_ arguments: [String]) throws(Failure) -> [String] {
    if arguments.count > 1, ["--help", "-h"].contains(arguments[0]), !arguments[1].hasPrefix("-") {
      return try resolved(["help"] + arguments.dropFirst())
    }
    let options = Array(arguments.drop { !$0.hasPrefix("-") })
    let plain = Array(arguments.dropLast(options.count))
    if let command = command(meantBy: plain) { return SpokenOption.ours(command + options) }
    let asksForHelp = arguments.first == "help"
    var words = arguments.dropFirst(asksForHelp ? 1 : 0)
    if asksForHelp, words.first == "help" { return arguments }
    var path: [String] = []
    var commands = Keyline.configuration.subcommands
    while !commands.isEmpty, let word = words.popFirst() {
      guard !word.hasPrefix("-") else {
        // An option is of the command that the group means, unless it asks about the group itself.
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

  /// The command that words mean that do not begin with its name; nil for all others.
  private static func command(meantBy words: [String]) -> [String]? {
    let spoken = SpokenSituation(words)
    if let size = soleSize(words, spoken) {
      return [name(QuestionCommand<FindCommand>.self), size]
    }
    if let listed = SpokenSet(words) {
      let others = listed.family.map { own in Family.allCases.filter { $0 != own }.map(\.plural) }
      return ["device", "list", listed.set]
        + (others.map { ["--except", $0.joined(separator: ",")] } ?? [])
    }
    if words == ["history"] { return [name(Log.self)] }
    if let gaps = gaps(words) { return gaps }
    if let first = words.first, let list = listing(first) { return list + words.dropFirst() }
    if let sides = sides(words) { return [name(QuestionCommand<DiffCommand>.self)] + sides }
    if let asked = SpokenAttribute(words) { return ["device", "show", asked.device] }
    if let asked = whoseSources(words) {
      return [name(Explain.self)] + asked
    }
    if words.first == name(ExportCommand.self) { return exported(Array(words.dropFirst())) }
    if spoken.asksForChanges {
      return [name(QuestionCommand<ChangesCommand>.self)] + spoken.versions
    }
    // The command takes no words, and people call the bar by its name.
    return words.count > 1 && words[0] == name(NavbarCommand.self)
      ? [name(QuestionCommand<SheetCommand>.self)] + words : nil
  }

  /// The two devices between which `vs` stands, and nothing else, or which `compare` stands before, with
  /// metrics behind them: `iphone 15 vs iphone 16 pro`, `compare iphone-14 iphone-15 tabBar.height`.
  private static func sides(_ words: [String]) -> [String]? {
    let isCompared = words.first == name(CompareCommand.self)
    let all = words.dropFirst(isCompared ? 1 : 0)
    let second =
      all.firstIndex(where: SpokenSituation.isVersus).map { $0 + 1 }
      ?? (isCompared ? all.indices.dropFirst().first { Family(beginning: all[$0]) != nil } : nil)
    guard let second, second < all.endIndex else { return nil }
    let left = all[..<second].filter { !SpokenSituation.isVersus($0) }
    // A key of a metric behind the second device is not a part of its name.
    let isKey = { (word: String) in
      isCompared && (word.contains(".") || word.dropFirst(2).contains(where: \.isUppercase))
    }
    let right = all[second...].filter { !isKey($0) }
    guard [left.first, right.first].allSatisfy({ $0.flatMap(Family.init(beginning:)) != nil }),
      !right.contains(where: SpokenSituation.isVersus)
    else { return nil }
    return [left, right].map { $0.joined(separator: " ") } + all[second...].filter(isKey)
  }

  /// The command about what nobody measured, or about readings that contradict others, for words that ask for
  /// either: `missing`, `which devices lack keyboard height`, `conflicts`.
  private static func gaps(_ words: [String]) -> [String]? {
    guard let first = words.first, !names.contains(first) else { return nil }
    if words.count == 1, disputed.contains(first.lowercased()) {
      return ["observation", "list", "--disputed"]
    }
    guard let place = words.firstIndex(where: { missing.contains($0.lowercased()) }) else {
      return nil
    }
    let spoken = SpokenSituation(Array(words[..<place] + words[(place + 1)...]))
    guard spoken.conditions.isEmpty else { return nil }
    let besides = ["", "device", "devices", "value", "values"]
    var rest = spoken.withoutFillers.filter { !besides.contains($0.lowercased()) }
    let versions = spoken.versions.isEmpty ? [] : ["--os", spoken.versions.joined(separator: ",")]
    var devices: [String] = []
    if let start = rest.firstIndex(where: { Family(beginning: $0) != nil }) {
      // `iphones` stands alone, and what follows `iphone` is its model.
      let isAlone = Family.allCases.contains { $0.plural == rest[start].lowercased() }
      let end = isAlone ? start + 1 : rest.endIndex
      devices = ["-d", rest[start..<end].joined(separator: " ")]
      rest.removeSubrange(start..<end)
    }
    return ["db", "coverage"] + rest + devices + versions + ["--missing"]
  }

  private static let missing: Set<String> = [
    "missing", "lack", "lacks", "unmeasured", "gaps", "coverage",
  ]

  /// What people call readings that contradict others.
  static let disputed: Set<String> = [
    "conflicts", "conflict", "contradictions", "disputed", "disputes",
  ]

  /// The words whose sources are asked for: `where does tab bar height iphone 15 come from`.
  private static func whoseSources(_ words: [String]) -> [String]? {
    let small = words.map { $0.lowercased() }
    guard small.count > 4, small[0] == "where", ["does", "do"].contains(small[1]),
      small.suffix(2) == ["come", "from"]
    else { return nil }
    return Array(words.dropFirst(2).dropLast(2))
  }

  /// The export that words name which do not begin with it, or call it by another name:
  /// `export statusBar.height csv`, `export snapshot`.
  private static func exported(_ words: [String]) -> [String]? {
    let formats = ExportCommand.configuration.subcommands.map(name)
    guard !words.isEmpty, !formats.contains(words[0]) else { return nil }
    let asked = NearestNames.folded(words[0])
    let holding = formats.filter {
      NearestNames.folded($0).suffix(asked.count).elementsEqual(asked)
    }
    let called = asked.count > 4 && holding.count == 1 ? holding[0] : nil
    if let format = called ?? exports[words[0]] {
      return [name(ExportCommand.self), format] + words.dropFirst()
    }
    guard let format = words.first(where: formats.contains) else { return nil }
    return [name(ExportCommand.self), format] + words.filter { $0 != format }
  }

  /// Other names of exports.
  private static let exports = [
    "snapshot": "swift-snapshot-testing", "snapshots": "swift-snapshot-testing",
    "objective-c": "objc", "ts": "typescript",
    "database": "sqlite",
  ]

  /// The size of a screen that is asked for, alone or beside words for phones: `393x852`,
  /// `which iphones are 393x852`.
  private static func soleSize(_ arguments: [String], _ named: SpokenSituation) -> String? {
    guard named.conditions.isEmpty, named.versions.isEmpty else { return nil }
    let sizes = arguments.filter { (try? ScreenSize($0)) != nil }
    let around = ["phone", "phones", "iphone", "iphones", "device", "devices", "screen", "size"]
    let isPlain = named.withoutFillers.allSatisfy {
      sizes.contains($0) || around.contains($0.lowercased())
    }
    return sizes.count == 1 && isPlain ? sizes[0] : nil
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

  /// The command of a group that lists its rows, for a word that names them: `device list` for `devices`.
  private static func listing(_ word: String) -> [String]? {
    Keyline.configuration.subcommands.first { group in
      word == name(group) + "s" && group.configuration.subcommands.contains { name($0) == "list" }
    }.map { [name($0), "list"] }
  }

  private static func name(_ command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }
}
