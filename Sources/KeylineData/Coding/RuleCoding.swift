package import KeylineModel

extension Rule: SeedRow {
  private static let keys = fields.names()

  /// Reads a rule of a metric.
  init(
    _ value: JSONValue, metric: Metric.ID, in text: SourceText, path: String, layer: Layer
  ) throws(InputError) {
    let object = try ObjectReader(value, in: text, path: path, allowed: Self.keys)
    let restsOn = try object.identifiers("rests-on", Identifier.isPair, form: "source/name")
    guard !restsOn.isEmpty else {
      throw object.error("a rule must rest on at least one observation", at: "rests-on")
    }
    self.init(
      id: try object.identifier("id", Identifier.isPair, form: "metric-name/rule-name"),
      metric: metric,
      scope: try ScopeCoding.decode(object, "where"),
      os: try BoundsCoding.decode(object, "os"),
      value: try Value(object),
      restsOn: restsOn,
      continues: try object.identifiers("continues", Identifier.isPair, form: "source/name"),
      note: try object.optionalText("note"),
      layer: layer)
  }

  package var json: JSONValue { Self.namedFields.object(of: self) }

  /// The rule in a seed file, whose metric stands above the rows.
  package var jsonInFile: JSONValue { Self.fields.object(of: self) }

  /// The definition of a rule, with the keys of the seed and the metric.
  package static let schema = SchemaDefinition("rule", .object(namedFields))
}

extension Rule.Value {
  /// Reads the key `value`: a length or a formula.
  init(_ object: ObjectReader) throws(InputError) {
    let value = try object.required("value")
    switch value.kind {
    case .string(let text):
      guard let formula = Formula(text) else {
        throw object.error(
          "\"\(text)\" is not a formula; a formula is metrics joined by \" + \" and \" - \"",
          at: "value")
      }
      self = .formula(formula)
    case .number(let digits):
      guard let length = Length(digits) else {
        throw object.error(ObjectReader.lengthForm(digits), at: "value")
      }
      self = .length(length)
    default:
      throw object.error("\(value.summary) is neither a length nor a formula", at: "value")
    }
  }
}

extension Rule {
  /// All fields of a rule in a file, where its metric is named once above the rows.
  package static let fields: [Field<Rule>] = namedFields.filter { $0.property.name != "metric" }

  /// All fields of a rule that names its metric.
  static let namedFields: [Field<Rule>] = [
    .required("id", .text, "The identifier: the metric in kebab case, a slash and a name.") {
      $0.id
    },
    .required("metric", .text, "The key of the metric.") { $0.metric },
    .optional("where", .scope, "The conditions; everywhere if omitted.") {
      ScopeCoding.encode($0.scope)
    },
    .optional("os", .bounds, "The versions; all of them if omitted.") {
      BoundsCoding.encode($0.os)
    },
    .required(
      "value", .value, "A length in points, or a formula: metrics joined by \" + \" and \" - \"."
    ) { $0.value },
    .required(
      "rests-on", .texts, "The identifiers of the observations that it rests on."
    ) { $0.restsOn },
    .unlessEmpty(
      "continues", .texts,
      "Observations from iOS 26 or later that show the metric unchanged on other devices."
    ) { $0.continues },
    .optional("note", .text, "A note.") { $0.note },
  ]
}

extension Form<Rule.Value> {
  /// A length or a formula.
  static var value: Form {
    Form(.either([.number, .string])) { value in
      switch value {
      case .length(let length): .number(length)
      case .formula(let formula): .string(formula.description)
      }
    }
  }
}
