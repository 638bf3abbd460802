import ArgumentParser

/// A word where people expect another command to take it, with the call that does.
enum MisplacedWord {
  /// Refuses what the argument parser would not know how to mend.
  static func check(_ arguments: [String]) throws(Failure) {
    if let remedy = version(arguments) ?? format(arguments) ?? option(arguments) {
      throw Failure(remedy, exitCode: ExitStatus.usage)
    }
  }

  /// `--version 18`, which asks for the version of Keyline, and `changes --os 26`.
  private static func version(_ arguments: [String]) -> String? {
    if let place = arguments.firstIndex(where: { $0.hasPrefix("--version") }) {
      let inside = arguments[place].split(separator: "=", maxSplits: 1).dropFirst().first
      let behind = arguments.dropFirst(place + 1).first.map { $0[...] }
      if let version = inside ?? behind, isVersion(version) {
        return "--version takes no value. For iOS \(version), write --os \(version)."
      }
    }
    guard arguments.first == ChangesCommand.configuration.commandName,
      let place = arguments.firstIndex(of: "--os"),
      let version = arguments.dropFirst(place + 1).first
    else { return nil }
    return "changes takes the version without --os. Write: keyline changes \(version)"
  }

  private static func isVersion(_ text: Substring) -> Bool {
    text.first?.isNumber == true && text.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// `export markdown`: tables for documents come from questions.
  private static func format(_ arguments: [String]) -> String? {
    guard arguments.first == ExportCommand.configuration.commandName, arguments.count > 1,
      let format = ["markdown", "html", "asciidoc", "md", "table"].first(where: {
        arguments[1] == $0
      })
    else { return nil }
    let name = format == "md" || format == "table" ? "markdown" : format
    return "export writes code and data. For a table, write: keyline get METRIC --format \(name)"
  }

  /// `device add --size 402x874` and `export seed --output FILE`.
  private static func option(_ arguments: [String]) -> String? {
    let option = { (names: [String]) in
      arguments.first { argument in
        names.contains { argument == $0 || argument.hasPrefix($0 + "=") }
      }
    }
    switch arguments.prefix(2) {
    case ["device", "add"], ["device", "edit"]:
      guard let name = option(["--size", "--width", "--height"]) else { return nil }
      return "Unknown option '\(name)'. The size of a screen in points: --screen 402x874"
    case ["export", "seed"]:
      guard let name = option(["--output", "-o"]) else { return nil }
      return "Unknown option '\(name)'. Write into a folder with --to FOLDER, "
        + "or into a file: keyline export seed > FILE"
    default: return nil
    }
  }
}
