import ArgumentParser
import KeylineQuery
import KeylineText

/// Options as people write them, where a command has another word for the same.
enum SpokenOption {
  /// The arguments with the words that the commands have.
  static func ours(_ arguments: [String]) -> [String] {
    // Most calls have none, and get is the command that scripts call.
    guard arguments.first != PlainGet.command || arguments.contains(where: { $0.hasPrefix("--") })
    else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var ours = arguments[..<end].flatMap(named)
    if ours.first == PlainGet.command { return ours + arguments[end...] }
    switch ours.prefix(2) {
    case let words where words.first == ExportCommand.configuration.commandName:
      ours = withFormatFirst(ours)
    case ["device", "add"], ["device", "edit"]: ours = ofDevice(ours)
    case ["observation", "add"], ["rule", "add"]:
      ours = ours.prefix(2) + ofEvidence(ours.dropFirst(2))
    case ["device", "list"]: ours = ours.prefix(2) + withSets(ours.dropFirst(2))
    case let words where words.first == AdaptCommand.configuration.commandName:
      ours = withLanguage(ours)
    default: break
    }
    return ours + arguments[end...]
  }

  /// Other names of options that many commands have.
  private static let names = [
    "--nav-bar": "--navigation-bar", "--navbar": "--navigation-bar", "--tabbar": "--tab-bar",
    "--searchbar": "--search-bar", "--large-titles": "--large-title", "--devices": "--device",
    "--ios": "--os",
  ]

  /// Formats that stand as an option of their own.
  private static let formats: Set<String> = [
    "--csv", "--tsv", "--markdown", "--md", "--html", "--swift", "--typescript", "--objc",
  ]

  private static func named(_ argument: String) -> [String] {
    guard argument.hasPrefix("--") else { return [argument] }
    if formats.contains(argument) { return ["--format", String(argument.dropFirst(2))] }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = names[String(parts[0])] else { return [argument] }
    return [([name[...]] + parts.dropFirst()).joined(separator: "=")]
  }

  /// `export navigationBar.height --format swift`, which names the command behind its words.
  private static func withFormatFirst(_ words: [String]) -> [String] {
    let formats = ExportCommand.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    let options = ["--format", "-f", "--as"]
    // `--format=swift` is one word, `--format swift` two.
    let words = words.flatMap { word -> [String] in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 && options.contains(parts[0]) ? parts : [word]
    }
    guard words.count > 1, !formats.contains(words[1]),
      let place = words.firstIndex(where: options.contains),
      let format = words.dropFirst(place + 1).first, formats.contains(format)
    else { return words }
    return [words[0], format] + words[1..<place] + words[(place + 2)...]
  }

  /// `adapt GOAL --code`, which names no language.
  private static func withLanguage(_ words: [String]) -> [String] {
    words.indices.flatMap { index in
      let isBare =
        words[index] == "--code" && words.dropFirst(index + 1).first?.hasPrefix("-") != false
      return isBare ? [words[index], CodeLanguage.swift.rawValue] : [words[index]]
    }
  }

  /// `observation add statusBar.height=60 -d iphone-15`, as `set` takes it: the value has an option, and the
  /// device is one of the conditions.
  private static func ofEvidence(_ words: ArraySlice<String>) -> [String] {
    var ours: [String] = []
    var rest = words
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if isDevice(word), let device = parts.dropFirst().first ?? rest.popFirst() {
        ours += ["--where", "devices=\(device)"]
      } else if ours.isEmpty, parts.count == 2, !word.hasPrefix("-") {
        ours += [parts[0], "--value", parts[1]]
      } else {
        ours.append(word)
      }
    }
    return ours
  }

  /// True for the option that names devices in most commands.
  private static func isDevice(_ word: String) -> Bool {
    ["-d", "--device"].contains(word) || word.hasPrefix("--device=")
  }

  /// `device list --width 390`, `device list -d notch`: an option alone that stands for a set, `width:390`. Of
  /// several it would be open whether all must hold.
  private static func withSets(_ words: ArraySlice<String>) -> [String] {
    guard let word = words.first else { return [] }
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    let name = String(parts[0].drop { $0 == "-" })
    let value = parts.dropFirst().first ?? words.dropFirst().first
    let rest = words.dropFirst(parts.count > 1 ? 1 : 2)
    guard word.hasPrefix("-") else { return Array(words) }
    if SpokenSet.features.contains(name) { return [name] + words.dropFirst() }
    guard let value else { return Array(words) }
    if isDevice(word) { return [value] + rest }
    return ["width", "family", "since", "os"].contains(name)
      ? ["\(name):\(value)"] + rest : Array(words)
  }

  /// `--width 402 --height 874`, `--size 402x874` and `--dynamic-island` of a device.
  private static func ofDevice(_ words: [String]) -> [String] {
    var ours: [String] = []
    var sides: [String: String] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "--width", "--height":
        let value = parts.count > 1 ? parts[1] : rest.popFirst()
        guard let value, !value.hasPrefix("-") else { return words }
        sides[parts[0]] = value
      case "--size": ours += ["--screen"] + parts.dropFirst()
      case "--dynamic-island", "--notch": ours += ["--sensor-housing", String(word.dropFirst(2))]
      default: ours.append(word)
      }
    }
    if sides.isEmpty { return ours }
    guard let width = sides["--width"], let height = sides["--height"], !ours.contains("--screen")
    else { return words }
    return ours + ["--screen", "\(width)x\(height)"]
  }
}
