public import KeylineJSON
public import KeylineModel

/// Reads and writes techniques.
public enum TechniqueCoding {
  static let keys = [
    "id", "title", "title-zh", "kind", "goals", "effect", "support", "hazards", "constants",
    "tree", "sources", "note",
  ]

  static func decode(
    _ value: JSONValue, in text: JSONText, layer: Layer
  ) throws(InputError) -> Technique {
    let fields = try Fields(value, in: text, allowed: keys)
    _ = try fields.required("kind")
    guard let kind = try fields.choice("kind", of: Technique.Kind.self) else {
      throw fields.error("a kind is expected", at: "kind")
    }
    let sources = try fields.identifiers(
      "sources", Identifier.isSource, form: Identifier.form)
    guard !sources.isEmpty else {
      throw fields.error("a technique names at least one source", at: "sources")
    }
    return Technique(
      id: try fields.identifier("id", Identifier.isValid, form: Identifier.form),
      title: try fields.requiredText("title"), chineseTitle: try fields.optionalText("title-zh"),
      kind: kind, goals: try goals(fields), effect: try fields.requiredText("effect"),
      support: try support(fields), hazards: try texts("hazards", fields),
      constants: try constants(fields), tree: try tree(fields), sources: sources,
      note: try fields.optionalText("note"), layer: layer)
  }

  private static func goals(_ fields: Fields) throws(InputError) -> [Technique.Goal] {
    var goals: [Technique.Goal] = []
    for name in try fields.strings("goals") {
      guard let goal = Technique.Goal(rawValue: name) else {
        let allowed = Technique.Goal.allCases.map(\.rawValue).joined(separator: ", ")
        throw fields.error("\"\(name)\" is no goal. Allowed: \(allowed).", at: "goals")
      }
      goals.append(goal)
    }
    return goals
  }

  private static func support(_ fields: Fields) throws(InputError) -> [Technique.Support] {
    var support: [Technique.Support] = []
    for (value, path) in try fields.objects("support") {
      let row = try Fields(
        value, in: fields.text, path: path, allowed: ["os", "verdict", "note"])
      _ = try row.required("verdict")
      guard let verdict = try row.choice("verdict", of: Technique.Support.Verdict.self) else {
        throw row.error("a verdict is expected", at: "verdict")
      }
      support.append(
        .init(
          os: try BoundsCoding.decode(row, "os"), verdict: verdict,
          note: try row.optionalText("note")))
    }
    return support
  }

  private static func constants(_ fields: Fields) throws(InputError) -> [Technique.Constant] {
    var constants: [Technique.Constant] = []
    for (value, path) in try fields.objects("constants") {
      let row = try Fields(
        value, in: fields.text, path: path, allowed: ["name", "value", "number", "note"])
      constants.append(
        .init(
          name: try row.requiredText("name"), value: try constant(row),
          note: try row.optionalText("note")))
    }
    return constants
  }

  private static func constant(_ row: Fields) throws(InputError) -> Technique.Constant.Value {
    if let number = try row.number("number") {
      guard row["value"] == nil else {
        throw row.error("a constant has a value or a number, not both", at: "number")
      }
      return .number(number)
    }
    switch try RuleCoding.decodeValue(row) {
    case .length(let length): return .length(length)
    case .formula(let formula): return .formula(formula)
    }
  }

  /// Lines that may begin with spaces, which other texts may not.
  private static func tree(_ fields: Fields) throws(InputError) -> [String] {
    let lines = try fields.strings("tree")
    for line in lines {
      let text = String(line.drop { $0 == " " })
      guard !text.isEmpty else { throw fields.error("a line without a view", at: "tree") }
      if let objection = TextRule.objection(toText: text) {
        throw fields.error(objection, at: "tree")
      }
    }
    return lines
  }

  private static func texts(_ key: String, _ fields: Fields) throws(InputError) -> [String] {
    let texts = try fields.strings(key)
    for text in texts {
      if let objection = TextRule.objection(toText: text) { throw fields.error(objection, at: key) }
    }
    return texts
  }

  /// The technique with the seed's keys in the seed's order.
  public static func encode(_ technique: Technique) -> JSONValue {
    .object([
      ("id", .string(technique.id)),
      ("title", .string(technique.title)),
      ("title-zh", technique.chineseTitle.map(JSONValue.string)),
      ("kind", .string(technique.kind.rawValue)),
      ("goals", list(technique.goals.map(\.rawValue))),
      ("effect", .string(technique.effect)),
      ("support", technique.support.isEmpty ? nil : .array(technique.support.map(encode))),
      ("hazards", list(technique.hazards)),
      ("constants", technique.constants.isEmpty ? nil : .array(technique.constants.map(encode))),
      ("tree", list(technique.tree)),
      ("sources", .strings(technique.sources)),
      ("note", technique.note.map(JSONValue.string)),
    ])
  }

  private static func list(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .strings(texts)
  }

  private static func encode(_ support: Technique.Support) -> JSONValue {
    .object([
      ("os", BoundsCoding.encode(support.os)),
      ("verdict", .string(support.verdict.rawValue)),
      ("note", support.note.map(JSONValue.string)),
    ])
  }

  private static func encode(_ constant: Technique.Constant) -> JSONValue {
    var value: JSONValue?
    var number: JSONValue?
    switch constant.value {
    case .length(let length): value = .number(length)
    case .formula(let formula): value = .string(formula.description)
    case .number(let digits): number = .number(digits)
    }
    return .object([
      ("name", .string(constant.name)), ("value", value), ("number", number),
      ("note", constant.note.map(JSONValue.string)),
    ])
  }
}
