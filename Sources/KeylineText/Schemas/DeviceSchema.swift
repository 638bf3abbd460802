import KeylineModel

extension AnswerSchema {
  static let device = AnswerSchema(
    "keyline.device/1", "One device.",
    [.required("device", SchemaDefinition.device.reference, "The device.")],
    definitions: [.device])
  static let devices = AnswerSchema(
    "keyline.devices/1", "The devices, or those of a set.",
    [.required("devices", .array(of: SchemaDefinition.device.reference), "The devices.")],
    definitions: [.device])
}

extension SchemaDefinition {
  /// A device with the keys of the seed.
  static let device = SchemaDefinition("device", .object(names + screen + body + origin))

  private static let names: [SchemaProperty] = [
    .required("id", .string, "The identifier: the name in kebab case."),
    .required("name", .string, "The model as people name it."),
    .required("family", .choice(Family.allCases.map(\.rawValue)), Dimension.family.meaning),
    .optional("identifiers", .strings, "Model identifiers as the hardware reports them."),
    .optional("released", .string, "The first day of sale, YYYY-MM-DD."),
  ]

  private static let screen: [SchemaProperty] = [
    .optional("width", .number, "The width of the screen in points, portrait, unzoomed."),
    .optional("height", .number, "The height of the screen in points, portrait, unzoomed."),
    .optional("scale", .integer, "Pixels per point as rendered."),
    .optional("native-width", .integer, "The width of the panel in pixels."),
    .optional("native-height", .integer, "The height of the panel in pixels."),
    .optional("pixels-per-inch", .integer, "The density of the panel."),
    .optional("diagonal", .number, "The diagonal in inches."),
    .optional("corner-radius", .number, "The radius of the display's corners in points."),
  ]

  private static let body: [SchemaProperty] = [
    .optional("home-button", .boolean, Dimension.homeButton.meaning),
    .optional("sensor-housing", Dimension.sensorHousing.valuePart, Dimension.sensorHousing.meaning),
    .optional(
      "size-class-in-landscape", Dimension.sizeClassInLandscape.valuePart,
      Dimension.sizeClassInLandscape.meaning),
    .optional(
      "os",
      .object([
        .optional("first", .string, "The first OS; left out where it is unknown."),
        .optional("last", .string, "The last OS; left out while it is still supported."),
      ]), "The versions that it ran."),
  ]

  private static let origin: [SchemaProperty] = [
    .optional("like", .string, "The device that this one was said to be like."),
    .optional(
      "copied", .array(of: .choice(DeviceAttribute.allCases.map(\.rawValue))),
      "The attributes that were copied from that device; answers that rest on them are inferred."),
    .optional("sources", .strings, "The keys of the sources."),
    .optional("note", .string, "A note."),
  ]
}
