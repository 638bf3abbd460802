import KeylineModel
import KeylineQuery

/// The plain form of `get`: metrics, devices, one set of versions, the content of the bar, one
/// database.
///
/// It is a second reader of ``Get``. The argument parser takes as long to start as everything else
/// together, so the most frequent question avoids it.
struct PlainGet {
  let ask: Ask
  let form: TableForm
  /// The word that calls it.
  static let command = "get"

  /// The file of the database as given.
  let database: String?

  /// Reads the arguments; nil for anything else, which the argument parser then reads or refuses.
  init?(_ arguments: [String], _ defaults: ProjectConfiguration) {
    guard arguments.first == Self.command else { return nil }
    var metrics: [String] = []
    var devices: [String] = []
    var exceptions: [String] = []
    var single: [String: String] = [:]
    var flags: Set<String> = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--landscape", "--large-title", "--tab-bar", "--no-notes":
        guard flags.insert(argument).inserted else { return nil }
        continue
      case _ where !argument.hasPrefix("-"):
        metrics.append(argument)
        continue
      default: break
      }
      guard let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
      switch argument {
      case "-d", "--device": devices.append(value)
      case "--except": exceptions.append(value)
      case "--os", "--database":
        guard single.updateValue(value, forKey: argument) == nil else { return nil }
      default: return nil
      }
    }
    if metrics.isEmpty, devices.isEmpty || !flags.isEmpty { return nil }
    ask = Ask(
      metrics, devices: devices, except: exceptions, os: single["--os"],
      orientation: flags.contains("--landscape") ? .landscape : nil,
      situation: Self.situation(flags)
    ).completed(by: defaults)
    form = TableForm(detail: flags.contains("--no-notes") ? .silent : .counted)
    database = single["--database"]
  }

  private static func situation(_ flags: Set<String>) -> Situation {
    var situation = Situation()
    situation.content.largeTitle = flags.contains("--large-title")
    situation.content.tabBar = flags.contains("--tab-bar")
    return situation.completed
  }

  /// Writes the answer into a context.
  func run(in context: CommandContext) throws {
    let database = try Database(path: database, seedFolder: nil, context)
    try ask.answer(form, from: database, in: context)
  }
}
