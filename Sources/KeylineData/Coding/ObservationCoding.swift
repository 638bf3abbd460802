package import KeylineModel

extension Observation: SeedRow {
  private static let keys = fields.names()

  /// Reads an observation of a metric.
  init(
    _ value: JSONValue, metric: Metric.ID, in text: SourceText, path: String, layer: Layer
  ) throws(InputError) {
    let object = try ObjectReader(value, in: text, path: path, allowed: Self.keys)
    _ = try object.required("value")
    _ = try object.required("obtained")
    guard let value = try object.length("value"),
      let obtained = try object.choice("obtained", of: Observation.Obtained.self)
    else { throw object.error("a number is expected", at: "value") }
    self.init(
      id: try object.identifier("id", Identifier.isPair, form: "source/name"),
      metric: metric,
      source: try object.identifier("source", Identifier.isSource, form: Identifier.form),
      scope: try ScopeCoding.decode(object, "where"),
      os: try BoundsCoding.decodeStated(object, "os"),
      value: value,
      obtained: obtained,
      tool: try object.optionalText("tool"),
      locator: try object.optionalText("locator"),
      readAgain: try object.date("read-again"),
      unclear: try object.optionalText("unclear"),
      disputed: try object.optionalText("disputed"),
      note: try object.optionalText("note"),
      layer: layer)
  }

  package var json: JSONValue { Self.namedFields.object(of: self) }

  /// The observation in a seed file, whose metric stands above the rows.
  package var jsonInFile: JSONValue { Self.fields.object(of: self) }

  /// A statement of one source, with the keys of the seed and the metric.
  package static let schema = SchemaDefinition("observation", .object(namedFields))
}

extension Observation {
  /// All fields of an observation in a file, where its metric is named once above the rows.
  package static let fields = namedFields.filter { $0.property.name != "metric" }

  /// All fields of an observation that names its metric.
  static let namedFields: [Field<Observation>] = place + reading

  private static let place: [Field<Observation>] = [
    .required("id", .text, "The identifier: the key of the source, a slash and a name.") {
      $0.id
    },
    .required("metric", .text, "The key of the metric.") { $0.metric },
    .required("source", .text, "The key of the source.") { $0.source },
    .optional("where", .scope, "The scope that the source itself stated.") {
      ScopeCoding.encode($0.scope)
    },
    .required(
      "os", .stated,
      "The versions that it was read on or that it covers; an empty object if the source names "
        + "no version."
    ) { BoundsCoding.encode($0.os) },
  ]

  private static let reading: [Field<Observation>] = [
    .required("value", .number, "The length in points that it states.") { $0.value },
    .required("obtained", .choice, "How it was obtained.") { $0.obtained },
    .optional("tool", .text, "The simulator, device or program it was read with.") { $0.tool },
    .optional("locator", .text, "The exact place in the source.") { $0.locator },
    .optional(
      "read-again", .text,
      "The day on which it was last checked against its source, YYYY-MM-DD; omitted if the source "
        + "was not opened again."
    ) { $0.readAgain },
    .optional("unclear", .text, "The part that its source leaves open.") { $0.unclear },
    .optional("disputed", .text, "The reason to believe that it is wrong.") { $0.disputed },
    .optional("note", .text, "A note.") { $0.note },
  ]
}
