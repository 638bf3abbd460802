public import KeylineJSON
public import KeylineModel

/// Reads and writes observations.
public enum ObservationCoding {
  static let keys = [
    "id", "source", "where", "os", "value", "obtained", "tool", "locator", "read-again", "unclear",
    "disputed", "note",
  ]

  static func decode(
    _ value: JSONValue, metric: Metric.ID, in text: JSONText, path: String, layer: Layer
  ) throws(InputError) -> Observation {
    let fields = try Fields(value, in: text, path: path, allowed: keys)
    _ = try fields.required("value")
    _ = try fields.required("obtained")
    guard let value = try fields.length("value"),
      let obtained = try fields.choice("obtained", of: Observation.Obtained.self)
    else { throw fields.error("a number is expected", at: "value") }
    return Observation(
      id: try fields.identifier("id", Identifier.isPair, form: "source/name"),
      metric: metric,
      source: try fields.identifier("source", Identifier.isSource, form: Identifier.form),
      scope: try ScopeCoding.decode(fields, "where"),
      os: try BoundsCoding.decodeStated(fields, "os"),
      value: value,
      obtained: obtained,
      tool: try fields.optionalText("tool"),
      locator: try fields.optionalText("locator"),
      readAgain: try fields.date("read-again"),
      unclear: try fields.optionalText("unclear"),
      disputed: try fields.optionalText("disputed"),
      note: try fields.optionalText("note"),
      layer: layer)
  }

  /// The observation with the seed's keys in the seed's order.
  ///
  /// In a seed file the metric stands above the rows; elsewhere it is named in each.
  public static func encode(_ observation: Observation, naming metric: Metric.ID? = nil)
    -> JSONValue
  {
    encode(observation, naming: metric, where: ScopeCoding.encode(observation.scope))
  }

  /// The same with its scope at hand.
  static func encode(
    _ observation: Observation, naming metric: Metric.ID?, where scope: JSONValue?
  ) -> JSONValue {
    .object([
      ("id", .string(observation.id)),
      ("metric", metric.map(JSONValue.string)),
      ("source", .string(observation.source)),
      ("where", scope),
      ("os", BoundsCoding.encode(observation.os)),
      ("value", .number(observation.value)),
      ("obtained", .string(observation.obtained.rawValue)),
      ("tool", observation.tool.map(JSONValue.string)),
      ("locator", observation.locator.map(JSONValue.string)),
      ("read-again", observation.readAgain.map(JSONValue.string)),
      ("unclear", observation.unclear.map(JSONValue.string)),
      ("disputed", observation.disputed.map(JSONValue.string)),
      ("note", observation.note.map(JSONValue.string)),
    ])
  }
}
