import ArgumentParser
import KeylineData
import KeylineModel

/// Conditions as flags: `--where devices=iphone-x,iphone-xs --where orientation=portrait`.
struct WhereOptions: ParsableArguments {
  @Option(
    name: .customLong("where"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      A condition: devices=a,b; family=iphone; width=320..402; orientation=portrait; \
      large-title=true; split=one-half; sdk=12.. or any other condition that get has as a flag. \
      May be repeated.
      """, valueName: "key=value"))
  var conditions: [String] = []

  /// The conditions with the seed's keys, in the seed's order; nil if there are none.
  func object() throws -> JSONValue? {
    if conditions.isEmpty { return nil }
    var members: [(key: String, value: JSONValue)] = []
    for condition in conditions {
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("'--where' takes key=value, not \"\(condition)\".")
      }
      guard !members.contains(where: { $0.key == parts[0] }) else {
        throw ValidationError("'--where \(parts[0])' is given twice; join values with commas.")
      }
      members.append((parts[0], try Self.value(parts[1], of: parts[0])))
    }
    return .object(members.map { ($0.key, $0.value) })
  }

  /// The arguments as they were given.
  var arguments: [String] { conditions.flatMap { ["--where", $0] } }

  /// The arguments for the conditions of a scope without its devices.
  static func arguments(for scope: Scope) -> [String] {
    let scope = Scope(conditions: scope.conditions)
    guard case .object(let members)? = RowCoding.conditions(of: scope)?.kind else { return [] }
    return members.flatMap { ["--where", "\($0.key)=\(text($0.value))"] }
  }

  /// The arguments for the differences of a situation from the usual one, and for the kind of a
  /// value.
  static func arguments(for situation: Situation, of metric: Metric.ID) -> [String] {
    let kinds = Dimension.ofFewMetrics.filter { $0.isAskedForEach && $0.mayDecide(metric) }
    let dimensions =
      kinds + situation.departures + (situation.orientation == .landscape ? [.orientation] : [])
      + (situation.sdk == nil ? [] : [.sdk])
    if dimensions.isEmpty { return [] }
    return arguments(
      for: Scope(
        conditions: dimensions.reduce(into: [:]) {
          $0[$1] = ValueSet(values: [situation.code($1, defaultSDK: 0)])
        }))
  }

  /// A condition of the seed as the text after the equals sign.
  private static func text(_ value: JSONValue) -> String {
    switch value.kind {
    case .array(let values): values.map(text).joined(separator: ",")
    case .object(let bounds):
      // A range has its lower bound under "from", its upper bound under the other key.
      (bounds.first { $0.key == "from" }.map { text($0.value) } ?? "") + ".."
        + (bounds.first { $0.key != "from" }.map { text($0.value) } ?? "")
    case .string(let text): text
    default: value.inline
    }
  }

  private static func value(_ text: String, of key: String) throws -> JSONValue {
    if key == "devices" { return .strings(text.split(separator: ",").map(String.init)) }
    guard let dimension = Dimension(key: key) else {
      let keys = (["devices"] + Dimension.allCases.map(\.key)).joined(separator: ", ")
      throw ValidationError("'--where \(key)': no such condition. Conditions: \(keys).")
    }
    if text == "any" { return .string(text) }
    let isRange = dimension.values == .lengths || dimension.values == .sdk
    if isRange, let range = text.range { return range(dimension) }
    let values = text.split(separator: ",").map { scalar(String($0), dimension) }
    return values.count == 1 ? values[0] : .array(values)
  }

  private static func scalar(_ text: String, _ dimension: Dimension) -> JSONValue {
    switch dimension.values {
    case .flag where text == "true" || text == "false": .bool(text == "true")
    case .lengths where Length(text) != nil: .number(text)
    case .names, .flag, .lengths, .sdk: .string(text)
    }
  }
}

extension String {
  /// The texts before and after two dots.
  fileprivate var ends: (String, String)? {
    let parts = split(separator: "..", omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  /// A range as the object in the seed.
  fileprivate var range: ((Dimension) -> JSONValue)? {
    guard let (lower, upper) = ends else { return nil }
    return { dimension in
      func bound(_ text: String) -> JSONValue? {
        if text.isEmpty { return nil }
        return dimension == .sdk ? .string(text) : .number(text)
      }
      return .object([
        ("from", bound(lower)), (dimension == .sdk ? "until" : "to", bound(upper)),
      ])
    }
  }
}
