package import KeylineModel

extension Metric: SeedRow {
  /// Reads a metric.
  init(_ value: JSONValue, in text: SourceText, path: String) throws(InputError) {
    let blank = Metric(id: "", title: "", definition: "", since: .lowest)
    self = try Self.fields.decode(value, in: text, path: path, into: blank)
  }

  package var json: JSONValue { Self.fields.encode(self) }

  /// A named quantity, with the keys of the seed.
  package static let schema = SchemaDefinition("metric", .row(fields))
}

extension Metric {
  /// All fields of a metric in a file.
  static let fields: [RowField<Metric>] = [
    .required(
      "id", .metricKey, "The key, in UIKit's own terms.", { $0.id }, { $0.id = $1 }),
    .required("title", .text, "The title.", { $0.title }, { $0.title = $1 }),
    .required(
      "definition", .text, "One sentence that says what is measured.", { $0.definition },
      { $0.definition = $1 }),
    .required(
      "since", .first, "The first OS on which it exists.", { $0.since }, { $0.since = $1 }),
    .required(
      "unit", .choice, Unit.meaning, { $0.unit }, { $0.unit = $1 }),
    .unlessEmpty(
      "elements", .list(of: Dimension.allCases.filter(\.isContent), called: { $0.key }),
      "The elements that asking for it puts on screen.", { $0.elements }, { $0.elements = $1 }),
    .unlessEmpty(
      "brings", .list(of: Dimension.Setting.ofNames, called: \.name),
      "The conditions that asking for it sets, each with its value: `table-style=grouped`.",
      { $0.brings }, { $0.brings = $1 }),
    .optional(
      "needs", .choice, "The part of a device without which there is nothing to measure.",
      { $0.needs }, { $0.needs = $1 }),
    .optional(
      "on-sheet", .integer(in: 1...99), "Its line on the sheet of a device.",
      { $0.onSheet }, { $0.onSheet = $1 }),
    .optional(
      "attribute", .attribute, "The attribute of the device that gives it without a rule.",
      { $0.attribute }, { $0.attribute = $1 }),
    .unlessEmpty(
      "see", .metricKeys("a metric"), "Metrics worth a look when this one is unknown.",
      { $0.see }, { $0.see = $1 }),
  ]
}

extension Codec<Metric.Attribute> {
  fileprivate static var attribute: Codec {
    let fields: [Field<Metric.Attribute>] = [
      .required("portrait", .choice, "The attribute in portrait.") { $0.portrait },
      .required("landscape", .choice, "The attribute in landscape.") { $0.landscape },
    ]
    return Codec(.object(fields)) { (metric, key) throws(InputError) in
      guard let value = metric[key] else { return nil }
      let attribute = try ObjectReader(
        value, in: metric.text, path: metric.path(key), allowed: fields.names())
      guard let portrait = try attribute.choice("portrait", of: DeviceAttribute.self),
        let landscape = try attribute.choice("landscape", of: DeviceAttribute.self)
      else { throw metric.error("both orientations are needed", at: key) }
      return Metric.Attribute(portrait: portrait, landscape: landscape)
    }
  }
}

extension Dimension.Setting {
  /// Every value of the situation that has a name.
  fileprivate static let ofNames = Dimension.allCases.filter { !$0.isDeviceAttribute }.flatMap {
    dimension in dimension.names.indices.map { Dimension.Setting(dimension, to: $0) }
  }

  /// Finds a setting by its name; nil if none has it.
  package init?(named name: String) {
    guard let setting = Self.ofNames.first(where: { $0.name == name }) else { return nil }
    self = setting
  }

  /// The dimension and the value, as command lines have them.
  package var name: String { "\(dimension.key)=\(dimension.names[code])" }
}

extension Metric.Unit {
  /// The description of the unit in the schema of an answer.
  package static let meaning = "The unit: pt are points, scale is pixels per point."

  /// The unit in words, after the name of a metric.
  package var words: String {
    switch self {
    case .points: "points"
    case .scale: "pixels per point"
    }
  }
}
