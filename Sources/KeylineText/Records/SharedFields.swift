import KeylineData
import KeylineModel
import KeylineQuery

/// A question with its answer, for machine output.
protocol AnsweredQuestion: SendableMetatype {
  var record: AnswerRecord { get }
  /// The nearest values, if there is no value.
  var neighbours: [Neighbour] { get }
}

extension Field where Root: AnsweredQuestion {
  /// The fields that answers and explanations share.
  static var question: [Field] {
    [
      .required("device", .text, "The identifier of the device.") { $0.record.device.id },
      .required("metric", .text, "The key of the metric, in UIKit's own terms.") {
        $0.record.metric.id
      },
      .required("orientation", .choice, "The orientation of the interface.") {
        $0.record.situation.orientation
      },
      .required(
        "situation", .situationOfMetric,
        "How the situation differs from the default."
      ) { $0.record.column },
      .required("status", .choice, "The status of the answer.") { $0.record.status },
      .required(
        "value", .value, "The value in the unit of the metric; null if there is none."
      ) { $0.record.value },
      .optional(
        "assumesDefaultSDK", .flag,
        "True if the answer depends on the default SDK, which is the OS's own."
      ) { $0.record.answer.readsDefaultSDK ? true : nil },
      .optional("why", .why, "The reason why there is no value.") {
        $0.record.answer.why == nil ? nil : $0.record
      },
      .unlessEmpty(
        "neighbours", .array(of: .object(Neighbour.fields)),
        "The nearest values, where there is none: the same question with one part of it another."
      ) { $0.neighbours },
      .candidates("The values that an uncertain or conflicting answer may have") {
        $0.record.answer.candidates
      },
    ]
  }
}

extension Form<AnswerRecord> {
  fileprivate static var why: Form { .object(Field.why) }
}

extension Field {
  /// The values that an answer may have.
  static func candidates(
    _ meaning: String, _ get: @escaping @Sendable (Root) -> [Length?]
  ) -> Field {
    .unlessEmpty("candidates", .values, meaning + "; null stands for unknown.", get).shown {
      let candidates = get($0)
      return candidates.isEmpty ? "" : Answer.Content.candidates(candidates).text
    }
  }
}

/// An answer with its support.
protocol SupportedAnswer: SendableMetatype {
  var confidence: Confidence? { get }
  /// The end of the last version on which a measurement supports it; nil if it was never measured.
  var measuredUntil: OSVersion? { get }
  /// The identifiers of the rules that gave it.
  var rules: [String] { get }
}

extension Field where Root: SupportedAnswer {
  /// How well an answer is supported.
  static var support: [Field] {
    [
      confidence { $0.confidence },
      .required(
        "verifiedThrough", .textOrNull,
        "Computed: the last OS on which a measurement supports it; null if nothing was measured."
      ) { $0.measuredUntil.map { StatedVersion(before: $0).description } },
      .required("rules", .texts, "The identifiers of the rules that gave the value.") { $0.rules },
    ]
  }
}

extension Field {
  /// How well sources support an answer.
  static func confidence(_ get: @escaping @Sendable (Root) -> Confidence?) -> Field {
    .required(
      "confidence", .confidence,
      "Computed: \(Confidence.confirmed.text) (two or more independent sources agree), "
        + "\(Confidence.singleSource.text), \(Confidence.inferred.text), or "
        + "disputed; null if there is no value.", get)
  }

  /// The sources behind an answer.
  static func sources(_ get: @escaping @Sendable (Root) -> [Source.ID]) -> Field {
    .required("sources", .texts, "The keys of the sources behind the value, sorted.", get)
  }
}

/// A result computed for a device over versions.
protocol DerivedAnswer: SendableMetatype {
  var device: Device { get }
  var situation: Situation { get }
  var ranges: [VersionRange] { get }
  var amounts: [DerivedLength] { get }
}

/// An answer with the labels of versions.
struct Labelled<Answer> {
  let answer: Answer
  let labels: VersionLabels
}

extension Labelled: Sendable where Answer: Sendable {}

extension Field {
  /// The fields for the device, the versions and the situation of an adaptation.
  static func place<Answer: DerivedAnswer>() -> [Field] where Root == Labelled<Answer> {
    [
      .required("device", .text, "The identifier of the device.") { $0.answer.device.id },
      .required("os", .text, "The versions over which it holds.") {
        $0.labels.label($0.answer.ranges, dash: "-")
      },
      .required("orientation", .choice, "The orientation of the interface.") {
        $0.answer.situation.orientation
      },
      .required(
        "situation", .situation,
        "How the situation differs from the default."
      ) { $0.answer.situation },
    ]
  }
}

extension Field {
  /// The fields for missing values and the evidence of the others.
  static func doubts<Answer: DerivedAnswer>() -> [Field] where Root == Labelled<Answer> {
    [
      .required("missing", .texts, "The values that are missing and why, one sentence each.") {
        $0.answer.amounts.gaps.texts
      },
      .required("notes", .texts, "Notes on the values.") {
        let answer = $0.answer
        return answer.amounts.records.notes(in: $0.labels.calendar)
          .map { $0.line(on: [answer.device]) }
      },
    ]
  }
}
