import KeylineJSON
import KeylineModel

/// Reads and writes redesigns.
enum RedesignCoding {
  static let keys = ["id", "name", "version", "idiom", "metrics", "sources"]

  static func decode(
    _ value: JSONValue, in text: JSONText, path: String
  ) throws(InputError) -> Redesign {
    let fields = try Fields(value, in: text, path: path, allowed: keys)
    _ = try fields.required("version")
    _ = try fields.required("sources")
    let metrics = try fields.identifiers(
      "metrics", Identifier.isMetric, form: "for example tabBar.height")
    guard fields["metrics"] == nil || !metrics.isEmpty else {
      throw fields.error("an empty list; leave it out for every metric", at: "metrics")
    }
    return Redesign(
      id: try fields.identifier("id", Identifier.isValid, form: Identifier.form),
      name: try fields.requiredText("name"),
      version: try fields.version("version")?.first ?? .lowest,
      idiom: try fields.choice("idiom", of: Idiom.self), metrics: metrics,
      sources: try fields.identifiers("sources", Identifier.isSource, form: Identifier.form))
  }

  static func encode(_ redesign: Redesign) -> JSONValue {
    .object([
      ("id", .string(redesign.id)),
      ("name", .string(redesign.name)),
      ("version", .string(redesign.version.short)),
      ("idiom", redesign.idiom.map { .string($0.rawValue) }),
      ("metrics", redesign.metrics.isEmpty ? nil : .strings(redesign.metrics)),
      ("sources", .strings(redesign.sources)),
    ])
  }
}
