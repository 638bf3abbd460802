package import KeylineModel

/// Reads and writes rules.
package enum RuleCoding {
  private static let keys = Rule.fields.names()

  static func decode(
    _ value: JSONValue, metric: Metric.ID, in text: SourceText, path: String, layer: Layer
  ) throws(InputError) -> Rule {
    let object = try ObjectReader(value, in: text, path: path, allowed: keys)
    let restsOn = try object.identifiers("rests-on", Identifier.isPair, form: "source/name")
    guard !restsOn.isEmpty else {
      throw object.error("a rule must rest on at least one observation", at: "rests-on")
    }
    return Rule(
      id: try object.identifier("id", Identifier.isPair, form: "metric-name/rule-name"),
      metric: metric,
      scope: try ScopeCoding.decode(object, "where"),
      os: try BoundsCoding.decode(object, "os"),
      value: try decodeValue(object),
      restsOn: restsOn,
      continues: try object.identifiers("continues", Identifier.isPair, form: "source/name"),
      note: try object.optionalText("note"),
      layer: layer)
  }

  /// Reads the key `value`: a length or a formula.
  static func decodeValue(_ object: ObjectReader) throws(InputError) -> Rule.Value {
    let value = try object.required("value")
    switch value.kind {
    case .string(let text):
      guard let formula = Formula(text) else {
        throw object.error(
          "\"\(text)\" is not a formula; a formula is metrics joined by \" + \" and \" - \"",
          at: "value")
      }
      return .formula(formula)
    case .number(let digits):
      guard let length = Length(digits) else {
        throw object.error(ObjectReader.lengthForm(digits), at: "value")
      }
      return .length(length)
    default:
      throw object.error("\(value.summary) is neither a length nor a formula", at: "value")
    }
  }

  /// The rule with the seed's keys in the seed's order.
  ///
  /// In a seed file the metric stands above the rows; elsewhere each row names it.
  package static func encode(_ rule: Rule, naming metric: Metric.ID? = nil) -> JSONValue {
    (metric == nil ? Rule.fields : Rule.namedFields).object(of: rule)
  }
}

extension SchemaDefinition {
  /// The definition of a rule, with the keys of the seed and the metric.
  package static let rule = SchemaDefinition("rule", .object(Rule.namedFields))
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
