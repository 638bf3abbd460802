public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension Explanation: AnsweredQuestion {
  var metric: Metric { asked }
  var status: Status { outcome.status }
  var value: Length? { outcome.value }
  var readsDefaultSDK: Bool { outcome.readsDefaultSDK }
  var reason: String? { outcome.reasonText(on: device) }
  var candidates: [Length?] { outcome.candidates }

  /// The explanation as an object.
  public var json: JSONValue { Self.fields.object(of: self) }

  fileprivate static let fields: [Field<Explanation>] =
    Field.question + [
      .required("os", .text, "The version that is explained.") { $0.version.description },
      .required(
        "readings", .array(of: .part),
        "The tree; two where it is not known exactly when the value changed, first as if it had "
          + "changed late."
      ) { $0.readings },
      .unlessEmpty(
        "related", .array(of: .part), "Metrics worth a look, because this one is unknown."
      ) { $0.related },
    ]
}

extension Explanation.Part: SupportedAnswer {
  var rules: [String] { winners.map(\.id) }

  fileprivate static let fields: [Field<Explanation.Part>] = answer + Field.support + evidence

  private static let answer: [Field<Explanation.Part>] = [
    .required("metric", .text, "The key of the metric.") { $0.metric.id },
    .required("status", .choice, "How the answer stands.") { $0.status },
    .required("value", .value, "The value; null where there is none.") { $0.value },
    .optional("subtracted", .flag, "True where the formula above subtracts it.") {
      $0.isSubtracted ? true : nil
    },
  ]

  private static let evidence: [Field<Explanation.Part>] = [
    .required(
      "independentSources", .integer,
      "How many independent sources there are; a copy does not count."
    ) { $0.independent },
    .required("observations", .texts, "The observations that the rules rest on.") {
      ($0.covering + $0.elsewhere).map(\.id)
    },
    .required(
      "against", .array(of: .against), "What sources state here that is another value."
    ) { $0.against },
    .required(
      "beaten", .array(of: .object(Explanation.Beaten.fields)), "Rules that apply, but are beaten."
    ) { $0.beaten },
    .required(
      "misses", .array(of: .object(Miss.fields)),
      "Rules that do not apply, the closest first."
    ) { $0.misses },
    .required("terms", .array(of: .part), "The metrics of the winning rule's formula.") {
      $0.terms
    },
  ]
}

extension Form<Explanation.Part> {
  /// One metric of the tree.
  fileprivate static var part: Form {
    Form(.reference("part")) { Explanation.Part.fields.object(of: $0) }
  }
}

extension Form<Observation> {
  /// An observation that states another value.
  fileprivate static var against: Form {
    Form(.reference("against")) { Observation.against.object(of: $0) }
  }
}

extension Observation {
  fileprivate static let against: [Field<Observation>] = [
    .required("observation", .text, "The identifier of the observation.") { $0.id },
    .required("source", .text, "The key of its source.") { $0.source },
    .required("value", .number, "The value that it states.") { $0.value },
    .disputed,
  ]
}

extension Explanation.Beaten {
  fileprivate static let fields: [Field<Explanation.Beaten>] = [
    .required("rule", .text, "The rule that lost.") { $0.rule.id },
    .required("by", .text, "The rule that beats it.") { $0.by.id },
  ]
}

extension Miss {
  fileprivate static let fields: [Field<Miss>] = [
    .required("rule", .text, "The rule that does not apply.") { $0.rule.id },
    .required("because", .text, "The conditions that failed.") { $0.failureText },
  ]
}

extension JSONSchema {
  /// The schema of `keyline explain`.
  public static let explain = JSONSchema(
    "keyline.explain/1", "Why a value is what it is: one object per stretch of versions.",
    [
      .required("results", .array(of: .reference("explanation")), "The explanations.")
    ],
    definitions: [
      SchemaDefinition("explanation", .object(Explanation.fields)),
      SchemaDefinition("part", .object(Explanation.Part.fields)),
      SchemaDefinition("against", .object(Observation.against)), .situation,
    ])
}
