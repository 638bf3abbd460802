import ArgumentParser
import KeylineData
import KeylineModel

/// The attributes of a device as flags.
struct DeviceAttributeOptions: ParsableArguments {
  @Option(name: .long, help: "The identifier of a new device; by default the name in kebab case.")
  var id: String?

  @Option(name: .long, help: "The product family; for a new device, by default that of --like.")
  var family: Family?

  @Option(name: .long, parsing: .singleValue, help: "A model identifier such as iPhone10,3.")
  var identifier: [String] = []

  @Option(name: .long, help: "The first day of sale, YYYY-MM-DD.")
  var released: String?

  @Option(name: .long, help: ArgumentHelp("The screen in points, portrait.", valueName: "wxh"))
  var screen: String?

  @Option(name: .long, help: "Pixels per point.")
  var scale: String?

  @Option(name: .long, help: ArgumentHelp("The panel in pixels, portrait.", valueName: "wxh"))
  var pixels: String?

  @Option(name: .long, help: "Pixels per inch.")
  var pixelsPerInch: String?

  @Option(name: .long, help: "The diagonal in inches.")
  var diagonal: String?

  @Option(name: .long, help: "The radius of the display's corners in points.")
  var cornerRadius: String?

  @Flag(name: .long, inversion: .prefixedNo, help: "The device has a home button.")
  var homeButton: Bool?

  @Option(name: .long, help: "The housing of the front sensors.")
  var sensorHousing: SensorHousing?

  @Option(name: .long, help: "The horizontal size class in landscape.")
  var sizeClassInLandscape: SizeClass?

  @Option(name: .long, help: "The first OS version that it ran.")
  var firstOS: String?

  @Option(name: .long, help: "The last OS version that it runs.")
  var lastOS: String?

  @Option(name: .long, parsing: .singleValue, help: "The key of a source.")
  var source: [String] = []

  @Option(name: .long, help: "A note.")
  var note: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device that this one resembles; it supplies what you leave out.", valueName: "device"),
    completion: .device)
  var like: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read the whole device from a file of seed JSON; - is standard input.", valueName: "file"),
    completion: .file())
  var from: String?

  /// True if no attribute is given.
  var isEmpty: Bool { id == nil && (try? members(name: nil)) == .object([]) }

  /// The identifier of a new device.
  func id(name: String) -> String { id ?? Identifier.kebab(name) }

  /// The object of a new device, with the seed's keys.
  func object(name: String, family inherited: Family?) throws -> JSONValue {
    guard let family = family ?? inherited else {
      throw ValidationError("specify '--family' (iphone, ipod or ipad) or '--like'.")
    }
    return JSONValue.object([
      ("id", .string(id(name: name))), ("family", .string(family.rawValue)),
    ]).overlaid(with: try members(name: name))
  }

  /// The given attributes, with the seed's keys.
  func members(name: String?) throws -> JSONValue {
    let screen = try Self.sides(screen, "--screen")
    let pixels = try Self.sides(pixels, "--pixels")
    let os = JSONValue.object([
      ("first", firstOS.map(JSONValue.string)), ("last", lastOS.map(JSONValue.string)),
    ])
    return .object([
      ("name", name.map(JSONValue.string)),
      ("family", family.map { .string($0.rawValue) }),
      ("identifiers", identifier.isEmpty ? nil : .strings(identifier)),
      ("released", released.map(JSONValue.string)),
      ("width", screen.map { .number($0.width) }),
      ("height", screen.map { .number($0.height) }),
      ("scale", scale.map { .number($0) }),
      ("native-width", pixels.map { .number($0.width) }),
      ("native-height", pixels.map { .number($0.height) }),
      ("pixels-per-inch", pixelsPerInch.map { .number($0) }),
      ("diagonal", diagonal.map { .number($0) }),
      ("corner-radius", cornerRadius.map { .number($0) }),
      ("home-button", homeButton.map(JSONValue.bool)),
      ("sensor-housing", sensorHousing.map { .string($0.rawValue) }),
      ("size-class-in-landscape", sizeClassInLandscape.map { .string($0.rawValue) }),
      ("os", firstOS == nil && lastOS == nil ? nil : os),
      ("sources", source.isEmpty ? nil : .strings(source)),
      ("note", note.map(JSONValue.string)),
    ])
  }

  private static func sides(
    _ text: String?, _ flag: String
  ) throws -> (width: String, height: String)? {
    guard let text else { return nil }
    let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard sides.count == 2, !sides.contains(where: \.isEmpty) else {
      throw ValidationError("'\(flag)' takes a width and height such as 375x812, not \"\(text)\".")
    }
    return (String(sides[0]), String(sides[1]))
  }
}
