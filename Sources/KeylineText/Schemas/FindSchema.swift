import KeylineModel

extension AnswerSchema {
  static let find = AnswerSchema(
    "keyline.find/1", "Where metrics have given values: one object per cell.",
    [
      .required(
        "results", .array(of: SchemaDefinition.cell.reference),
        "The cells that fit: devices, then versions, then metrics."),
      .required(
        "undecided",
        .array(
          of: .object([
            .required("device", .string, "The identifier of the device."),
            .required("os", .string, "The versions."),
          ])), "Where a value is unknown or uncertain and no other one speaks against it."),
    ], definitions: [.cell, .situation])

  static let findScreen = AnswerSchema(
    "keyline.find-screen/1", "The devices with a screen of a given size.",
    [
      .required(
        "results",
        .array(
          of: .object([
            .required("device", .string, "The identifier of the device."),
            .required("name", .string, "Its name."),
            .required("points", .reference("size"), "The screen in points, in portrait."),
            .required("scale", SchemaPart.integer.orNull, "Pixels per point as rendered."),
            .required("rendered", .reference("size"), "The pixels that UIKit renders."),
            .required("native", .reference("size"), "The pixels of the panel."),
            .required(
              "fits", .array(of: .choice(["points", "rendered pixels", "native pixels"])),
              "In which terms the device has the size."),
          ])), "The devices.")
    ], definitions: [.size])

  static let findSame = AnswerSchema(
    "keyline.find-same/1", "The devices that no metric tells apart from one.",
    [
      .required(
        "results", .array(of: SchemaDefinition.likeness.reference),
        "The devices that no metric tells apart."),
      .required(
        "undecided", .array(of: SchemaDefinition.likeness.reference),
        "The devices of which no metric is known to differ, but one is known on one side only."),
    ], definitions: [.likeness])
}

extension SchemaDefinition {
  /// A width and a height; null where one is unknown.
  static let size = SchemaDefinition(
    "size",
    SchemaPart.object([
      .required("width", .number, "The shorter side of a phone."),
      .required("height", .number, "The other side."),
    ]).orNull)

  /// How far a device is like another.
  static let likeness = SchemaDefinition(
    "likeness",
    .object([
      .required("device", .string, "The identifier of the device."),
      .required("os", .string, "The versions that were compared: those that both ran."),
      .required("same", .integer, "How many metrics, once per orientation, have equal values."),
      .required("unknown", .integer, "How many are unknown or uncertain on both."),
      .required("absent", .integer, "How many do not exist on these versions."),
      .required(
        "undecided", .strings, "The metrics that are known on one of the two devices only."),
    ]))
}
