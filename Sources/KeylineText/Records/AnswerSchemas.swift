package import KeylineData
package import KeylineModel
import KeylineQuery

extension JSONSchema {
  /// The schemas of all answers, sorted by name.
  ///
  /// - Parameter flag: The flag for versions; an export writes them in the same way.
  package static func answers(versionsWith flag: String) -> [JSONSchema] {
    [
      adapt, audit, RowDifference.answer.schema, changes, Check.answer.schema, compare,
      coverage, coverageCells, Device.answer.schema, Device.list.schema, diff,
      DocsFile.check.schema, DocsFile.update.schema, explain, export(versionsWith: flag), find,
      findSame,
      findScreen, gaps, get, imported, importSummary, JournalEntry.answer.schema,
      Metric.list.schema,
      navbar, Observation.answer.schema, Observation.list.schema,
      releaseNotes, Rule.answer.schema, Rule.list.schema, scroll, search, sheet,
      Source.answer.schema,
      Source.list.schema, Knowledge.status.schema, Technique.answer.schema,
      Technique.list.schema,
    ].sorted { $0.name < $1.name }
  }
}

extension Device {
  /// The fields of an export.
  package static let exported: [Field<Device>] = [
    .required("id", .text, "The identifier: the name in kebab case.") { $0.id },
    .required("name", .text, "The model as people name it.") { $0.name },
    .required("identifiers", .texts, "Model identifiers as the hardware reports them.") {
      $0.identifiers
    },
    .required("idiom", .choice, Dimension.idiom.meaning) { $0.idiom },
    .required("width", .value, "The width of the screen in points, portrait, unzoomed.") {
      $0.width
    },
    .required("height", .value, "The height of the screen in points, portrait, unzoomed.") {
      $0.height
    },
    .required("scale", Form<Int>.integer.orNull, "Pixels per point as rendered.") { $0.scale },
  ]
}

extension Metric {
  /// The fields of an export.
  package static let exported: [Field<Metric>] = [
    .required("id", .text, "The key, in UIKit's own terms.") { $0.id },
    .required("title", .text, "The text that people read.") { $0.title },
    .required("definition", .text, "The definition of the metric, in one sentence.") {
      $0.definition
    },
    .required("unit", .choice, Unit.meaning) { $0.unit },
  ]
}

extension JSONSchema {
  static func export(versionsWith flag: String) -> JSONSchema {
    JSONSchema(
      "keyline.export/1", "Devices, metrics and the value of every metric on every device.",
      [
        .required(
          "devices", .array(of: .object(Device.exported)), "The devices, the oldest first."),
        .required("metrics", .array(of: .object(Metric.exported)), "The metrics."),
        .required(
          "series", series(of: deviceAndMetric, versionsWith: flag),
          "The answers: by device, then by metric, then by situation."),
        .required(
          "situation", Form.situation.part,
          "How the situation differs from the default."),
      ], definitions: [.situation])
  }

  // The series are written by hand in pieces, because there are very many.
  static func series(
    of subject: [SchemaProperty], tellsSupport: Bool = false, versionsWith flag: String
  ) -> SchemaPart {
    .array(
      of: .object(
        subject + [
          .required(
            "orientation", Form<Orientation>.choice.part, "The orientation of the interface."),
          .optional(
            "situation", Form.situation.part,
            "The differences of this series' situation from the default one; that of the document if "
              + "omitted."),
          .required(
            "stretches",
            .array(
              of: .object(
                stretches(versionsWith: flag)
                  + (tellsSupport ? SiteAPI.support.map(\.property) : []))),
            "The answers over the versions that the device ran, ascending."),
        ]))
  }

  /// A series is about one device and one metric.
  static let deviceAndMetric: [SchemaProperty] = [
    .required("device", .string, "The identifier of the device."),
    .required("metric", .string, "The key of the metric."),
  ]

  private static func stretches(versionsWith flag: String) -> [SchemaProperty] {
    [
      .optional(
        "candidates", Form.values.part,
        "The values that an uncertain or conflicting answer may have; null stands for unknown."),
      .required("from", .string, "The first version."),
      .required("os", .string, "The versions as \(flag) takes them."),
      .required("status", Form<Status>.choice.part, "The status of the answer."),
      .required(
        "until", SchemaPart.string.orNull,
        "The first version after them; null if the answer still holds."),
      .required(
        "value", Form.value.part, "The value in the unit of the metric; null if there is none."),
    ]
  }
}
