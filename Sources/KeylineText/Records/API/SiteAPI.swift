package import KeylineData
package import KeylineModel
package import KeylineQuery

/// The kinds of files of the site's API, version 1: no key ever changes its meaning.
package enum SiteAPI {
  /// The folder below the top of the site.
  package static let folder = "api/v1/"

  /// A kind of file that lists rows.
  package static let devices = AnswerKind<[Device]>(
    "keyline.api-devices/1", "All devices, the oldest first.",
    [licence(), .required("devices", .array(of: .row), "The devices.") { $0 }],
    definitions: [Device.schema])

  package static let metrics = AnswerKind<[Metric]>(
    "keyline.api-metrics/1", "All metrics.",
    [licence(), .required("metrics", .array(of: .row), "The metrics.") { $0 }],
    definitions: [Metric.schema])

  package static let sources = AnswerKind<[Source]>(
    "keyline.api-sources/1", "All sources.",
    [licence(), .required("sources", .array(of: .row), "The sources.") { $0 }],
    definitions: [Source.schema])

  package static let techniques = AnswerKind<[Technique]>(
    "keyline.api-techniques/1", "All techniques.",
    [licence(), .required("techniques", .array(of: .row), "The techniques.") { $0 }],
    definitions: [Technique.schema, .boundary])

  /// The schema of the answers about a device; a program writes the series by hand.
  package static func device(versionsWith flag: String) -> JSONSchema {
    JSONSchema(
      "keyline.api-device/1",
      "One device and the value of every metric on it, with sources.",
      [
        licenceProperty, .required("device", Form<Device>.row.part, "The device."),
        .required(
          "series",
          JSONSchema.series(
            of: JSONSchema.deviceAndMetric, tellsSupport: true, versionsWith: flag),
          "The answers: by metric, then by situation."), situation,
      ], definitions: [Device.schema, .situation])
  }

  /// The schema of the answers about a metric; a program writes the series by hand.
  package static func metric(versionsWith flag: String) -> JSONSchema {
    JSONSchema(
      "keyline.api-metric/1", "One metric and its value on every device.",
      [
        licenceProperty, .required("metric", Form<Metric>.row.part, "The metric."),
        .required(
          "series",
          JSONSchema.series(
            of: [
              .required(
                "devices", .strings,
                "The devices, which never differ: each has the answers on the versions that it ran."
              )
            ], versionsWith: flag),
          "The answers: by situation, then by group of devices."), situation,
      ], definitions: [Metric.schema, .situation])
  }

  /// The support of an answer.
  package static let support: [Field<Support>] = [
    .confidence { $0.confidence }, .sources { $0.sources },
    .optional("own", .flag, "True if it rests on rows that do not come with Keyline.") {
      $0.isOwn ? true : nil
    },
  ]

  /// The schemas of all files, that of the list of files first.
  package static func schemas(versionsWith flag: String) -> [JSONSchema] {
    [
      SiteIndex.kind.schema, ChangeGroup.kind.schema, device(versionsWith: flag), devices.schema,
      LatestValues.list.schema, LatestValues.kind.schema, metric(versionsWith: flag),
      metrics.schema, sources.schema, techniques.schema,
    ]
  }

  /// The file of a schema: `schema/device.json` of `keyline.api-device/1`.
  package static func file(ofSchema name: String) -> String {
    "schema/\(name.dropFirst("keyline.api-".count).prefix { $0 != "/" }).json"
  }

  private static let licenceProperty = SchemaProperty.required(
    "licence", .string, "The licence of the data, as SPDX names it.")

  static func licence<Root>() -> Field<Root> {
    Field(licenceProperty) { _ in .string(DataLicence.id) }
  }

  private static let situation = SchemaProperty.required(
    "situation", Form.situation.part, "How the situation differs from the default.")
}

/// The contents of the API.
package struct SiteIndex: Sendable {
  /// A file below the folder of the API, with the name of its schema.
  package typealias File = (path: String, schema: String)

  let newest: OSVersion?
  let counts: (devices: Int, metrics: Int, sources: Int, techniques: Int)
  let files: [File]

  /// Creates the list of some files.
  package init(
    newest: OSVersion?, counts: (devices: Int, metrics: Int, sources: Int, techniques: Int),
    files: [File]
  ) {
    self.newest = newest
    self.counts = counts
    self.files = files
  }

  /// The kind of its document.
  package static let kind = AnswerKind<SiteIndex>(
    "keyline.api-index/1", "Every file of the API.",
    [
      SiteAPI.licence(),
      .required(
        "newest", Form<String>.text.orNull,
        "The newest version that was released; null without any."
      ) { $0.newest?.description },
      .required("counts", .object(counted), "How many of each there are.") { $0 },
      .required(
        "files",
        .array(
          of: .object([
            .required("path", .text, "The path below the folder of this file.") { $0.path },
            .required("schema", .text, "The name of the file's schema.") { $0.schema },
          ])), "The other files."
      ) { $0.files.map(Listed.init) },
    ])

  private static let counted: [Field<SiteIndex>] = [
    .required("devices", .integer, "The devices.") { $0.counts.devices },
    .required("metrics", .integer, "The metrics.") { $0.counts.metrics },
    .required("sources", .integer, "The sources.") { $0.counts.sources },
    .required("techniques", .integer, "The techniques.") { $0.counts.techniques },
  ]

  private struct Listed: Sendable {
    let path: String
    let schema: String

    init(_ file: File) { (path, schema) = file }
  }
}
