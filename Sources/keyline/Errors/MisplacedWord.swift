import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineText

/// A word where people expect another command to take it, with the call that does.
enum MisplacedWord {
  /// Refuses what the argument parser would not know how to mend.
  static func check(_ arguments: [String]) throws(Failure) {
    var remedy = version(arguments) ?? optionsFirst(arguments)
    // The configurations of other commands take time to make, and get is the command that scripts call.
    if remedy == nil, arguments.first == PlainGet.command {
      remedy = outputOfGet(arguments)
    } else if remedy == nil {
      remedy =
        versionOfChanges(arguments) ?? versions(arguments) ?? format(arguments) ?? option(arguments)
        ?? pair(arguments)
        ?? rows(arguments) ?? picture(arguments) ?? number(arguments) ?? verb(arguments)
    }
    if let remedy {
      throw Failure(remedy, exitCode: ExitStatus.usage)
    }
  }

  /// `--version 18`, which asks for the version of Keyline.
  private static func version(_ arguments: [String]) -> String? {
    guard let place = arguments.firstIndex(where: { $0.hasPrefix("--version") }),
      let version = value(at: place, of: arguments)?.text, isVersion(version[...])
    else { return nil }
    // It takes the version without an option.
    let isOfChanges = arguments.first == ChangesCommand.configuration.commandName
    return "--version takes no value. For iOS \(version), write "
      + (isOfChanges ? "keyline changes \(version)." : "--os \(version).")
  }

  /// The value of the option at a place, behind its equals sign or in the next argument, and how many arguments both
  /// are; nil without a value.
  private static func value(at place: Int, of arguments: [String]) -> (text: String, count: Int)? {
    if let inside = arguments[place].split(separator: "=", maxSplits: 1).dropFirst().first {
      return (String(inside), 1)
    }
    return arguments.dropFirst(place + 1).first.map { ($0, 2) }
  }

  /// `--no-project get METRIC`.
  private static func optionsFirst(_ arguments: [String]) -> String? {
    let options = arguments.prefix { $0.hasPrefix("-") && $0 != "--" }
    let rest = arguments.dropFirst(options.count)
    guard !options.isEmpty, !options.contains(where: { ["-h", "--help"].contains($0) }),
      !options[0].hasPrefix("---"), let command = rest.first, CommandTree.names.contains(command)
    else {
      return nil
    }
    let call = ArgumentText.text(Array(rest) + options)
    return "Options come after the command. Write: keyline \(call)"
  }

  /// `undo 3`.
  private static func number(_ arguments: [String]) -> String? {
    guard arguments.first == Undo.configuration.commandName, arguments.count > 1,
      arguments[1].allSatisfy(\.isNumber)
    else { return nil }
    return "undo takes no number: it takes back the last change, and called again the one before. "
      + "All changes: keyline log"
  }

  /// `get METRIC -o FILE`.
  private static func outputOfGet(_ arguments: [String]) -> String? {
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--wide") { return wide }
    guard let name = options.first(where: { ["-o", "--output"].contains($0) }) else { return nil }
    return "Unknown option '\(name)'. get writes to standard output: add > FILE. For a table that "
      + "'keyline docs update' keeps current in a document: keyline docs --help"
  }

  /// `export csv --wide`.
  private static let wide =
    "CSV has a row for each value. A table with a column for each metric: keyline get METRIC METRIC "
    + "-d DEVICES --format markdown"

  /// `diff 18 26`.
  private static func versions(_ arguments: [String]) -> String? {
    let words = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    guard
      [ChangesCommand.configuration.commandName, DiffCommand.configuration.commandName]
        .contains(arguments.first), words.count == 2, words.allSatisfy({ isVersion($0[...]) })
    else { return nil }
    let (old, new) = (words[1], words[2])
    let options = arguments.dropFirst(3)
    let names = options.isEmpty ? "-d iphones" : ArgumentText.text(Array(options))
    return
      "Two versions: keyline diff \(names) --os \(old),\(new). What iOS \(new) changed: keyline changes \(new)"
  }

  /// `changes --os 26`, `changes --os 18-26 -d iphone-16`.
  private static func versionOfChanges(_ arguments: [String]) -> String? {
    guard arguments.first == ChangesCommand.configuration.commandName,
      let place = arguments.firstIndex(where: { $0 == "--os" || $0.hasPrefix("--os=") }),
      let value = value(at: place, of: arguments)
    else { return nil }
    let versions = Set(value.text.split { $0 == "-" || $0 == "," }.compactMap { StatedVersion($0) })
      .sorted { $0.first < $1.first }
    guard let newest = versions.last else { return nil }
    let others = arguments[1..<place] + arguments.dropFirst(place + value.count)
    let call = ArgumentText.text(
      ["changes", "\(newest)"] + others.drop { isVersion($0[...]) })
    let two = ". Two versions: keyline diff DEVICE --os \(versions[0]),\(newest)"
    return "changes takes one version, without --os. Write: keyline \(call)"
      + (versions.count > 1 ? two : "")
  }

  private static func isVersion(_ text: Substring) -> Bool {
    text.first?.isNumber == true && text.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// `export markdown`: tables for documents come from questions.
  private static func format(_ arguments: [String]) -> String? {
    guard arguments.first == ExportCommand.configuration.commandName, arguments.count > 1,
      let format = ["markdown", "html", "asciidoc", "md", "table", "css", "scss", "tokens"].first(
        where: { arguments[1] == $0 })
    else { return nil }
    if ["css", "scss", "tokens"].contains(format) {
      return
        "export writes no \(format). For values to make them of: keyline export json METRIC -d DEVICE"
    }
    let name = format == "md" || format == "table" ? "markdown" : format
    return "export writes code and data. For a table, write: keyline get METRIC --format \(name)"
  }

  /// `device add --width 402` without a height, `db status METRIC` and `export seed --output FILE`.
  private static func option(_ arguments: [String]) -> String? {
    let option = { (names: [String]) in
      arguments.first { argument in
        names.contains { argument == $0 || argument.hasPrefix($0 + "=") }
      }
    }
    if ["set", "import", "device", "rule", "observation"].contains(arguments.first),
      option(["--project"]) != nil
    {
      return "Your own rows go into your database. Share them in a project: \(Failure.sharing)"
    }
    if arguments.first == SetCommand.configuration.commandName, arguments.count > 2,
      !arguments.contains(where: { $0.contains("=") }),
      option(["-d", "--device", "-h", "--help"]) == nil
    {
      return "set takes a metric with its value, a device and a version, such as: "
        + "keyline set keyboard.height=336 -d iphone-15 --os 18.1"
    }
    if arguments.first == FindCommand.configuration.commandName,
      arguments.contains(where: { $0 == "--missing" || $0.hasSuffix("=unknown") })
    {
      return "find looks for values. What is unknown: keyline db coverage --missing METRIC"
    }
    if arguments.first == ExportCommand.configuration.commandName, option(["--wide"]) != nil {
      return wide
    }
    switch arguments.first == "devices" ? ["device", "list"] : arguments.prefix(2) {
    case ["device", "list"]:
      let takes = "device list takes sets: keyline device list "
      if arguments.first == "device", let set = SpokenSet.version(arguments.dropFirst(2)) {
        return takes + set
      }
      if let set = SpokenSet.features.first(where: { arguments.contains("--" + $0) }) {
        return takes + set
      }
      guard let name = option(["--width", "--family", "--since", "--os"]) else { return nil }
      let value =
        name.split(separator: "=").dropFirst().first.map(String.init)
        ?? arguments.drop { $0 != name }.dropFirst().first
      return takes + "\(name.dropFirst(2).prefix { $0 != "=" }):\(value ?? "VALUE")"
    case ["device", "add"], ["device", "edit"]:
      let sizes = zip(arguments, arguments.dropFirst()).dropFirst(2).filter { before, word in
        !before.hasPrefix("-") && (try? ScreenSize(word)) != nil
      }
      if let size = sizes.first?.1, option(["--screen"]) == nil {
        return "Give the size with an option: --screen \(size); its scale with --scale 3."
      }
      guard option(["--width", "--height"]) != nil else { return nil }
      return "Give both --width and --height, or --screen 402x874 alone."
    case ["db", "status"]:
      guard let metric = arguments.dropFirst(2).first, !metric.hasPrefix("-") else { return nil }
      return "db status takes no metric. How much is known of one: keyline db coverage "
        + ArgumentText.text([metric])
    case ["export", "seed"]:
      guard let name = option(["--output", "-o"]) else { return nil }
      return "Unknown option '\(name)'. Write into a folder with --to FOLDER, "
        + "or into a file: keyline export seed > FILE"
    default: return nil
    }
  }

  /// `compare iphone 15 iphone 17`: two devices are what diff compares.
  private static func pair(_ arguments: [String]) -> String? {
    if arguments.first == CompareCommand.configuration.commandName,
      arguments.contains(where: { ["-d", "--device"].contains($0) })
    {
      return
        "compare checks one file. Two devices: keyline diff DEVICE DEVICE. A metric of several: "
        + "keyline get METRIC -d DEVICE,DEVICE"
    }
    return nil
  }

  /// `find notch`: sets of devices are listed.
  private static func rows(_ arguments: [String]) -> String? {
    let whole = arguments.dropFirst().joined(separator: "-").lowercased()
    guard arguments.first == FindCommand.configuration.commandName,
      SpokenSet.features.contains(whole)
    else { return nil }
    return "find looks for values. Devices of a set: keyline device list \(whole)"
  }

  /// `draw iphone-15 picture.png`.
  private static func picture(_ arguments: [String]) -> String? {
    let words = arguments.prefix { !$0.hasPrefix("-") }
    guard arguments.first == DrawCommand.configuration.commandName,
      let file = words.first(where: { word in
        [".svg", ".png", ".pdf", ".jpg"].contains { word.lowercased().hasSuffix($0) }
      })
    else { return nil }
    let name = file.prefix { $0 != "." } + ".svg"
    return
      "draw writes SVG. Name the file with an option: --output \(ArgumentText.text([String(name)]))"
  }

  /// Verbs that are no commands here, with the commands that do it.
  private static func verb(_ arguments: [String]) -> String? {
    guard let word = arguments.first?.lowercased() else { return nil }
    if word == "source",
      arguments.contains(where: { SpokenCommand.disputed.contains($0) || $0 == "--contradicting" })
    {
      return
        "source lists sources. Readings that contradict others: keyline observation list --disputed"
    }
    if word == "share" || word == "db" && arguments.dropFirst().first == "share" {
      return "No command \"\(word == "db" ? "db share" : word)\". Share your rows in a project: "
        + Failure.sharing
    }
    if ["unset", "delete", "remove"].contains(word) {
      return "No command \"\(word)\". Take back your last change: keyline undo. Your changes: "
        + "keyline log. Remove one value that you set: keyline rule remove ID"
    }
    if arguments.count == 1, word == "changes" || word == "diff" {
      let call = word == "changes" ? "changes 26" : "diff iphone-15 iphone-17"
      return "Write what to compare, such as: keyline \(call). Your own changes: keyline log"
    }
    if word == "why" {
      return "No command \"why\". Why a value is so: keyline explain METRIC -d DEVICE"
    }
    guard arguments.count > 1, !arguments[1].hasPrefix("-") else { return nil }
    switch word {
    case "check", "validate", "lint":
      return
        "No command \"\(word)\". Tables in a document: keyline docs check FILE. A table of values: "
        + "keyline compare FILE. A constant in code: keyline audit 'hasNotch ? 88 : 64'"
    default: return swapped(word, arguments[1])
    }
  }

  /// The call that words about a scroll view mean which name no device: `scroll view jumps`.
  static func remedy(_ arguments: [String], after error: any Error) -> Failure? {
    let words = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    guard error is SetError, arguments.first == ScrollCommand.configuration.commandName,
      words.count > 1, Family(beginning: words[1]) == nil
    else { return nil }
    return Failure(
      "scroll takes a device and flags, such as: keyline scroll iphone-16 --navigation-bar "
        + "--content-inset 64,0,49,0. Search: keyline search scroll "
        + words.joined(separator: " "), exitCode: ExitStatus.usage)
  }

  /// `add device` for `device add`.
  private static func swapped(_ verb: String, _ noun: String) -> String? {
    guard !CommandTree.names.contains(verb) else { return nil }
    let path = Keyline.configuration.subcommands.lazy.map { $0.configuration }.compactMap {
      group -> String? in
      guard let name = group.commandName,
        noun.lowercased() == name || noun.lowercased() == name + "s",
        group.subcommands.contains(where: { $0.configuration.commandName == verb })
      else { return nil }
      return "\(name) \(verb)"
    }.first
    return path.map {
      "No command \"\(verb) \(noun)\". Did you mean keyline \($0)? See: keyline \($0) --help"
    }
  }
}
