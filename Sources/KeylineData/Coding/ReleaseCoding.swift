import KeylineModel

extension Release {
  /// Reads a release.
  init(_ value: JSONValue, in text: SourceText, path: String) throws(InputError) {
    let blank = Release(version: .lowest, ios: nil, ipados: nil)
    self = try Self.fields.decode(value, in: text, path: path, into: blank)
  }

  /// The release with the seed's keys in the seed's order.
  var json: JSONValue { Self.fields.encode(self) }

  /// All fields of a release in a file.
  static let fields: [RowField<Release>] = [
    .required("version", .release, "The version.", { $0.version }, { $0.version = $1 }),
    .optional("ios", .date, "The date for iPhone, YYYY-MM-DD.", { $0.ios }, { $0.ios = $1 }),
    .optional(
      "ipados", .date, "The date as iPadOS, YYYY-MM-DD.", { $0.ipados }, { $0.ipados = $1 }),
  ]
}

extension Redesign {
  /// Reads a redesign.
  init(_ value: JSONValue, in text: SourceText, path: String) throws(InputError) {
    let blank = Redesign(id: "", name: "", version: .lowest, sources: [])
    self = try Self.fields.decode(value, in: text, path: path, into: blank)
  }

  /// The redesign with the seed's keys in the seed's order.
  var json: JSONValue { Self.fields.encode(self) }

  /// All fields of a redesign in a file.
  static let fields: [RowField<Redesign>] = [
    .required("id", .identifier, "A name in kebab case.", { $0.id }, { $0.id = $1 }),
    .required(
      "name", .text, "The redesigned thing, as in a sentence.", { $0.name },
      { $0.name = $1 }),
    .required(
      "version", .first, "The first version with the new design.", { $0.version },
      { $0.version = $1 }),
    .optional("idiom", .choice, "Both if omitted.", { $0.idiom }, { $0.idiom = $1 }),
    .unlessEmpty(
      "metrics",
      .metricKeys("for example tabBar.height").checked {
        $0.isEmpty ? "an empty list; leave it out for every metric" : nil
      }, "The metric that it is about; every metric if omitted.", { $0.metrics },
      { $0.metrics = $1 }),
    .required(
      "sources", .sourceKeys, "The place where it was read.", { $0.sources }, { $0.sources = $1 }),
  ]
}
