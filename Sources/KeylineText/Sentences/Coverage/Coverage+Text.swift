package import KeylineData
package import KeylineModel
package import KeylineQuery

extension Coverage {
  /// The shares of known values, as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  /// The status of each device and major version, as objects.
  package var cellObjects: [JSONValue] {
    rows.flatMap { row in
      row.cells.map {
        CellFields.fields.object(of: CellFields(coverage: self, device: row.device, cell: $0))
      }
    }
  }

  /// The counted statuses.
  package static let statuses: [Status] = [.known, .assumed, .inferred, .uncertain, .unknown]

  /// Tenths of a percent as a number.
  package static func percent(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }

  fileprivate static let fields: [Field<Coverage>] =
    [
      .metric { $0.metric }, .orientation { $0.orientation },
      .required(
        "cells", .integer,
        "The number of pairs of device and version, by major version or by release."
      ) { $0.total },
      .required("answered", .integer, "How many have an answer, including uncertain ones.") {
        $0.answered
      },
      .required(
        "share", Form<String>(.number) { .number($0) },
        "The share of those with an answer, in percent."
      ) { percent($0.share ?? 0) },
      .required(
        "open", Form<String>(.number) { .number($0) },
        "The share of those that are unknown or uncertain, in percent."
      ) { percent($0.open ?? 0) },
    ]
    + statuses.map { status in
      .required(status.rawValue, .integer, "How many are \(status.rawValue).") {
        $0.count(status)
      }
    }

  fileprivate struct CellFields {
    let coverage: Coverage
    let device: Device
    let cell: Coverage.Cell

    static let fields: [Field<CellFields>] = [
      .metric { $0.coverage.metric }, .orientation { $0.coverage.orientation },
      .required("device", .text, "The identifier of the device.") { $0.device.id },
      .required("major", .integer, "The major version.") { $0.cell.major },
      .required("status", .choice, "The status of the answer.") { $0.cell.result.status },
    ]
  }
}

/// A gap with the part of the probe that would fill it.
package struct GapRecord: Sendable {
  /// The gap.
  package let gap: Gap
  /// The name of the part; nil if no part measures the metric there.
  package let probe: String?

  /// Pairs a gap with the name of a part.
  package init(_ gap: Gap, probe: String?) {
    self.gap = gap
    self.probe = probe
  }

  /// The gap with its reason, as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  fileprivate static let fields: [Field<GapRecord>] = [
    .metric { $0.gap.metric }, .orientation { $0.gap.orientation },
    .required("devices", .texts, "The identifiers of the devices.") { $0.gap.devices.map(\.id) },
    .required("majors", .array(of: .integer), "The major versions.") { $0.gap.majors },
    .required("reason", .text, "The reason why there is no answer.") {
      $0.gap.text
    },
    .optional("probe", .text, "The part of the probe that measures the metric there.") {
      $0.probe
    },
  ]
}

extension Field {
  fileprivate static func metric(_ get: @escaping @Sendable (Root) -> Metric) -> Field {
    .required("metric", .text, "The key of the metric, in UIKit's own terms.") { get($0).id }
  }

  fileprivate static func orientation(_ get: @escaping @Sendable (Root) -> Orientation) -> Field {
    .required("orientation", .choice, "The orientation of the interface.", get)
  }
}

extension JSONSchema {
  /// The schema of `keyline db coverage`.
  package static let coverage = JSONSchema(
    "keyline.coverage/1", "The coverage of each metric and orientation.",
    [.required("coverage", .array(of: .object(Coverage.fields)), "The metrics.")], definitions: [])
  /// The schema of `keyline db coverage METRIC`.
  package static let coverageCells = JSONSchema(
    "keyline.coverage-cells/1", "The status of each device and major version of a metric.",
    [.required("cells", .array(of: .object(Coverage.CellFields.fields)), "The cells.")],
    definitions: [])
  /// The schema of `keyline db coverage --missing`.
  package static let gaps = JSONSchema(
    "keyline.gaps/1", "The cells without an answer, with the reason: what to measure next.",
    [
      .required(
        "gaps", .array(of: .object(GapRecord.fields)), "The gaps, the largest of each metric first."
      )
    ], definitions: [])
}

extension Gap {
  /// The reason for the gap: `not measured since the iOS 26 redesign`, or the values that sources
  /// state without a rule.
  package var text: String {
    stated.isEmpty ? why.text(on: devices) : Self.text(stated)
  }

  /// The values that sources state without a rule: `sources differ: 35 by a, 36 by b`.
  private static func text(_ statements: [Statement]) -> String {
    let values = [].merged(with: statements.map(\.value.description))
    let sources = [].merged(with: statements.map(\.source))
    if values.count > 1, sources.count == 1 {
      return "one source gives \(NameLists.list(values)): \(sources[0])"
    }
    return (values.count > 1 ? "sources differ: " : "stated, but not enough to answer: ")
      + statements.map { "\($0.value) by \($0.source)" }.joined(separator: ", ")
  }
}

extension Coverage {
  /// The reason for an empty count: none of some devices ran the versions, or a metric exists on
  /// none.
  package static func nothingText(
    _ metrics: [Metric], on devices: [Device], over ranges: [VersionRange], _ versions: String
  ) -> String {
    let haveRun = devices.contains { device in ranges.contains { device.ran($0) } }
    let reason =
      haveRun
      ? "\(NameLists.list(metrics.map(\.id))) \(metrics.count == 1 ? "is" : "are") "
        + "\(Status.notApplicable.text) on these devices and versions"
      : "none of these devices ran \(versions)"
    return "Nothing to count: \(reason)."
  }
}

extension Coverage {
  /// The sentence for cells that all have an answer.
  package static func completeText(_ coverages: [Coverage]) -> String {
    let cells = coverages.reduce(0) { $0 + $1.total }
    return
      "Nothing is missing: \(cells == 1 ? "the only cell has" : "all \(cells) cells have") an answer."
  }
}

extension Coverage.DeviceClass {
  /// The class in words, for example `phones with a notch`.
  package var text: String {
    switch self {
    case .phoneWithIsland: "phones with an island"
    case .phoneWithNotch: "phones with a notch"
    case .phoneWithHomeButton: "phones with a home button"
    case .padWithoutHomeButton: "iPads without a home button"
    case .padWithHomeButton: "iPads with a home button"
    case .other: "others"
    }
  }
}
