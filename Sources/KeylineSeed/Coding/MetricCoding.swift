public import KeylineJSON
public import KeylineModel

/// Reads and writes metrics.
public enum MetricCoding {
  static let keys = [
    "id", "title", "definition", "since", "unit", "elements", "attribute", "see",
  ]

  static func decode(
    _ value: JSONValue, in text: JSONText, path: String
  ) throws(InputError) -> Metric {
    let fields = try Fields(value, in: text, path: path, allowed: keys)
    for key in ["since", "unit"] { _ = try fields.required(key) }
    var elements: [Dimension] = []
    for key in try fields.strings("elements") {
      guard let element = Dimension(key: key), element.isContent else {
        let allowed = Dimension.allCases.filter(\.isContent).map(\.key).joined(separator: ", ")
        throw fields.error("\"\(key)\" is not allowed. Allowed: \(allowed).", at: "elements")
      }
      elements.append(element)
    }
    return Metric(
      id: try fields.identifier("id", Identifier.isMetric, form: "for example statusBar.height"),
      title: try fields.requiredText("title"),
      definition: try fields.requiredText("definition"),
      since: try fields.version("since")?.first ?? .lowest,
      unit: try fields.choice("unit", of: Metric.Unit.self) ?? .points,
      elements: elements,
      attribute: try attribute(fields),
      see: try fields.identifiers("see", Identifier.isMetric, form: "a metric"))
  }

  private static func attribute(_ fields: Fields) throws(InputError) -> Metric.Attribute? {
    guard let value = fields["attribute"] else { return nil }
    let attribute = try Fields(
      value, in: fields.text, path: fields.path("attribute"), allowed: ["portrait", "landscape"])
    guard let portrait = try attribute.choice("portrait", of: DeviceAttribute.self),
      let landscape = try attribute.choice("landscape", of: DeviceAttribute.self)
    else { throw fields.error("both orientations are needed", at: "attribute") }
    return Metric.Attribute(portrait: portrait, landscape: landscape)
  }

  /// The metric with the seed's keys in the seed's order.
  public static func encode(_ metric: Metric) -> JSONValue {
    .object([
      ("id", .string(metric.id)),
      ("title", .string(metric.title)),
      ("definition", .string(metric.definition)),
      ("since", .string(metric.since.short)),
      ("unit", .string(metric.unit.rawValue)),
      ("elements", metric.elements.isEmpty ? nil : .strings(metric.elements.map(\.key))),
      (
        "attribute",
        metric.attribute.map {
          .object([
            ("portrait", .string($0.portrait.rawValue)),
            ("landscape", .string($0.landscape.rawValue)),
          ])
        }
      ),
      ("see", metric.see.isEmpty ? nil : .strings(metric.see)),
    ])
  }
}
