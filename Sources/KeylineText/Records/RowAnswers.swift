import KeylineData
package import KeylineModel
package import KeylineQuery

extension Device {
  /// The answer with one device.
  package static let answer = AnswerKind<Device>(
    "keyline.device/1", "One device.", [.required("device", .row, "The device.") { $0 }],
    definitions: [schema])

  /// The answer with several devices.
  package static let list = AnswerKind<[Device]>(
    "keyline.devices/1", "The devices, or those of a set.",
    [.required("devices", .array(of: .row), "The devices.") { $0 }], definitions: [schema])
}

extension Rule {
  /// The answer with one rule.
  package static let answer = AnswerKind<Rule>(
    "keyline.rule/1", "One rule.", [.required("rule", .row, "The rule.") { $0 }],
    definitions: [schema, .scope, .boundary])

  /// The answer with several rules.
  package static let list = AnswerKind<[Rule]>(
    "keyline.rules/1", "The rules, or those of some metrics.",
    [.required("rules", .array(of: .row), "The rules.") { $0 }],
    definitions: [schema, .scope, .boundary])
}

extension Technique {
  /// The answer with one technique.
  package static let answer = AnswerKind<Technique>(
    "keyline.technique/1", "One technique.",
    [.required("technique", .row, "The technique.") { $0 }],
    definitions: [schema, .boundary])

  /// The answer with several techniques.
  package static let list = AnswerKind<[Technique]>(
    "keyline.techniques/1", "The techniques, or those that match a search.",
    [.required("techniques", .array(of: .row), "The techniques.") { $0 }],
    definitions: [schema, .boundary])
}

extension Metric {
  /// The answer with all metrics, or those that a name means.
  package static let list = AnswerKind<[Metric]>(
    "keyline.metrics/1", "The metrics, or those that a name means.",
    [.required("metrics", .array(of: .row), "The metrics.") { $0 }], definitions: [schema])
}

extension Source {
  /// A source with its observations.
  package typealias Statements = (source: Source, observations: [Observation])

  /// The answer with one source.
  package static let answer = AnswerKind<Statements>(
    "keyline.source/1", "One source, and everything it states.",
    [
      .required("source", .row, "The source.") { $0.source },
      .required("observations", .array(of: .row), "The observations from it.") {
        $0.observations
      },
    ], definitions: [schema, Observation.schema, .scope])

  /// The answer with several sources.
  package static let list = AnswerKind<[Source]>(
    "keyline.sources/1", "The sources.",
    [.required("sources", .array(of: .row), "The sources.") { $0 }], definitions: [schema])
}

extension Observation {
  /// An observation with the verdict of its replay.
  package typealias Replayed = (observation: Observation, verdict: Replay.Verdict)

  /// The answer with one observation.
  package static let answer = AnswerKind<Replayed>(
    "keyline.observation/1", "One observation, with the verdict of the rules.",
    [
      .required("observation", .row, "The observation.") { $0.observation },
      .required(
        "replay", .choice, "The result of checking the observation against the resolver."
      ) { $0.verdict },
    ], definitions: [schema, .scope])

  /// The answer with several observations.
  package static let list = AnswerKind<[Observation]>(
    "keyline.observations/1", "The observations, or those about some metrics or from one source.",
    [.required("observations", .array(of: .row), "The observations.") { $0 }],
    definitions: [schema, .scope])
}
