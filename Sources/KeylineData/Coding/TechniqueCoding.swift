package import KeylineModel

extension Technique: SeedRow {
  private static let keys = fields.names()

  /// Reads a technique.
  init(_ value: JSONValue, in text: SourceText, layer: Layer) throws(InputError) {
    let object = try ObjectReader(value, in: text, allowed: Self.keys)
    _ = try object.required("kind")
    guard let kind = try object.choice("kind", of: Kind.self) else {
      throw object.error("a kind is expected", at: "kind")
    }
    let sources = try object.identifiers(
      "sources", Identifier.isSource, form: Identifier.form)
    guard !sources.isEmpty else {
      throw object.error("a technique must name at least one source", at: "sources")
    }
    self.init(
      id: try object.identifier("id", Identifier.isValid, form: Identifier.form),
      title: try object.requiredText("title"), chineseTitle: try object.optionalText("title-zh"),
      kind: kind, goals: try Self.goals(object), effect: try object.requiredText("effect"),
      support: try Self.support(object), hazards: try Self.texts("hazards", object),
      constants: try Self.constants(object), tree: try Self.tree(object), sources: sources,
      note: try object.optionalText("note"), layer: layer)
  }

  private static func goals(_ object: ObjectReader) throws(InputError) -> [Goal] {
    var goals: [Goal] = []
    for name in try object.strings("goals") {
      guard let goal = Goal(rawValue: name) else {
        let allowed = Goal.allCases.map(\.rawValue).joined(separator: ", ")
        throw object.error("\"\(name)\" is not a goal. Allowed: \(allowed).", at: "goals")
      }
      goals.append(goal)
    }
    return goals
  }

  private static func support(_ object: ObjectReader) throws(InputError) -> [Support] {
    var support: [Support] = []
    for (value, path) in try object.objects("support") {
      let row = try ObjectReader(
        value, in: object.text, path: path, allowed: Support.fields.names())
      _ = try row.required("verdict")
      guard let verdict = try row.choice("verdict", of: Support.Verdict.self) else {
        throw row.error("a verdict is expected", at: "verdict")
      }
      support.append(
        .init(
          os: try BoundsCoding.decode(row, "os"), verdict: verdict,
          note: try row.optionalText("note")))
    }
    return support
  }

  private static func constants(_ object: ObjectReader) throws(InputError) -> [Constant] {
    var constants: [Constant] = []
    for (value, path) in try object.objects("constants") {
      let row = try ObjectReader(
        value, in: object.text, path: path, allowed: Constant.fields.names())
      constants.append(
        .init(
          name: try row.requiredText("name"), value: try constant(row),
          note: try row.optionalText("note")))
    }
    return constants
  }

  private static func constant(_ row: ObjectReader) throws(InputError) -> Constant.Value {
    if let number = try row.number("number") {
      guard row["value"] == nil else {
        throw row.error("a constant has a value or a number, not both", at: "number")
      }
      return .number(number)
    }
    switch try Rule.Value(row) {
    case .length(let length): return .length(length)
    case .formula(let formula): return .formula(formula)
    }
  }

  /// Lines that, unlike other texts, may begin with spaces.
  private static func tree(_ object: ObjectReader) throws(InputError) -> [String] {
    let lines = try object.strings("tree")
    for line in lines {
      let text = String(line.drop { $0 == " " })
      guard !text.isEmpty else { throw object.error("a line without a view", at: "tree") }
      if let objection = TextRule.objection(toText: text) {
        throw object.error(objection, at: "tree")
      }
    }
    return lines
  }

  private static func texts(_ key: String, _ object: ObjectReader) throws(InputError) -> [String] {
    let texts = try object.strings(key)
    for text in texts {
      if let objection = TextRule.objection(toText: text) { throw object.error(objection, at: key) }
    }
    return texts
  }

  package var json: JSONValue { Self.fields.object(of: self) }

  /// A way to reach an adaptation goal, with the keys of the seed.
  package static let schema = SchemaDefinition("technique", .object(fields))
}

extension Technique {
  /// All fields of a technique in a file.
  static let fields: [Field<Technique>] = identity + effects + origin

  private static let identity: [Field<Technique>] = [
    .required("id", .text, "The identifier: the name in kebab case.") { $0.id },
    .required("title", .text, "A short English title.") { $0.title },
    .optional("title-zh", .text, "The title in Chinese.") { $0.chineseTitle },
    .required("kind", .choice, "Its kind.") { $0.kind },
    .unlessEmpty("goals", .array(of: .choice), "Its purpose.") { $0.goals },
  ]

  private static let effects: [Field<Technique>] = [
    .required("effect", .text, "Its effect, in one sentence.") { $0.effect },
    .unlessEmpty("support", .array(of: .object(Support.fields)), "The versions on which it works.")
    {
      $0.support
    },
    .unlessEmpty("hazards", .texts, "Its cost.") { $0.hazards },
    .unlessEmpty(
      "constants", .array(of: .object(Constant.fields)), "The numbers that it needs."
    ) { $0.constants },
    .unlessEmpty("tree", .texts, "A hierarchy of views, indented by two spaces a level.") {
      $0.tree
    },
  ]

  private static let origin: [Field<Technique>] = [
    .required("sources", .texts, "The keys of the sources.") { $0.sources },
    .optional("note", .text, "A note.") { $0.note },
  ]
}

extension Technique.Support {
  fileprivate static let fields: [Field<Technique.Support>] = [
    .optional("os", .bounds, "The versions; all of them if omitted.") {
      BoundsCoding.encode($0.os)
    },
    .required("verdict", .choice, "How well it works.") { $0.verdict },
    .optional("note", .text, "A note.") { $0.note },
  ]
}

extension Technique.Constant {
  fileprivate static let fields: [Field<Technique.Constant>] = [
    .required("name", .text, "The purpose of the number.") { $0.name },
    .optional("value", .value, "A length in points, or a formula.") { constant in
      switch constant.value {
      case .length(let length): .length(length)
      case .formula(let formula): .formula(formula)
      case .number: nil
      }
    },
    .optional("number", .digits, "A number other than a length.") { constant in
      if case .number(let digits) = constant.value { digits } else { nil }
    },
    .optional("note", .text, "A note.") { $0.note },
  ]
}

extension Form<String> {
  fileprivate static var digits: Form { Form(.number) { .number($0) } }
}
