package import KeylineModel

extension Source: SeedRow {
  /// Reads a source.
  package init(
    _ value: JSONValue, in text: SourceText, path: String, layer: Layer
  ) throws(InputError) {
    let blank = Source(id: "", title: "", kind: .article, layer: layer)
    self = try Self.fields.decode(value, in: text, path: path, into: blank)
  }

  package var json: JSONValue { Self.fields.encode(self) }

  /// A citation, with the keys of the seed.
  package static let schema = SchemaDefinition("source", .row(fields))
}

extension Source {
  /// All fields of a source in a file.
  static let fields: [RowField<Source>] = [
    .required("id", .sourceKey, "The key.", { $0.id }, { $0.id = $1 }),
    .required("title", .text, "The title.", { $0.title }, { $0.title = $1 }),
    .required("kind", .choice, "Its kind.", { $0.kind }, { $0.kind = $1 }),
    .optional("address", .text, "The public address.", { $0.address }, { $0.address = $1 }),
    .required(
      "locator", .choice, "True if the address is exact.", { $0.locator }, { $0.locator = $1 }),
    .optional("read", .text, "The value that was read there.", { $0.read }, { $0.read = $1 }),
    .optional(
      "copy-of", .sourceKey, "The key of the source that it copies; the two count as one source.",
      { $0.copyOf }, { $0.copyOf = $1 }),
    .optional(
      "licence", .licence,
      "The terms that it states: an SPDX identifier, \(Licence.noneStated) or "
        + "\(Licence.proprietary).", { $0.licence }, { $0.licence = $1 }),
    .optional(
      "holds", .list(of: DeviceAttribute.allCases, called: { $0.rawValue }),
      "The attributes of devices that it states.", { $0.holds }, { $0.holds = $1 }),
  ]
}

extension Codec<Licence> {
  fileprivate static var licence: Codec {
    Codec(Form.text.of(\.id)) { (fields, key) throws(InputError) in
      guard let text = try fields.optionalString(key) else { return nil }
      guard let licence = Licence(text) else {
        throw fields.error(
          "\"\(text)\" is not a licence: an SPDX identifier such as MIT, \(Licence.noneStated) or "
            + "\(Licence.proprietary)", at: key)
      }
      return licence
    }
  }
}
