import ArgumentParser
import KeylineModel
import KeylineQuery

/// Plain words that call a command without its name: two devices around `vs`, the size of a screen; and a sheet or a
/// navigation bar of UIKit, where no device follows.
enum SpokenCommand {
  /// The command meant by words that do not begin with its name; nil if they mean none.
  static func command(_ words: [String]) -> [String]? {
    if words.count == 1, (try? ScreenSize(words[0])) != nil {
      return [CommandTree.name(QuestionCommand<FindCommand>.self)] + words
    }
    let sheet = CommandTree.name(QuestionCommand<SheetCommand>.self)
    let both = [sheet, CommandTree.name(NavbarCommand.self)]
    if words.count > 1, both.contains(words[0]), Family(beginning: words[1]) == nil {
      return [sheet] + words
    }
    return sides(words).map { [CommandTree.name(QuestionCommand<DiffCommand>.self)] + $0 }
  }

  /// The two devices between which `vs` stands, and keys of metrics: `iphone 15 vs iphone 16 pro tabBar.height`.
  private static func sides(_ words: [String]) -> [String]? {
    let sides = words.split(
      omittingEmptySubsequences: false, whereSeparator: SpokenSituation.isVersus)
    guard sides.count == 2,
      sides.allSatisfy({ $0.first.flatMap(Family.init(beginning:)) != nil })
    else { return nil }
    return sides.map { side in side.filter { !$0.contains(".") }.joined(separator: " ") }
      + sides[1].filter { $0.contains(".") }
  }
}
