import ArgumentParser
import KeylineModel
import KeylineText

/// The options for a situation that an unknown option means: `--split one-half` for `--split-view`.
enum MeantOption {
  /// The refusal of an unknown option with those that it means; nil for any other error, and where it means none.
  static func remedy(_ arguments: [String], after error: any Error) -> Failure? {
    let message = Keyline.message(for: error)
    guard message.hasPrefix(refusal) else { return nil }
    let name = message.dropFirst(refusal.count).prefix { $0 != "'" }
    let words = name.split(separator: "-").map(String.init)
    let help = Keyline.helpMessage(for: CommandTree.called(by: arguments))
    let meant = meant(words).filter { help.contains("\($0.flag) ") }
    // An option that the parser finds is written nearly so, unless each word says more than the letters.
    let isFound = !message.hasSuffix("'")
    guard let shared = meant.first?.shared, !isFound || shared == words.count else { return nil }
    let list = Names.list(meant.map { "'\($0.text)'" }, "or")
    let usage = Keyline.fullMessage(for: error).split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false
    ).dropFirst().joined()
    return Failure(
      "\(refusal)\(name)'. Did you mean \(list)?\n\(usage)", exitCode: ExitStatus.usage)
  }

  private static let refusal = "Unknown option '--"

  /// The settings that share most words with some; each has all words of its condition or all of its value among
  /// them, or a word alone in its value.
  private static func meant(_ words: [String]) -> [(flag: String, text: String, shared: Int)] {
    let settings = Dimension.allCases.filter { !$0.isDeviceAttribute }.flatMap { dimension in
      (1..<max(2, dimension.valueCount)).map {
        (dimension.key, dimension.flag, dimension.flag(for: $0))
      }
    }
    let ranked = settings.compactMap {
      key, flag, text -> (flag: String, text: String, shared: Int)? in
      let key = key.split(separator: "-").map(String.init)
      let value = text.dropFirst(flag.count).split { " -".contains($0) }.map(String.init)
      guard
        key.allSatisfy(words.contains) || !value.isEmpty && value.allSatisfy(words.contains)
          || words.count == 1 && value.contains(words[0])
      else { return nil }
      return (flag, text, (key + value).count(where: words.contains))
    }
    let most = ranked.map(\.shared).max()
    return ranked.filter { $0.shared == most }
  }
}
