import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineText

/// Lists devices.
struct DeviceList: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all devices, or those of a set.",
    discussion: """
      $ keyline device list
      $ keyline device list dynamic-island --format markdown
      """)

  @Argument(
    help: "Sets as for '--device': notch, width:375, since:2017; all by default.",
    completion: .devices)
  var set: [String] = []

  @OptionGroup var except: ExceptOptions
  @OptionGroup var output: ListOptions
  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let resolver = try source.resolver(context)
    let all = resolver.knowledge.devices
    let devices = try DeviceSet(set, except: except.sets, in: all).devices
    let table = TextTable(
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
      })
    Listing(
      schema: Device.list.schema, table: table,
      objects: devices.map(DeviceCoding.encode)
    ).write(output, data: resolver.knowledge.data, to: context)
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
