import ArgumentParser
import KeylineText

/// Options as people write them, where a command has another word for the same.
enum SpokenOption {
  /// The arguments with the words that the commands have.
  static func ours(_ arguments: [String]) -> [String] {
    // Most calls have none, `--version` stands alone, and get is the command that scripts call.
    guard arguments.count > 1, arguments.contains(where: { $0.hasPrefix("--") }) else {
      return arguments
    }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var ours = arguments[..<end].flatMap(named)
    if ours.first == PlainGet.command { return ours + arguments[end...] }
    switch ours.prefix(2) {
    case let words where words.first == ExportCommand.configuration.commandName:
      ours = withFormatFirst(ours)
    case ["device", "add"], ["device", "edit"]: ours = ofDevice(ours)
    case let words where words.first == AdaptCommand.configuration.commandName:
      ours = withLanguage(ours)
    default: break
    }
    return ours + arguments[end...]
  }

  /// The name that commands have for an option. Every call would pay for building a dictionary.
  private static func name(of option: Substring) -> String? {
    switch option {
    case "--nav-bar", "--navbar": "--navigation-bar"
    case "--tabbar": "--tab-bar"
    case "--searchbar": "--search-bar"
    case "--large-titles": "--large-title"
    case "--devices": "--device"
    case "--ios": "--os"
    default: nil
    }
  }

  /// Formats that stand as an option of their own.
  private static let formats = [
    "--csv", "--tsv", "--markdown", "--md", "--html", "--swift", "--typescript", "--objc",
  ]

  private static func named(_ argument: String) -> [String] {
    guard argument.hasPrefix("--") else { return [argument] }
    if formats.contains(argument) { return ["--format", String(argument.dropFirst(2))] }
    let end = argument.firstIndex(of: "=") ?? argument.endIndex
    return [name(of: argument[..<end]).map { $0 + argument[end...] } ?? argument]
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
