public import KeylineJSON
public import KeylineModel

/// Reads and writes sources.
public enum SourceCoding {
  static let keys = [
    "id", "title", "kind", "address", "locator", "read", "copy-of", "licence", "holds",
  ]

  /// Reads a source.
  public static func decode(
    _ value: JSONValue, in text: JSONText, path: String, layer: Layer
  ) throws(InputError) -> Source {
    let fields = try Fields(value, in: text, path: path, allowed: keys)
    _ = try fields.required("kind")
    _ = try fields.required("locator")
    guard let kind = try fields.choice("kind", of: Source.Kind.self),
      let locator = try fields.choice("locator", of: Source.Locator.self)
    else { throw fields.error("a kind is expected", at: "kind") }
    return Source(
      id: try fields.identifier("id", Identifier.isSource, form: Identifier.form),
      title: try fields.requiredText("title"), kind: kind,
      address: try fields.optionalText("address"), locator: locator,
      read: try fields.optionalText("read"),
      copyOf: try fields.optionalIdentifier(
        "copy-of", Identifier.isSource, form: Identifier.form),
      licence: try licence(fields), holds: try holds(fields), layer: layer)
  }

  private static func licence(_ fields: Fields) throws(InputError) -> Licence? {
    guard let text = try fields.optionalString("licence") else { return nil }
    guard let licence = Licence(text) else {
      throw fields.error(
        "\"\(text)\" is not a licence: an SPDX identifier such as MIT, \(Licence.noneStated) or "
          + "\(Licence.proprietary)", at: "licence")
    }
    return licence
  }

  private static func holds(_ fields: Fields) throws(InputError) -> [DeviceAttribute]? {
    guard fields["holds"] != nil else { return nil }
    var attributes: [DeviceAttribute] = []
    for name in try fields.strings("holds") {
      guard let attribute = DeviceAttribute(rawValue: name) else {
        let allowed = DeviceAttribute.allCases.map(\.rawValue).joined(separator: ", ")
        throw fields.error("\"\(name)\" is not allowed. Allowed: \(allowed).", at: "holds")
      }
      attributes.append(attribute)
    }
    return attributes
  }

  /// The source with the seed's keys in the seed's order.
  public static func encode(_ source: Source) -> JSONValue {
    .object([
      ("id", .string(source.id)),
      ("title", .string(source.title)),
      ("kind", .string(source.kind.rawValue)),
      ("address", source.address.map(JSONValue.string)),
      ("locator", .string(source.locator.rawValue)),
      ("read", source.read.map(JSONValue.string)),
      ("copy-of", source.copyOf.map(JSONValue.string)),
      ("licence", source.licence.map { .string($0.id) }),
      ("holds", source.holds.map { .strings($0.map(\.rawValue)) }),
    ])
  }
}
