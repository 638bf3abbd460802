import ArgumentParser
import KeylineModel
import KeylineQuery

/// The commands that plain words call without their names: `iphone 15 vs iphone 16`, `devices`, `what changed in
/// ios 26`.
enum SpokenCommand {
  /// The command meant by words that do not begin with its name; nil if they mean none.
  static func command(_ words: [String]) -> [String]? {
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
    // One command takes no words, the other devices, and people call the bar and the sheet by their names.
    guard words.count > 1 else { return nil }
    let sheet = name(QuestionCommand<SheetCommand>.self)
    let isAboutSheets =
      words[0] == sheet
      && ["height", "top", "offset", "detent", "medium", "corner"].contains(words[1].lowercased())
    let isAboutSearchBar =
      words[0] == name(QuestionCommand<SearchCommand>.self)
      && ["bar", "field"].contains(words[1].lowercased())
      && words.contains { $0.lowercased() == "height" || Family(beginning: $0) != nil }
    return words[0] == name(NavbarCommand.self) || isAboutSheets || isAboutSearchBar
      ? [sheet] + words : nil
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
      guard let first = word.first, first.isLowercase, Family(beginning: word) == nil else {
        return false
      }
      return word.contains(".") || word.contains(where: \.isUppercase)
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
    guard let first = words.first, !CommandTree.names.contains(first), first != "help" else {
      return nil
    }
    if words.count == 1, disputed.contains(first.lowercased()) {
      return ["observation", "list", "--disputed"]
    }
    if ["gaps", "coverage"].contains(first.lowercased()), words.count == 1 {
      return ["db", "coverage", "--missing"]
    }
    let small = words.map { $0.lowercased() }
    let place =
      missing.contains(small[0])
      ? 0 : small.firstIndex { ["missing", "lack", "lacks"].contains($0) }
    guard let place else { return nil }
    let rest = (words[..<place] + words[(place + 1)...]).filter {
      !["device", "devices", "value", "values"].contains($0.lowercased())
    }
    let asked = SpokenSituation(rest).saysNothing ? [] : rest
    return ["db", "coverage"] + asked + ["--missing"]
  }

  /// What people call values that nobody measured, as the first word; a gap is also a length.
  private static let missing: Set<String> = [
    "missing", "lack", "lacks", "unknown", "unmeasured",
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

  /// The export meant by words whose first is not its name: `export statusBar.height csv`, `export snapshot`.
  private static func exported(_ words: [String]) -> [String]? {
    let formats = ExportCommand.configuration.subcommands.map(CommandTree.name)
    guard let first = words.first, !formats.contains(first) else { return nil }
    if let format = exports[first.lowercased()] {
      return [name(ExportCommand.self), format] + words.dropFirst()
    }
    guard let format = words.first(where: formats.contains) else { return nil }
    return [name(ExportCommand.self), format] + words.filter { $0 != format }
  }

  /// Other names of exports.
  private static let exports = [
    "snapshot": "swift-snapshot-testing", "snapshots": "swift-snapshot-testing",
    "snapshot-testing": "swift-snapshot-testing", "snapshottesting": "swift-snapshot-testing",
    "objective-c": "objc", "ts": "typescript", "database": "sqlite",
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

  /// The command of a group that lists its rows, for a word that names them: `device list` for `devices`.
  private static func listing(_ word: String) -> [String]? {
    Keyline.configuration.subcommands.first { group in
      word == name(group) + "s" && group.configuration.subcommands.contains { name($0) == "list" }
    }.map { [name($0), "list"] }
  }

  private static func name(_ command: any ParsableCommand.Type) -> String {
    CommandTree.name(command)
  }
}
