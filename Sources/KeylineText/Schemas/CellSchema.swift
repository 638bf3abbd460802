import KeylineModel

extension AnswerSchema {
  static let get = cells("keyline.get/1", "Values: one object per cell of the table.")
  static let sheet = cells(
    "keyline.sheet/1", "The sheet of a device: what people ask for, portrait beside landscape.")
  static let timeline = cells(
    "keyline.timeline/1", "One value over the versions of a device: one object per stretch.")

  private static func cells(_ name: String, _ description: String) -> AnswerSchema {
    AnswerSchema(
      name, description,
      [
        .required(
          "results", .array(of: SchemaDefinition.cell.reference),
          "The cells: devices in the order asked, then versions, then metrics.")
      ], definitions: [.cell, .situation])
  }
}

extension SchemaDefinition {
  /// One metric of one device over versions in which its value does not change.
  static let cell = SchemaDefinition(
    "cell",
    .object(
      SchemaProperty.question + SchemaProperty.support + [
        .required(
          "os", .string,
          "The versions, as asked, or the part of them in which the value does not change."),
        .required(
          "unit", .choice(Metric.Unit.allCases.map(\.rawValue)),
          "The unit: pt are points, scale is pixels per point."),
        .required(
          "pixels", SchemaPart.integer.orNull,
          "The value in pixels of the device; null where that is no whole number."),
        .required("sources", .strings, "The keys of the sources behind the value, sorted."),
      ]))
}
