import KeylineModel

/// Reads and writes the conditions of a rule or an observation, the key `where`.
enum ScopeCoding {
  static let keys = ["devices"] + Dimension.allCases.map(\.key)

  /// The most values of one condition; all SDKs fit.
  private static let maximumValues = 1_000
  /// The most ranges of one condition, because rules are compared range by range.
  private static let maximumRanges = 100

  static func decode(_ object: ObjectReader, _ key: String) throws(InputError) -> Scope {
    guard let value = object[key] else { return Scope() }
    let conditions = try ObjectReader(value, in: object.text, path: object.path(key), allowed: keys)
    var scope = Scope()
    if conditions["devices"] != nil {
      let devices = try conditions.strings("devices")
      guard !devices.isEmpty else { throw conditions.error("an empty list", at: "devices") }
      for device in devices where !Identifier.isValid(device) {
        throw conditions.error(
          "\"\(device)\" is not an identifier: \(Identifier.form)", at: "devices")
      }
      guard Set(devices).count == devices.count else {
        throw conditions.error("a device appears twice", at: "devices")
      }
      scope.devices = Set(devices)
    }
    for dimension in Dimension.allCases {
      guard let value = conditions[dimension.key] else { continue }
      scope.conditions[dimension] = try set(value, of: dimension, in: conditions)
    }
    return scope
  }

  private static func set(
    _ value: JSONValue, of dimension: Dimension, in object: ObjectReader
  ) throws(InputError) -> ValueSet {
    if case .string("any") = value.kind { return .any }
    if case .array(let values) = value.kind {
      guard !values.isEmpty else { throw object.error("an empty list", at: dimension.key) }
      guard values.count <= maximumValues else {
        throw object.error("a list of more than \(maximumValues) values", at: dimension.key)
      }
      var codes: [Int] = []
      for value in values { codes.append(try code(value, of: dimension, in: object)) }
      let set = ValueSet(values: codes)
      guard set.ranges.count <= maximumRanges else {
        throw object.error("more than \(maximumRanges) separate values", at: dimension.key)
      }
      return set
    }
    if case .object = value.kind, dimension.values == .lengths || dimension.values == .sdk {
      return try range(value, of: dimension, in: object)
    }
    return ValueSet(values: [try code(value, of: dimension, in: object)])
  }

  private static func range(
    _ value: JSONValue, of dimension: Dimension, in object: ObjectReader
  ) throws(InputError) -> ValueSet {
    let isSDK = dimension == .sdk
    let upper = isSDK ? "until" : "to"
    let bounds = try ObjectReader(
      value, in: object.text, path: object.path(dimension.key), allowed: ["from", upper])
    var from = ValueSet.minimum
    var to = ValueSet.maximum
    if let value = bounds["from"] { from = try code(value, of: dimension, in: object) }
    if let value = bounds[upper] {
      to = try code(value, of: dimension, in: object) - (isSDK ? 1 : 0)
    }
    guard bounds["from"] != nil || bounds[upper] != nil else {
      throw object.error("a range without bounds; write \"any\" or leave it out", at: dimension.key)
    }
    guard from <= to else { throw object.error("an empty range", at: dimension.key) }
    return ValueSet([from...to])
  }

  private static func code(
    _ value: JSONValue, of dimension: Dimension, in object: ObjectReader
  ) throws(InputError) -> Int {
    switch (dimension.values, value.kind) {
    case (.names(let names), .string(let name)):
      if let code = names.firstIndex(of: name) { return code }
      throw object.text.error(
        "\"\(name)\" is not allowed. Allowed: \(names.joined(separator: ", ")).",
        at: value.offset, path: object.path(dimension.key))
    case (.flag, .bool(let flag)): return flag ? 1 : 0
    case (.lengths, .number(let digits)):
      if let length = Length(digits) { return length.sixths }
      throw object.text.error(
        ObjectReader.lengthForm(digits), at: value.offset, path: object.path(dimension.key))
    case (.sdk, .string):
      let version = try object.version(value, path: object.path(dimension.key))
      if version.precision == .major { return version.first.major }
      throw object.text.error(
        "\"\(version)\" is not an SDK; an SDK is a major version such as \"12\"",
        at: value.offset, path: object.path(dimension.key))
    default:
      throw object.text.error(
        "\(value.summary) is not allowed. Allowed: \(form(dimension)).", at: value.offset,
        path: object.path(dimension.key))
    }
  }

  private static func form(_ dimension: Dimension) -> String {
    switch dimension.values {
    case .names(let names): names.joined(separator: ", ")
    case .flag: "true, false"
    case .lengths: "a number of points, a list of them, or { \"from\", \"to\" }"
    case .sdk: "a version as a string, or { \"from\", \"until\" }"
    }
  }

  static func encode(_ scope: Scope) -> JSONValue? {
    var members: [(String, JSONValue?)] = [("devices", scope.devices.map { .strings($0.sorted()) })]
    for (dimension, set) in scope.conditions.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      members.append((dimension.key, encode(set, of: dimension)))
    }
    let value = JSONValue.object(members)
    if case .object(let members) = value.kind, members.isEmpty { return nil }
    return value
  }

  private static func encode(_ set: ValueSet, of dimension: Dimension) -> JSONValue {
    if set == .any { return .string("any") }
    let isNumeric = dimension.values == .lengths || dimension.values == .sdk
    if isNumeric, set.ranges.count == 1, let range = set.ranges.first, range.count > 1 {
      let isSDK = dimension == .sdk
      return .object([
        ("from", range.lowerBound == ValueSet.minimum ? nil : value(range.lowerBound, dimension)),
        (
          isSDK ? "until" : "to",
          range.upperBound == ValueSet.maximum
            ? nil : value(range.upperBound + (isSDK ? 1 : 0), dimension)
        ),
      ])
    }
    // A set may reach far past the last value of its dimension.
    let codes =
      isNumeric
      ? set.ranges.filter(domain(of: dimension).overlaps)
        .flatMap { Array($0.clamped(to: domain(of: dimension))) }
      : (0..<dimension.valueCount).filter(set.contains)
    return codes.count == 1
      ? value(codes[0], dimension) : .array(codes.map { value($0, dimension) })
  }

  /// The allowed values of a numeric dimension.
  private static func domain(of dimension: Dimension) -> ClosedRange<Int> {
    dimension == .sdk ? 0...999 : -Length.limit * 6...Length.limit * 6
  }

  private static func value(_ code: Int, _ dimension: Dimension) -> JSONValue {
    switch dimension.values {
    case .names(let names): .string(names.indices.contains(code) ? names[code] : "\(code)")
    case .flag: .bool(code == 1)
    case .lengths: .number(Length(sixths: code))
    case .sdk: .string("\(code)")
    }
  }
}
