public import KeylineModel

/// A set of devices as written on a command line: names, model identifiers and properties.
public struct DeviceSet: Sendable {
  /// The devices, each once, in the order they were named.
  public let devices: [Device]
  /// Those that were named one by one rather than brought in by a property.
  public let named: Set<Device.ID>

  /// Every device of a catalogue, by property.
  public init(all devices: [Device]) {
    self.devices = devices
    named = []
  }

  /// Devices that were named one by one.
  public init(naming devices: [Device]) {
    self.devices = devices
    named = Set(devices.map(\.id))
  }

  private init(devices: [Device], named: Set<Device.ID>) {
    self.devices = devices
    self.named = named
  }

  /// One device of the set, named if it was.
  public func only(_ device: Device) -> DeviceSet {
    DeviceSet(devices: [device], named: named.intersection([device.id]))
  }

  /// Reads sets; members are joined by commas, a model identifier keeps its own.
  public init(_ texts: [String], in catalogue: [Device]) throws(SetError) {
    var devices: [Device] = []
    var named: Set<Device.ID> = []
    for text in texts {
      for member in Self.members(of: text) {
        let found: [Device]
        if let property = try DeviceProperty(member) {
          found = catalogue.filter(property.holds)
          guard !found.isEmpty else {
            throw .unknown(kind: "device with", name: member, nearest: [])
          }
        } else {
          found = [try DeviceNames(catalogue).device(member)]
          named.formUnion(found.map(\.id))
        }
        devices += found.filter { device in !devices.contains { $0.id == device.id } }
      }
    }
    self.devices = devices
    self.named = named
  }

  /// Splits at commas, but not inside a model identifier such as `iPhone10,3`.
  static func members(of text: String) -> [String] {
    var members: [String] = []
    let pieces = text.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0.trimmed)
    }
    var index = 0
    while index < pieces.count {
      let isModel =
        index + 1 < pieces.count && "\(pieces[index]),\(pieces[index + 1])".isModelIdentifier
      members.append(isModel ? pieces[index] + "," + pieces[index + 1] : pieces[index])
      index += isModel ? 2 : 1
    }
    return members
  }
}
