import ArgumentParser
import KeylineModel
import KeylineQuery

/// The commands that plain words call without their names: `iphone 15 vs iphone 16`, `devices`, `what changed in
/// ios 26`.
enum SpokenCommand {
  /// The command that words mean that do not begin with its name; nil for all others.
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
    guard let first = words.first, !CommandTree.names.contains(first), first != "help" else {
      return nil
    }
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
    "missing", "lack", "lacks", "unknown", "unmeasured", "gaps", "coverage",
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
    let formats = ExportCommand.configuration.subcommands.map(CommandTree.name)
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
