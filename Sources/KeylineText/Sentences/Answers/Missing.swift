import KeylineData
package import KeylineModel
package import KeylineQuery

/// An answer without a single value, with values nearby: one sentence, then labelled lines.
package struct Missing: Sendable {
  /// The answer.
  package let record: AnswerRecord
  /// The nearest values.
  package let neighbours: [Neighbour]
  /// Related metrics that have a value at the same place.
  private let related: [(metric: Metric, result: Answer.Result)]

  /// Looks up the values near an answer.
  package init(_ record: AnswerRecord, _ search: NeighbourSearch) {
    self.record = record
    neighbours = search.neighbours(of: record)
    related = record.status == .unknown ? search.related(to: record) : []
  }

  /// The place of a missing value and the reason: `tabBar.height on iPhone 17, iOS 26: unknown, not
  /// measured`.
  package static func sentence(
    _ result: Answer.Result, of subjects: [String], on devices: [Device], _ ranges: [VersionRange],
    _ labels: VersionLabels
  ) -> String {
    if case .neverRan? = result.why {
      return DeviceText.neverRan(devices.map { ($0, ranges) }, labels).joined(separator: " ")
    }
    let text =
      devices.count == 1
      ? result.text(on: devices[0]) ?? "" : result.why?.text(on: devices) ?? result.content.text
    return "\(NameLists.few(subjects)) on \(NameLists.sentence(devices)), "
      + "\(devices.system(of: ranges, labels)): \(text)"
  }

  /// The sentence for this answer alone.
  package func sentence(_ labels: VersionLabels) -> String {
    Self.sentence(
      record.answer.result, of: [record.column.subject(isOriented: false)], on: [record.device],
      record.ranges, labels)
  }

  /// The lines below the sentence, each with its label: the nearest values, and related metrics.
  package var lines: [(label: String, text: String)] {
    neighbours.map { ("nearest", $0.text(besides: record.device)) }
      + related.map { metric, result in
        ("see", "\(metric.id) = \(result.value?.description ?? "")\(result.statusText)")
      }
  }
}

extension [(label: String, text: String)] {
  /// The lines as text, indented, with aligned labels.
  package var text: [String] {
    map {
      "  \($0.label)\(String(repeating: " ", count: Swift.max(1, 9 - $0.label.count)))\($0.text)"
    }
  }
}

extension Answer.Result {
  /// The status after the value; empty if it is known.
  fileprivate var statusText: String { status == .known ? "" : " (\(status.text))" }
}

extension Neighbour {
  /// The value with the differences of its question: `49 on iPhone 16, iOS 18 (inferred)`, `32 in
  /// landscape`.
  package func text(besides asked: Device) -> String {
    var places: [String] = []
    var words: [String] = []
    for case .condition(let dimension) in moved {
      words.append(
        dimension == .sdk
          ? "without --sdk" : dimension.placeText(situation.code(dimension, defaultSDK: 0)))
    }
    if moved.contains(.device) { places.append(device.name) }
    if moved.contains(.version) {
      places.append(device.system(version.first, "\(version)"))
    }
    if !places.isEmpty { words.append("on " + places.joined(separator: ", ")) }
    return ([result.value?.description ?? ""] + words).joined(separator: " ") + result.statusText
  }
}

extension Why {
  /// The kinds of reasons in machine output.
  package enum Kind: String, CaseIterable, Sendable {
    case neverRan, before, lacks, only, unmeasured, contradicted, undescribed
  }

  /// The kind of the reason; for a sum, that of the missing part.
  package var kind: Kind {
    switch cause {
    case .neverRan: .neverRan
    case .before: .before
    case .lacks: .lacks
    case .only: .only
    case .unmeasured, .part: .unmeasured
    case .contradicted: .contradicted
    case .undescribed: .undescribed
    }
  }
}

extension Field where Root == AnswerRecord {
  /// The reason for a missing value, in parts and in words.
  static var why: [Field] {
    [
      .required("reason", Form<Why.Kind>.choice, "The kind of the reason.") {
        $0.answer.why?.kind ?? .unmeasured
      },
      .required("text", .text, "The reason in words.") { $0.whyText ?? "" },
      .optional("part", .text, "The metric to blame, where a formula has no value.") {
        $0.answer.why?.part
      },
      .optional("os", .text, "The versions that the device runs, or the one that brought it.") {
        switch $0.answer.why?.cause {
        case .neverRan: DeviceText.versions($0.device)
        case .before(let version, _): version.short
        default: nil
        }
      },
      .optional("feature", .text, "The feature that the device does not have.") {
        switch $0.answer.why?.cause {
        case .lacks(let feature), .before(_, let feature?): feature.text
        default: nil
        }
      },
      .optional("condition", .text, "The condition under which it exists.") {
        if case .only(let dimension, _)? = $0.answer.why?.cause { dimension.key } else { nil }
      },
      .optional("redesign", .text, "The redesign since which nobody measured it.") {
        if case .unmeasured(let redesign?)? = $0.answer.why?.cause { redesign.id } else { nil }
      },
      .optional("attribute", .text, "The attribute of the device that nobody has given.") {
        if case .undescribed(let attribute)? = $0.answer.why?.cause {
          attribute.rawValue
        } else {
          nil
        }
      },
      .unlessEmpty(
        "claims", .array(of: .object(Why.Claim.fields)),
        "What rules say that contradict each other."
      ) { $0.answer.why?.claims ?? [] },
    ]
  }
}

extension Why.Claim {
  fileprivate static let fields: [Field<Why.Claim>] = [
    .required("rule", .text, "The identifier of the rule.") { $0.rule },
    .optional("source", .text, "The key of its first source.") { $0.source },
    .required("value", .value, "The value; null for a sum.") { $0.value },
  ]
}

extension Neighbour {
  static let fields: [Field<Neighbour>] = [
    .required("device", .text, "The identifier of the device.") { $0.device.id },
    .required("os", .text, "The version.") { $0.version.description },
    .required("orientation", .choice, "The orientation of the interface.") {
      $0.situation.orientation
    },
    .required("situation", .situation, "How the situation differs from the default.") {
      $0.situation
    },
    .required("status", .choice, "The status of the answer.") { $0.result.status },
    .required("value", .value, "The value.") { $0.result.value },
  ]
}
