package import KeylineModel

/// The rules and observations of one metric, as a seed file holds them.
package struct MetricFile: Sendable {
  /// The file as the user named it.
  package let name: String
  /// The metric of all rows.
  package let metric: Metric.ID
  /// The rules in the order of the file.
  package let rules: [Rule]
  /// The observations in the order of the file.
  package let observations: [Observation]
  /// The place of each row, by identifier.
  package let places: [String: Place]

  /// The place of a row in its file.
  package struct Place: Sendable {
    /// The line and column of the row.
    package let position: InputError.Position
    /// The keys and indices that lead to the row.
    package let path: String
  }

  /// Reads a file of the form `{ "metric", "rules", "observations" }`.
  ///
  /// Errors: unknown and duplicate keys, values that are not allowed, a duplicate identifier; each
  /// names the place.
  package init(_ text: SourceText, layer: Layer) throws(InputError) {
    try self.init(try text.value(), in: text, layer: layer)
  }

  /// Creates a file from a value that was already read.
  package init(_ value: JSONValue, in text: SourceText, layer: Layer) throws(InputError) {
    let object = try ObjectReader(value, in: text, allowed: ["metric", "rules", "observations"])
    name = text.name
    metric = try object.identifier(
      "metric", Identifier.isMetric, form: "for example statusBar.height")
    var places: [String: Place] = [:]
    var rules: [Rule] = []
    for (value, path) in try object.objects("rules") {
      let rule = try Rule(value, metric: metric, in: text, path: path, layer: layer)
      try Self.place(rule.id, value, path, in: text, into: &places)
      rules.append(rule)
    }
    var observations: [Observation] = []
    for (value, path) in try object.objects("observations") {
      let observation = try Observation(
        value, metric: metric, in: text, path: path, layer: layer)
      try Self.place(observation.id, value, path, in: text, into: &places)
      observations.append(observation)
    }
    self.rules = rules
    self.observations = observations
    self.places = places
  }

  private static func place(
    _ id: String, _ value: JSONValue, _ path: String, in text: SourceText,
    into places: inout [String: Place]
  ) throws(InputError) {
    let position = text.position(value.offset)
    guard places.updateValue(Place(position: position, path: path), forKey: id) == nil else {
      throw text.error("the identifier \"\(id)\" appears twice", at: value.offset, path: path)
    }
  }

  /// The text of a seed file for these rows.
  package static func text(
    metric: Metric.ID, rules: [Rule], observations: [Observation]
  ) -> String {
    JSONValue.object([
      ("metric", .string(metric)),
      ("rules", .array(rules.sorted { $0.id < $1.id }.map(\.jsonInFile))),
      ("observations", .array(observations.sorted { $0.id < $1.id }.map(\.jsonInFile))),
    ]).canonical
  }
}
