package import KeylineData
package import KeylineModel
package import KeylineQuery

extension Difference {
  /// The orientation in words, also for a difference in both.
  var orientationText: String {
    orientations.count == Orientation.allCases.count
      ? "both" : orientations.map(\.rawValue).joined(separator: ", ")
  }

  /// The kind of change, in words; a formerly unknown value is newly known.
  fileprivate var changeText: String {
    let isNew =
      kind == .unknown && !left.isEmpty && !right.isEmpty
      && left.allSatisfy { $0.value.content == .status(.unknown) }
      && right.allSatisfy { $0.value.value != nil }
    return isNew ? "newly known" : kind.rawValue
  }

  /// One side in words: `16`, or with versions for several values, `44 (14), 50 (15)`.
  static func text(_ stretches: [Timeline<Answer>.Stretch], _ labels: VersionLabels) -> String {
    guard stretches.count != 1 else { return stretches[0].value.content.text }
    return stretches.map { "\($0.value.content.text) (\(labels.label($0.hull)))" }
      .joined(separator: ", ")
  }
}

extension [Difference] {
  /// Creates the table of differences for people.
  ///
  /// - Parameters:
  ///   - left: The name of the left side.
  ///   - right: The name of the right side.
  ///   - first: The column before the metric: the devices, the versions or none.
  ///   - showsOrientation: True for a column of orientations; false if the sides differ in it.
  ///   - labels: The labels of versions.
  package func table(
    left: String, right: String, first: DifferenceColumn?, showsOrientation: Bool,
    _ labels: VersionLabels
  ) -> TextTable {
    let columns: [TextTable.Column] =
      (first.map { [.init($0.title)] } ?? [])
      + [.init("Metric")] + (showsOrientation ? [.init("Orientation")] : [])
      + [.init(left, isNumeric: true), .init(right, isNumeric: true), .init("What")]
    return TextTable(
      columns: columns,
      rows: map { difference in
        (first.map { [$0.text(difference, labels)] } ?? [])
          + [difference.metric.id] + (showsOrientation ? [difference.orientationText] : [])
          + [
            Difference.text(difference.left, labels), Difference.text(difference.right, labels),
            difference.kind.rawValue,
          ]
      })
  }

  /// Creates the table of changes for people, without the column of devices if one device was
  /// named.
  package func changesTable(
    among devices: [Device], namesDevices: Bool = true, _ labels: VersionLabels
  ) -> TextTable {
    TextTable(
      columns: [
        .init("iOS"), .init("Metric"), .init("Orientation"), .init("Before", isNumeric: true),
        .init("After", isNumeric: true), .init("What"),
      ] + (namesDevices ? [.init("Devices")] : []),
      rows: map { difference in
        [
          difference.boundary.map(labels.label) ?? "", difference.metric.id,
          difference.orientationText,
          Difference.text(difference.left, labels), Difference.text(difference.right, labels),
          difference.changeText,
        ] + (namesDevices ? [difference.devices.words(among: devices)] : [])
      })
  }
}

/// The first column of a table of differences, unless it is equal in every row.
package enum DifferenceColumn: Sendable {
  /// The devices.
  case devices
  /// The versions.
  case versions
  /// The devices and their versions.
  case devicesAndVersions

  var title: String {
    switch self {
    case .devices: "Device"
    case .versions: "iOS"
    case .devicesAndVersions: "Device and iOS"
    }
  }

  func text(_ difference: Difference, _ labels: VersionLabels) -> String {
    let names = NameLists.joined(difference.devices.map(\.name))
    let versions = labels.label(difference.left.map(\.hull))
    return switch self {
    case .devices: names
    case .versions: versions
    case .devicesAndVersions: "\(names), iOS \(versions)"
    }
  }
}

/// One difference for machine output: a row of CSV, a line of JSON.
package struct DifferenceRecord: Sendable {
  let difference: Difference
  let labels: VersionLabels

  /// Creates the record of a difference; the labels write its versions.
  package init(_ difference: Difference, _ labels: VersionLabels) {
    self.difference = difference
    self.labels = labels
  }

  /// The record as an object.
  package var json: JSONValue { (Self.fields + [Self.when]).object(of: self) }

  /// A table with one row per record.
  package static func table(_ records: [DifferenceRecord]) -> TextTable {
    TextTable(
      records,
      (fields + [when]).columns(
        "devices", "metric", "orientations", "kind", "left", "right", "unit", "when", "rules"))
  }

  static let fields: [Field<DifferenceRecord>] = [
    .required("metric", .text, "The key of the metric, in UIKit's own terms.") {
      $0.difference.metric.id
    },
    .required(
      "orientations", .array(of: .choice), "The orientations in which it is the same."
    ) { $0.difference.orientations },
    .required(
      "devices", .texts,
      "The devices on which it is the same; in a comparison of devices, the left and the right one."
    ) { $0.difference.devices.map(\.id) },
    .required(
      "kind", .choice,
      "changed: another value; new, gone: the metric exists on one side only; perhaps: one of "
        + "several values, or a change that may have come with another version than those asked "
        + "about; unknown: a side is unknown."
    ) { $0.difference.kind },
    .required("left", .side, "The value on the left, or before.") { $0.left }
      .shown { Difference.text($0.difference.left, $0.labels) },
    .required("right", .side, "The value on the right, or after.") { $0.right }
      .shown { Difference.text($0.difference.right, $0.labels) },
    .required("rules", .texts, "The rules behind both sides.") { $0.difference.rules },
    .required("unit", .choice, Metric.Unit.meaning) {
      $0.difference.metric.unit
    },
  ]

  /// The fields for documents that name the devices elsewhere, without the evidence.
  static let brief: [Field<DifferenceRecord>] =
    fields.filter { ["metric", "orientations", "kind", "unit"].contains($0.property.name) } + [
      when,
      .required("left", .array(of: .object(Side.brief)), "The value before.") { $0.left },
      .required("right", .array(of: .object(Side.brief)), "The value after.") { $0.right },
    ]

  private var left: [Side] { sides(difference.left, difference.leftSituation) }
  private var right: [Side] { sides(difference.right, difference.rightSituation) }

  private func sides(_ stretches: [Timeline<Answer>.Stretch], _ situation: Situation) -> [Side] {
    stretches.map { Side(stretch: $0, labels: labels, situation: situation) }
  }

  /// The boundary of the change; left out if the sides are not two times.
  fileprivate static let when = Field<DifferenceRecord>(
    .required(
      "when", .object(Boundary.fields),
      "The time of the change: one version, or the two that it lies between.")
  ) { record in
    record.difference.boundary.map {
      Boundary.fields.object(of: Boundary(boundary: $0, labels: record.labels))
    }
  }.shown { $0.difference.boundary.map($0.labels.label) ?? "" }

  private struct Boundary {
    let boundary: OSBoundary
    let labels: VersionLabels

    static let fields: [Field<Boundary>] = [
      .optional("version", .text, "The version with which it changed.") {
        if case .exact(let version) = $0.boundary { version.description } else { nil }
      },
      .optional("after", .text, "The last version before the change; it comes with by.") {
        if case .between(let after, _) = $0.boundary { $0.labels.label(after: after) } else { nil }
      },
      .optional("by", .text, "The version by which it had changed.") {
        if case .between(_, let by) = $0.boundary { by.description } else { nil }
      },
    ]
  }

  /// The value of a metric over some versions of a side.
  fileprivate struct Side {
    let stretch: Timeline<Answer>.Stretch
    let labels: VersionLabels
    let situation: Situation

    static let brief: [Field<Side>] = [
      .required("os", .text, "The versions.") { $0.labels.label($0.stretch.hull, dash: "-") },
      .required("status", .choice, "The status of the answer.") { $0.stretch.value.status },
      .required("value", .value, "The value; null if there is none.") { $0.stretch.value.value },
      .candidates("The values that it may have") { $0.stretch.value.candidates },
    ]

    static let fields: [Field<Side>] =
      [
        brief[0],
        .required("situation", .situation, "How the situation differs from the default.") {
          $0.situation
        },
      ] + brief.dropFirst() + Field.support.of(\.stretch.value) + [
        .sources { $0.stretch.value.sources }
      ]
  }
}

extension Form<[DifferenceRecord.Side]> {
  fileprivate static var side: Form {
    Form(
      SchemaDefinition.side.reference, Form.array(of: .object(DifferenceRecord.Side.fields)).json)
  }
}

extension SchemaDefinition {
  /// One side: a list, because a value may change within the versions of a side.
  static let side = SchemaDefinition("side", .array(of: .object(DifferenceRecord.Side.fields)))
}

extension JSONSchema {
  /// The schema of `keyline diff`.
  package static let diff = JSONSchema(
    "keyline.diff/1", "The differences between two versions, two devices or two situations.",
    [
      .required("left", .string, "The left side."),
      .required("right", .string, "The right side."),
      .required(
        "results", .array(of: .object(DifferenceRecord.fields)),
        "The differences, with metrics in the order of the catalogue or of the request."),
      .optional("reason", .string, "The reason why the sides cannot be compared."),
    ], definitions: [.side, .situation])

  /// The schema of `keyline changes`.
  package static let changes = JSONSchema(
    "keyline.changes/1", "The changes that came with a version.",
    [
      .required("version", .string, "The version as asked."),
      .required(
        "results", .array(of: .object(DifferenceRecord.fields + [DifferenceRecord.when])),
        "The changes."),
      .optional(
        "redesigns", .array(of: .object(RedesignChange.fields)),
        "What the version redesigned, with the metrics that are unknown since."),
    ], definitions: [.side, .situation])
}

extension RedesignChange {
  /// The redesign as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  /// The redesign in a sentence: `iPadOS 18 redesigned the tab bar; unknown since on some devices:
  /// tabBar.y.`
  ///
  /// - Parameter isShort: True to name only the first of many metrics.
  package func text(on devices: [Device], isShort: Bool) -> String {
    let system = devices.filter(redesign.concerns).system(redesign.version)
    let names = isShort ? NameLists.few(unknownSince) : NameLists.list(unknownSince)
    let place = devices.count == 1 ? "" : " on some devices"
    return "\(system) redesigned \(redesign.name)"
      + (unknownSince.isEmpty ? "." : "; unknown since\(place): \(names).")
  }

  fileprivate static let fields: [Field<RedesignChange>] = [
    .required("redesign", .text, "Its identifier.") { $0.redesign.id },
    .required("name", .text, "The redesigned thing, as in a sentence.") { $0.redesign.name },
    .required("unknownSince", .texts, "The metrics that are unknown since.") { $0.unknownSince },
  ]
}

extension Incomparable {
  /// The sentence for metrics that cannot be compared: `Cannot compare tabBar.height: unknown on
  /// iPadOS 17 and 18.`
  ///
  /// - Parameters:
  ///   - left: The name of the left side.
  ///   - right: The name of the right side.
  package func sentence(
    _ sides: ComparedSides, _ labels: VersionLabels, left: String, right: String
  ) -> String {
    let places = zip([left, right], isUnknown).filter(\.1).map(\.0)
    let place =
      switch sides {
      case .versions(let devices, let left, let right):
        "on "
          + devices.system(
            zip([left, right], isUnknown).filter(\.1).map(\.0), labels)
      case .devices: "on \(places.joined(separator: " and "))"
      case .situations(_, _, let situation, let change):
        if places.count > 1 {
          "in both situations"
        } else if let setting = change.settings.first, change.settings.count == 1 {
          setting.dimension.placeText(
            isUnknown[1] ? setting.code : situation.code(setting.dimension, defaultSDK: 0))
        } else {
          "in the situation \"\(places[0])\""
        }
      }
    return "Cannot compare \(metric.id): \(Status.unknown.text) \(place)."
  }
}

extension DeviceSet {
  /// Versions with the system of the devices: `iPadOS 17 and 18`.
  fileprivate func system(_ ranges: [VersionRange], _ labels: VersionLabels) -> String {
    let names = Set(devices.map { $0.system(ranges[0].from, "") })
    let name = names.count == 1 ? names.first ?? "" : "iOS "
    return name + ranges.map { labels.label($0) }.joined(separator: " and ")
  }
}
