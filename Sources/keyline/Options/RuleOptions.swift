import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineText

/// The parts of a rule, as flags.
struct RuleOptions: ParsableArguments {
  @OptionGroup var scope: ConditionOptions

  @Option(name: .long, help: "The first version, or 'AFTER..BY' if the exact one is unknown.")
  var osFrom: String?

  @Option(name: .long, help: "The first version after its end, or 'AFTER..BY'.")
  var osUntil: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: "A length in points, or a formula such as 'a.b + c.d'.")
  var value: String?

  @Option(name: .long, parsing: .singleValue, help: "An observation that it rests on.")
  var restsOn: [String] = []

  @Option(name: .long, help: "A note.")
  var note: String?

  /// True if nothing is given.
  var isEmpty: Bool {
    osFrom == nil && osUntil == nil && value == nil && note == nil && restsOn.isEmpty
      && scope.conditions.isEmpty
  }

  /// The given parts, with the seed's keys.
  func members() throws -> [(String, JSONValue?)] {
    let os = JSONValue.object([
      ("from", try osFrom.map(ConditionOptions.boundary)),
      ("until", try osUntil.map(ConditionOptions.boundary)),
    ])
    return [
      ("where", try scope.object()),
      ("os", osFrom == nil && osUntil == nil ? nil : os),
      ("value", try value.map(Self.value)),
      ("rests-on", restsOn.isEmpty ? nil : .strings(restsOn)),
      ("note", note.map(JSONValue.string)),
    ]
  }

  /// The arguments of `rule add` that give a rule with exact bounds.
  static func arguments(for rule: Rule) -> [String] {
    var arguments = [rule.metric, "--id", rule.id, "--value", rule.value.text]
    arguments += ConditionOptions.arguments(for: rule.scope)
    if case .exact(let from)? = rule.os.from { arguments += ["--os-from", from.short] }
    if case .exact(let until)? = rule.os.until { arguments += ["--os-until", until.short] }
    return arguments + rule.restsOn.flatMap { ["--rests-on", $0] }
  }

  /// A length, or a formula, whose metrics have a dot in their names.
  private static func value(_ text: String) throws -> JSONValue {
    if Length(text) != nil { return .number(text) }
    guard Formula(text) != nil, text.contains(".") else {
      throw ValidationError(
        "'--value' takes a length in points or a formula such as 'a.b + c.d', not \"\(text)\".")
    }
    return .string(text)
  }
}
