public import KeylineJSON
public import KeylineModel

/// Reads and writes devices.
public enum DeviceCoding {
  static let keys = [
    "id", "name", "family", "identifiers", "released", "width", "height", "scale",
    "native-width", "native-height", "pixels-per-inch", "diagonal", "corner-radius",
    "home-button", "sensor-housing", "size-class-in-landscape", "os", "like", "copied",
    "sources", "note",
  ]

  /// Reads a device.
  public static func decode(
    _ value: JSONValue, in text: JSONText, layer: Layer
  ) throws(InputError) -> Device {
    let fields = try Fields(value, in: text, allowed: keys)
    _ = try fields.required("family")
    guard let family = try fields.choice("family", of: Family.self) else {
      throw fields.error("a family is expected", at: "family")
    }
    var device = Device(
      id: try fields.identifier("id", Identifier.isValid, form: Identifier.form),
      name: try fields.name("name"), family: family, layer: layer)
    device.identifiers = try fields.strings("identifiers")
    for identifier in device.identifiers where !Identifier.isModel(identifier) {
      throw fields.error(
        "\"\(identifier)\" is no model identifier, such as iPhone10,3", at: "identifiers")
    }
    device.released = try fields.date("released")
    device.width = try side("width", fields)
    device.height = try side("height", fields)
    device.scale = try fields.integer("scale", in: 1...4)
    device.nativeWidth = try fields.integer("native-width", in: 1...100_000)
    device.nativeHeight = try fields.integer("native-height", in: 1...100_000)
    device.pixelsPerInch = try fields.integer("pixels-per-inch", in: 1...10_000)
    device.diagonal = try diagonal(fields)
    device.cornerRadius = try fields.length("corner-radius")
    if let radius = device.cornerRadius, radius < .zero {
      throw fields.error("a radius is not negative", at: "corner-radius")
    }
    device.homeButton = try fields.bool("home-button")
    device.sensorHousing = try fields.choice("sensor-housing", of: SensorHousing.self)
    device.sizeClassInLandscape = try fields.choice(
      "size-class-in-landscape", of: SizeClass.self)
    try decodeOS(fields, into: &device)
    device.like = try fields.optionalIdentifier(
      "like", Identifier.isValid, form: Identifier.form)
    device.copied = try copied(fields)
    device.sources = try fields.identifiers(
      "sources", Identifier.isSource, form: Identifier.form)
    device.note = try fields.optionalText("note")
    return device
  }

  private static func side(_ key: String, _ fields: Fields) throws(InputError) -> Length? {
    let side = try fields.length(key)
    if let side, side <= .zero { throw fields.error("a side is longer than 0", at: key) }
    return side
  }

  private static func diagonal(_ fields: Fields) throws(InputError) -> Int? {
    guard let digits = try fields.number("diagonal") else { return nil }
    let parts = digits.split(separator: ".")
    let hundredths = parts.count > 1 ? String((parts[1] + "00").prefix(2)) : "00"
    guard parts.count <= 2, parts.last.map(\.utf8.count) ?? 0 <= 2 || parts.count == 1,
      let whole = Int(parts[0]), let rest = Int(hundredths), (1...99).contains(whole)
    else { throw fields.error("\(digits) is no diagonal in inches", at: "diagonal") }
    return whole * 100 + rest
  }

  private static func decodeOS(_ fields: Fields, into device: inout Device) throws(InputError) {
    guard let value = fields["os"] else { return }
    let os = try Fields(value, in: fields.text, path: "os", allowed: ["first", "last"])
    device.firstOS = try os.version("first")
    device.lastOS = try os.version("last")
    if let first = device.firstOS, let last = device.lastOS, first.first >= last.end {
      throw os.error("the last OS is before the first", at: "last")
    }
  }

  private static func copied(_ fields: Fields) throws(InputError) -> Set<DeviceAttribute> {
    var copied: Set<DeviceAttribute> = []
    for name in try fields.strings("copied") {
      guard let attribute = DeviceAttribute(rawValue: name) else {
        let allowed = DeviceAttribute.allCases.map(\.rawValue).joined(separator: ", ")
        throw fields.error("\"\(name)\" is no attribute. Allowed: \(allowed).", at: "copied")
      }
      copied.insert(attribute)
    }
    return copied
  }

  /// The device with the seed's keys in the seed's order.
  public static func encode(_ device: Device) -> JSONValue {
    let os = JSONValue.object([
      ("first", device.firstOS.map { .string($0.description) }),
      ("last", device.lastOS.map { .string($0.description) }),
    ])
    return .object([
      ("id", .string(device.id)),
      ("name", .string(device.name)),
      ("family", .string(device.family.rawValue)),
      ("identifiers", device.identifiers.isEmpty ? nil : .strings(device.identifiers)),
      ("released", device.released.map(JSONValue.string)),
      ("width", device.width.map { .number($0) }),
      ("height", device.height.map { .number($0) }),
      ("scale", device.scale.map { .number($0) }),
      ("native-width", device.nativeWidth.map { .number($0) }),
      ("native-height", device.nativeHeight.map { .number($0) }),
      ("pixels-per-inch", device.pixelsPerInch.map { .number($0) }),
      ("diagonal", device.diagonal.map { .number(inches($0)) }),
      ("corner-radius", device.cornerRadius.map { .number($0) }),
      ("home-button", device.homeButton.map(JSONValue.bool)),
      ("sensor-housing", device.sensorHousing.map { .string($0.rawValue) }),
      ("size-class-in-landscape", device.sizeClassInLandscape.map { .string($0.rawValue) }),
      ("os", device.firstOS == nil && device.lastOS == nil ? nil : os),
      ("like", device.like.map(JSONValue.string)),
      ("copied", device.copied.isEmpty ? nil : .strings(device.copied.sorted().map(\.rawValue))),
      ("sources", device.sources.isEmpty ? nil : .strings(device.sources)),
      ("note", device.note.map(JSONValue.string)),
    ])
  }

  /// Hundredths of an inch as a plain decimal.
  static func inches(_ hundredths: Int) -> String {
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0
      ? "\(whole).\(rest / 10)" : "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
