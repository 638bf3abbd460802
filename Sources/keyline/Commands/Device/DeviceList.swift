import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Lists devices.
struct DeviceList: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all devices, or those of a set.",
    discussion: """
      $ keyline device list
      $ keyline device list dynamic-island --format markdown
      $ keyline device list os:17
      """)

  @Argument(
    help: "Sets as for '--device': notch, width:375, since:2017, os:17; all by default.",
    completion: .devices)
  var set: [String] = []

  @OptionGroup var devices: DeviceOptions

  @OptionGroup var output: ListOptions
  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let resolver = try source.resolver(context)
    let all = resolver.knowledge.devices
    // Several words may be one name: `dynamic island`, `iphone 15 pro`.
    let sentence = try Sentence(set, devices: all)
    let sets = (sentence.problem == nil ? sentence.devices : set) + devices.sets
    let devices = try DeviceSet(sets, except: devices.exceptions, in: all).devices
    Listing(
      schema: Device.list.schema,
      table: TextTable(
        columns: [
          .init("id"), .init("Name"), .init("Points"), .init("Scale", isNumeric: true),
          .init("Housing"), .init("iOS"), .init("Released"), .init("Layer"),
        ],
        rows: devices.map { device in
          [
            device.id, device.name, Self.size(device), device.scale.map { "@\($0)x" } ?? "unknown",
            device.homeButton == true ? "home button" : device.sensorHousing?.rawValue ?? "unknown",
            Self.versions(device), device.released ?? "unknown", device.layer.rawValue,
          ]
        }), records: { Self.records(devices) },
      objects: devices.map(\.json)
    ).write(output, data: resolver.knowledge.data, to: context)
  }

  /// The rows for programs: a fact in each cell, under the keys of JSON; unknown ones are empty.
  private static func records(_ devices: [Device]) -> TextTable {
    let columns: [(key: String, isNumeric: Bool, text: (Device) -> String?)] = [
      ("id", false, { $0.id }), ("name", false, { $0.name }),
      ("family", false, { $0.family.rawValue }),
      ("width", true, { $0.width?.description }), ("height", true, { $0.height?.description }),
      ("scale", true, { $0.scale?.description }),
      ("native-width", true, { $0.nativeWidth?.description }),
      ("native-height", true, { $0.nativeHeight?.description }),
      ("corner-radius", true, { $0.cornerRadius?.description }),
      ("home-button", false, { $0.homeButton?.description }),
      ("sensor-housing", false, { $0.sensorHousing?.rawValue }),
      ("first-os", false, { $0.firstOS?.description }),
      ("last-os", false, { $0.lastOS?.description }), ("released", false, { $0.released }),
      ("identifiers", false, { $0.identifiers.joined(separator: " ") }),
      ("layer", false, { $0.layer.rawValue }),
    ]
    return TextTable(
      columns: columns.map { .init($0.key, isNumeric: $0.isNumeric) },
      rows: devices.map { device in columns.map { $0.text(device) ?? "" } })
  }

  private static func size(_ device: Device) -> String {
    guard let width = device.width, let height = device.height else { return "unknown" }
    return "\(width) × \(height)"
  }

  private static func versions(_ device: Device) -> String {
    guard let first = device.firstOS else { return "unknown" }
    return device.lastOS.map { $0 == first ? "\(first)" : "\(first)–\($0)" } ?? "\(first)+"
  }
}
