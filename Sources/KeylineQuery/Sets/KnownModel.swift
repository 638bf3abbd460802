public import KeylineModel

/// A model identifier that a catalogue has, with the device that it belongs to.
public struct KnownModel: Hashable, Sendable {
  /// The model identifier, for example `iPhone10,6`.
  public let identifier: String
  /// The device.
  public let device: Device.ID

  /// The models of a catalogue whose identifiers are closest to a text, the closest first.
  static func nearest(to text: String, in devices: [Device]) -> [KnownModel] {
    let models = devices.flatMap { device in
      device.identifiers.map { KnownModel(identifier: $0, device: device.id) }
    }
    return NearestNames.of(text, among: models.map(\.identifier)).compactMap { name in
      models.first { $0.identifier == name }
    }
  }
}

extension KnownModel: CustomStringConvertible {
  public var description: String { "\(identifier) (\(device))" }
}
