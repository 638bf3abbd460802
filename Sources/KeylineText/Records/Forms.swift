package import KeylineData
package import KeylineModel
package import KeylineQuery

extension Form<Length?> {
  /// A length or a number of pixels per point, with at most three decimals, or null.
  static var value: Form { Form<Length>.number.orNull }
}

extension Form<[Length?]> {
  /// Several of them.
  static var values: Form { .array(of: .value) }
}

extension Form<DerivedLength> {
  /// A computed length, or null.
  static var amount: Form { Form<Length?>.value.of(\.value) }
}

extension Form<Confidence?> {
  static var confidence: Form { Form<Confidence>.choice.orNull }
}

extension Form<Technique.Support.Verdict?> {
  static var verdict: Form { Form<Technique.Support.Verdict>.choice.orNull }
}

extension Form<String?> {
  /// A text, or null.
  static var textOrNull: Form { Form<String>.text.orNull }
}

extension Form<Situation> {
  /// The differences of a situation from the usual one.
  static var situation: Form {
    Form(SchemaDefinition.situation.reference) { $0.json }
  }
}

extension Form<Column> {
  /// The differences of a metric's situation from the usual one, with the conditions that are asked
  /// for each value.
  static var situationOfMetric: Form {
    Form(SchemaDefinition.situation.reference) { $0.departures }
  }
}

extension Column {
  /// The differences from the usual situation of every query, and the value of each condition that
  /// is asked for each.
  package var departures: JSONValue {
    guard case .object(let members) = situation.json.kind else { return situation.json }
    var said: [(String, JSONValue?)] = members.map { ($0.key, $0.value) }
    for (dimension, code) in conditions where !said.contains(where: { $0.0 == dimension.key }) {
      said.append((dimension.key, dimension.json(of: code)))
    }
    return .object(said)
  }
}

extension SchemaDefinition {
  /// The situation besides device, OS and orientation; defaults are left out.
  static let situation = SchemaDefinition("situation", .object(Situation.departureFields))
}

extension Form<Edges<DerivedLength>> {
  /// A length for each edge.
  static var insets: Form {
    Form(SchemaDefinition.insets.reference) { Edges.fields.object(of: $0) }
  }
}

extension Form<Frame<DerivedLength>> {
  /// The frame of a view.
  static var frame: Form {
    Form(SchemaDefinition.frame.reference) { Frame.fields.object(of: $0) }
  }
}

extension SchemaDefinition {
  static let insets = SchemaDefinition("insets", .object(Edges<DerivedLength>.fields))
  static let frame = SchemaDefinition("frame", .object(Frame<DerivedLength>.fields))
}

extension Edges<DerivedLength> {
  fileprivate static var fields: [Field<Edges<DerivedLength>>] {
    [
      .required("top", .amount, "At the top, in points; null if it is unknown.") { $0.top },
      .required("left", .amount, "At the left.") { $0.left },
      .required("bottom", .amount, "At the bottom.") { $0.bottom },
      .required("right", .amount, "At the right.") { $0.right },
    ]
  }
}

extension Frame<DerivedLength> {
  fileprivate static var fields: [Field<Frame<DerivedLength>>] {
    [
      .required("x", .amount, "From the left, in points; null if it is unknown.") { $0.x },
      .required("y", .amount, "From the top.") { $0.y },
      .required("width", .amount, "The width.") { $0.width },
      .required("height", .amount, "The height.") { $0.height },
    ]
  }
}

extension Situation {
  /// The differences from the usual situation of every query, by dimension.
  package var json: JSONValue { Self.departureFields.object(of: self) }

  private static let usual = Situation()

  /// A field for each dimension in which a situation may differ from the usual one.
  static let departureFields: [Field<Situation>] = Dimension.allCases.filter {
    !$0.isDeviceAttribute && $0 != .orientation
  }.map { dimension in
    Field(.optional(dimension.key, dimension.valuePart, dimension.meaning)) { situation in
      if dimension == .sdk { return situation.sdk.map { .string("\($0)") } }
      let code = situation.code(dimension, defaultSDK: 0)
      guard code != usual.code(dimension, defaultSDK: 0) else { return nil }
      return dimension.json(of: code)
    }
  }
}

extension Dimension {
  /// The JSON of a value by its code; nil for a dimension without names.
  fileprivate func json(of code: Int) -> JSONValue? {
    switch values {
    case .names(let names): .string(names[code])
    case .flag: .bool(code == 1)
    case .lengths, .sdk: nil
    }
  }
}
