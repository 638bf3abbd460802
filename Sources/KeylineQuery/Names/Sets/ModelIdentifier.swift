package import KeylineModel

/// A model identifier of a catalogue, with its device.
package struct KnownModel: Hashable, Sendable {
  /// The model identifier, for example `iPhone10,6`.
  package let identifier: String
  /// The device.
  package let device: Device.ID

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
  package var description: String { "\(identifier) (\(device))" }
}

extension String {
  /// True for the form of a model identifier: `iPhone10,3`.
  var isModelIdentifier: Bool {
    guard let (prefix, number) = halves(around: ",") else { return false }
    return prefix.isModelPrefix && !number.isEmpty && number.utf8.allSatisfy(\.isDigit)
  }

  /// True for the form of a model identifier with stars in its number: `iPhone10,*`, `iPhone1*,3`.
  var isModelPattern: Bool {
    guard let (prefix, number) = halves(around: ",") else { return false }
    let filled = prefix.filter { $0 != "*" } + (prefix.contains("*") ? "1" : "")
    return filled.isModelPrefix && !number.isEmpty
      && number.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "*") }
  }

  /// True for letters followed by digits, the first half of a model identifier.
  private var isModelPrefix: Bool {
    let letters = utf8.prefix { !$0.isDigit }
    let digits = utf8.dropFirst(letters.count)
    return !letters.isEmpty && letters.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
      && !digits.isEmpty && digits.allSatisfy(\.isDigit)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
