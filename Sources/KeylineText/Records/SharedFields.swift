import KeylineData
import KeylineModel
import KeylineQuery

extension Field {
  /// The fields that answers and explanations share: a question with its answer.
  ///
  /// - Parameter neighbours: The nearest values, if there is no value.
  static func question(
    of record: @escaping @Sendable (Root) -> AnswerRecord,
    near neighbours: @escaping @Sendable (Root) -> [Neighbour]
  ) -> [Field] {
    [
      .required("device", .text, "The identifier of the device.") { record($0).device.id },
      .required("metric", .text, "The key of the metric, in UIKit's own terms.") {
        record($0).metric.id
      },
      .required("orientation", .choice, "The orientation of the interface.") {
        record($0).situation.orientation
      },
      .required(
        "situation", .situationOfMetric,
        "How the situation differs from the default."
      ) { record($0).column },
      .required("status", .choice, "The status of the answer.") { record($0).status },
      .required(
        "value", .value, "The value in the unit of the metric; null if there is none."
      ) { record($0).value },
      .optional(
        "assumesDefaultSDK", .flag,
        "True if the answer depends on the default SDK, which is the OS's own."
      ) { record($0).answer.readsDefaultSDK ? true : nil },
      .optional("why", .why, "The reason why there is no value.") {
        let record = record($0)
        return record.answer.why == nil ? nil : record
      },
      .unlessEmpty(
        "neighbours", .array(of: .object(Neighbour.fields)),
        "The nearest values, where there is none: the same question with one part of it another.",
        neighbours),
      .candidates("The values that an uncertain or conflicting answer may have") {
        record($0).answer.candidates
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

extension Field<Answer> {
  /// How well an answer is supported.
  static var support: [Field] {
    [confidence { $0.confidence }, measured { $0.measuredUntil }, rules { $0.rules }]
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

  /// The last version on which a measurement supports an answer, from the end of that version.
  static func measured(_ get: @escaping @Sendable (Root) -> OSVersion?) -> Field {
    .required(
      "verifiedThrough", .textOrNull,
      "Computed: the last OS on which a measurement supports it; null if nothing was measured."
    ) { get($0).map { StatedVersion(before: $0).description } }
  }

  /// The rules that gave an answer.
  static func rules(_ get: @escaping @Sendable (Root) -> [String]) -> Field {
    .required("rules", .texts, "The identifiers of the rules that gave the value.", get)
  }

  /// The sources behind an answer.
  static func sources(_ get: @escaping @Sendable (Root) -> [Source.ID]) -> Field {
    .required("sources", .texts, "The keys of the sources behind the value, sorted.", get)
  }
}

/// An answer with the labels of versions.
struct Labelled<Answer> {
  let answer: Answer
  let labels: VersionLabels
}

extension Labelled: Sendable where Answer: Sendable {}

extension Field {
  /// The fields for the device, the versions and the situation of an adaptation.
  static func place<Answer: AmountsAnswer>(
    in situation: @escaping @Sendable (Answer) -> Situation
  ) -> [Field] where Root == Labelled<Answer> {
    [
      .required("device", .text, "The identifier of the device.") { $0.answer.device.id },
      .required("os", .text, "The versions over which it holds.") {
        $0.labels.label($0.answer.ranges, dash: "-")
      },
      .required("orientation", .choice, "The orientation of the interface.") {
        situation($0.answer).orientation
      },
      .required(
        "situation", .situation,
        "How the situation differs from the default."
      ) { situation($0.answer) },
    ]
  }
}

extension Field {
  /// The fields for missing values and the evidence of the others.
  static func doubts<Answer: AmountsAnswer>() -> [Field] where Root == Labelled<Answer> {
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
