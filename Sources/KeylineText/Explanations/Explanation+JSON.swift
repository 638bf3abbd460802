public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension Explanation {
  /// The explanation as an object.
  public var json: JSONValue {
    .object([
      ("device", .string(device.id)),
      ("metric", .string(asked.id)),
      ("os", .string(version.description)),
      ("orientation", .string(situation.orientation.rawValue)),
      ("situation", situation.json),
      ("status", .string(outcome.status.rawValue)),
      ("value", outcome.value.map { .number($0) } ?? .null),
      (
        "candidates",
        outcome.candidates.isEmpty
          ? nil : .array(outcome.candidates.map { $0.map { .number($0) } ?? .null })
      ),
      ("assumesDefaultSDK", outcome.readsDefaultSDK ? .bool(true) : nil),
      ("reason", outcome.reasonText(on: device).map(JSONValue.string)),
      ("readings", .array(readings.map(\.json))),
      ("related", related.isEmpty ? nil : .array(related.map(\.json))),
    ])
  }
}

extension Explanation.Part {
  var json: JSONValue {
    .object([
      ("metric", .string(metric.id)),
      ("status", .string(status.rawValue)),
      ("value", value.map { .number($0) } ?? .null),
      ("subtracted", isSubtracted ? .bool(true) : nil),
      ("confidence", confidence.map { .string($0.rawValue) } ?? .null),
      ("independentSources", .number(independent)),
      (
        "verifiedThrough",
        measuredUntil.map { .string(StatedVersion(before: $0).description) } ?? .null
      ),
      ("rules", .strings(winners.map(\.id))),
      ("observations", .strings((covering + elsewhere).map(\.id))),
      (
        "against",
        .array(
          against.map {
            .object([
              ("observation", .string($0.id)), ("source", .string($0.source)),
              ("value", .number($0.value)), ("disputed", $0.disputed.map(JSONValue.string)),
            ])
          })
      ),
      (
        "beaten",
        .array(
          beaten.map { .object([("rule", .string($0.rule.id)), ("by", .string($0.by.id))]) })
      ),
      (
        "misses",
        .array(
          misses.map {
            .object([("rule", .string($0.rule.id)), ("because", .string($0.failureText))])
          })
      ),
      ("terms", .array(terms.map(\.json))),
    ])
  }
}
