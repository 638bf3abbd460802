package import KeylineModel

extension Device: SeedRow {
  /// Reads a device.
  package init(_ value: JSONValue, in text: SourceText, layer: Layer) throws(InputError) {
    let blank = Device(id: "", name: "", family: .iphone, layer: layer)
    self = try Self.fields.decode(value, in: text, path: "", into: blank)
  }

  package var json: JSONValue { Self.fields.encode(self) }

  /// A device with the keys of the seed.
  package static let schema = SchemaDefinition("device", .row(fields))

  /// Hundredths of an inch as a plain decimal: `6.3`.
  package static func inches(_ hundredths: Int) -> String {
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0
      ? "\(whole).\(rest / 10)" : "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

extension DeviceAttribute {
  /// The column that holds the attribute.
  package var column: String { rawValue.split(separator: "-").joined(separator: "_") }

  /// The meaning, in a sentence.
  package var meaning: String {
    // A key of a group has the name of the group behind it: `first-os`.
    let properties = Device.fields.flatMap { field in
      [(key: field.key, meaning: field.meaning)]
        + field.parts.map { (key: "\($0.key)-\(field.key)", meaning: $0.meaning) }
    }
    return properties.first { $0.key == rawValue }?.meaning ?? ""
  }
}

extension Device {
  /// All fields of a device in a file.
  static let fields: [RowField<Device>] = names + screen + body + origin

  private static let names: [RowField<Device>] = [
    .required(
      "id", .identifier, "The identifier: the name in kebab case.", { $0.id }, { $0.id = $1 }),
    .required("name", .name, "The model as people name it.", { $0.name }, { $0.name = $1 }),
    .required("family", .choice, Dimension.family.meaning, { $0.family }, { $0.family = $1 }),
    .unlessEmpty(
      "identifiers", .models, "Model identifiers as the hardware reports them.",
      { $0.identifiers }, { $0.identifiers = $1 }),
    .optional(
      "released", .date, "The first day of sale, YYYY-MM-DD.", { $0.released },
      { $0.released = $1 }),
  ]

  private static let screen: [RowField<Device>] = [
    .optional(
      "width", .side, "The width of the screen in points, portrait, unzoomed.", { $0.width },
      { $0.width = $1 }),
    .optional(
      "height", .side, "The height of the screen in points, portrait, unzoomed.", { $0.height },
      { $0.height = $1 }),
    .optional(
      "scale", .integer(in: 1...4), "Pixels per point as rendered.", { $0.scale },
      { $0.scale = $1 }),
    .optional(
      "native-width", .integer(in: 1...100_000), "The width of the panel in pixels.",
      { $0.nativeWidth }, { $0.nativeWidth = $1 }),
    .optional(
      "native-height", .integer(in: 1...100_000), "The height of the panel in pixels.",
      { $0.nativeHeight }, { $0.nativeHeight = $1 }),
    .optional(
      "pixels-per-inch", .integer(in: 1...10_000), "The density of the panel.",
      { $0.pixelsPerInch }, { $0.pixelsPerInch = $1 }),
    .optional(
      "diagonal", .inches, "The diagonal in inches.", { $0.diagonal }, { $0.diagonal = $1 }),
    .optional(
      "corner-radius", .radius, "The radius of the display's corners in points.",
      { $0.cornerRadius }, { $0.cornerRadius = $1 }),
  ]

  private static let body: [RowField<Device>] = [
    .optional(
      "home-button", .flag, Dimension.homeButton.meaning, { $0.homeButton },
      { $0.homeButton = $1 }),
    .optional(
      "sensor-housing", .choice, Dimension.sensorHousing.meaning, { $0.sensorHousing },
      { $0.sensorHousing = $1 }),
    .optional(
      "size-class-in-landscape", .choice, Dimension.sizeClassInLandscape.meaning,
      { $0.sizeClassInLandscape }, { $0.sizeClassInLandscape = $1 }),
    .group(
      "os",
      [
        .optional(
          "first", .version, "The first OS; omitted if it is unknown.", { $0.firstOS },
          { $0.firstOS = $1 }),
        .optional(
          "last", .version, "The last OS; omitted while the device is still supported.",
          { $0.lastOS },
          { $0.lastOS = $1 }),
      ], "The versions that it ran."
    ) { (os, device) throws(InputError) in
      if let first = device.firstOS, let last = device.lastOS, first.first >= last.end {
        throw os.error("the last OS is before the first", at: "last")
      }
    },
  ]

  private static let origin: [RowField<Device>] = [
    .optional(
      "like", .identifier, "The device that this one was declared to be like.", { $0.like },
      { $0.like = $1 }),
    .unlessEmpty(
      "copied",
      .list(of: DeviceAttribute.allCases, called: { $0.rawValue }, else: "is not an attribute"),
      "The attributes that were copied from that device; answers that rest on them are inferred.",
      { $0.copied.sorted() }, { $0.copied = Set($1) }),
    .unlessEmpty(
      "sources", .sourceKeys, "The keys of the sources.", { $0.sources }, { $0.sources = $1 }),
    .optional("note", .text, "A note.", { $0.note }, { $0.note = $1 }),
  ]
}

extension Codec<[String]> {
  fileprivate static var models: Codec {
    Codec(.texts, texts.read).checked { identifiers in
      identifiers.first { !Identifier.isModel($0) }.map {
        "\"\($0)\" is not a model identifier such as iPhone10,3"
      }
    }
  }
}

extension Codec<Length> {
  fileprivate static var side: Codec {
    length.checked { $0 <= .zero ? "a side must be longer than 0" : nil }
  }

  fileprivate static var radius: Codec {
    length.checked { $0 < .zero ? "a radius must not be negative" : nil }
  }
}

extension Codec<Int> {
  /// Hundredths of an inch, written as a plain decimal.
  fileprivate static var inches: Codec {
    let form = Form<Int>(.number) { .number(Device.inches($0)) }
    return Codec(form) { (fields, key) throws(InputError) in
      guard let digits = try fields.number(key) else { return nil }
      let parts = digits.split(separator: ".")
      let hundredths = parts.count > 1 ? String((parts[1] + "00").prefix(2)) : "00"
      guard parts.count <= 2, parts.last.map(\.utf8.count) ?? 0 <= 2 || parts.count == 1,
        let whole = Int(parts[0]), let rest = Int(hundredths), (1...99).contains(whole)
      else { throw fields.error("\(digits) is not a diagonal in inches", at: key) }
      return whole * 100 + rest
    }
  }
}
