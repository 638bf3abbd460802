import ArgumentParser

/// The help page about the conditions of a question, which the pages of commands leave out.
struct ConditionsTopic: ParsableArguments {
  /// The argument of `help` for it.
  static let name = "conditions"
  static let abstract = "The conditions of a question: what is on screen and how the app runs."
  /// The line on other pages that refers to it.
  static let note = "Conditions such as --landscape or --large-title: keyline help \(name)"

  @OptionGroup var situation: SituationOptions

  /// The page.
  static func text(columns: Int? = nil) -> String {
    let help = helpMessage(columns: columns)
    let sections = help.firstRange(of: "\nCONDITIONS")?.lowerBound ?? help.startIndex
    return """
      OVERVIEW: \(abstract)

      $ keyline get navigationBar.maxY -d iphone-x --os 11 --large-title
      $ keyline audit 'isPhone ? 44 : 50' --metric navigationBar.height --landscape

      Every command that asks takes them. By default: portrait, full screen, no bars.

      """ + help[sections...]
  }
}

extension ArgumentVisibility {
  /// True while a completion script or an error is written: both list conditions that help leaves
  /// out.
  @TaskLocal static var listsConditions = false

  /// The visibility of conditions on the page of a command.
  static var condition: ArgumentVisibility { listsConditions ? .default : .hidden }
}
