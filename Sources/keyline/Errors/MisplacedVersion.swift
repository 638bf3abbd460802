import ArgumentParser

/// A version behind a flag that does not take it, with the call that does.
enum MisplacedVersion {
  /// Refuses `--version 18`, which asks for the version of Keyline, and `changes --os 26`.
  static func check(_ arguments: [String]) throws(Failure) {
    if let place = arguments.firstIndex(where: { $0.hasPrefix("--version") }) {
      let inside = arguments[place].split(separator: "=", maxSplits: 1).dropFirst().first
      let behind = arguments.dropFirst(place + 1).first.map { $0[...] }
      if let version = inside ?? behind, isVersion(version) {
        throw Failure(
          "--version takes no value. For iOS \(version), write --os \(version).",
          exitCode: ExitStatus.usage)
      }
    }
    if arguments.first == ChangesCommand.configuration.commandName,
      let place = arguments.firstIndex(of: "--os"),
      let version = arguments.dropFirst(place + 1).first
    {
      throw Failure(
        "changes takes the version without --os. Write: keyline changes \(version)",
        exitCode: ExitStatus.usage)
    }
  }

  private static func isVersion(_ text: Substring) -> Bool {
    text.first?.isNumber == true && text.allSatisfy { $0.isNumber || $0 == "." }
  }
}
