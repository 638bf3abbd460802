package import KeylineModel

extension SchemaDefinition {
  /// The conditions of a rule or an observation, which must all hold.
  package static let scope = SchemaDefinition(
    "where",
    .object(
      [.optional("devices", .strings, "The identifiers of the devices that it is about.")]
        + Dimension.allCases.map { .optional($0.key, condition($0), $0.meaning) }))

  /// A value, a list of values, a range, or `any` to lift a default.
  private static func condition(_ dimension: Dimension) -> SchemaPart {
    let value = dimension.valuePart
    return switch dimension.values {
    case .names, .flag: .either([value, .array(of: value), .any])
    case .lengths: .either([value, .array(of: value), range("to", value), .any])
    case .sdk: .either([value, .array(of: value), range("until", value), .any])
    }
  }

  private static func range(_ end: String, _ value: SchemaPart) -> SchemaPart {
    .object([
      .optional("from", value, "The lowest value."),
      .optional(
        end, value, end == "to" ? "The highest value." : "The first value above the range."),
    ])
  }
}

extension SchemaPart {
  /// The word that lifts the default of a condition.
  fileprivate static let any = SchemaPart.choice(["any"])
}

extension Dimension {
  /// A single value of the dimension.
  package var valuePart: SchemaPart {
    switch values {
    case .names(let names): .choice(names)
    case .flag: .boolean
    case .lengths: .number
    case .sdk: .string
    }
  }
}
