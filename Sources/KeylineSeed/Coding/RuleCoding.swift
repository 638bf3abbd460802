public import KeylineJSON
public import KeylineModel

/// Reads and writes rules.
public enum RuleCoding {
  static let keys = ["id", "where", "os", "value", "rests-on", "continues", "note"]

  static func decode(
    _ value: JSONValue, metric: Metric.ID, in text: JSONText, path: String, layer: Layer
  ) throws(InputError) -> Rule {
    let fields = try Fields(value, in: text, path: path, allowed: keys)
    let restsOn = try fields.identifiers("rests-on", Identifier.isPair, form: "source/name")
    guard !restsOn.isEmpty else {
      throw fields.error("a rule rests on at least one observation", at: "rests-on")
    }
    return Rule(
      id: try fields.identifier("id", Identifier.isPair, form: "metric-name/rule-name"),
      metric: metric,
      scope: try ScopeCoding.decode(fields, "where"),
      os: try BoundsCoding.decode(fields, "os"),
      value: try decodeValue(fields),
      restsOn: restsOn,
      continues: try fields.identifiers("continues", Identifier.isPair, form: "source/name"),
      note: try fields.optionalText("note"),
      layer: layer)
  }

  /// Reads the key `value`: a length or a formula.
  static func decodeValue(_ fields: Fields) throws(InputError) -> Rule.Value {
    let value = try fields.required("value")
    switch value.kind {
    case .string(let text):
      guard let formula = Formula(text) else {
        throw fields.error(
          "\"\(text)\" is no formula; a formula is metrics joined by \" + \" and \" - \"",
          at: "value")
      }
      return .formula(formula)
    case .number(let digits):
      guard let length = Length(digits) else {
        throw fields.error(Fields.lengthForm(digits), at: "value")
      }
      return .length(length)
    default:
      throw fields.error("\(value.summary) is neither a length nor a formula", at: "value")
    }
  }

  /// The rule with the seed's keys in the seed's order.
  ///
  /// In a seed file the metric stands above the rows; elsewhere it is named in each.
  public static func encode(_ rule: Rule, naming metric: Metric.ID? = nil) -> JSONValue {
    let value: JSONValue
    switch rule.value {
    case .length(let length): value = .number(length)
    case .formula(let formula): value = .string(formula.description)
    }
    return .object([
      ("id", .string(rule.id)),
      ("metric", metric.map(JSONValue.string)),
      ("where", ScopeCoding.encode(rule.scope)),
      ("os", BoundsCoding.encode(rule.os)),
      ("value", value),
      ("rests-on", .strings(rule.restsOn)),
      ("continues", rule.continues.isEmpty ? nil : .strings(rule.continues)),
      ("note", rule.note.map(JSONValue.string)),
    ])
  }
}
