package import KeylineModel

/// Finds a device by its identifier, its name however it is written, or a model identifier.
package struct DeviceNames: Sendable {
  private let devices: [Device]

  /// Creates the names of a catalogue.
  package init(_ devices: [Device]) { self.devices = devices }

  /// The signs that names are written with and that do not tell them apart.
  private static let signs = Set(" -_(),.'’\"")

  /// The device that a text names.
  ///
  /// `iphone-x`, `iPhone X`, `iphonex`, `iPhone10,3` and simctl's
  /// `iPad Pro (11-inch) (4th generation)` all work; a text that fits several is an error that
  /// lists them.
  package func device(_ text: String) throws(SetError) -> Device {
    if let device = devices.first(where: { $0.id == text }) { return device }
    let model = text.lowercased()
    let byModel = devices.filter { $0.identifiers.contains { $0.lowercased() == model } }
    if let device = byModel.first { return device }
    if let device = devices.first(where: { $0.name == text }) { return device }
    let folded = NearestNames.folded(text)
    guard !folded.isEmpty else {
      throw .malformed(text: text, .notADevice)
    }
    let exact = devices.filter {
      NearestNames.folded($0.id) == folded || NearestNames.folded($0.name) == folded
    }
    let words = Self.words(text)
    let longer = devices.filter { Self.words($0.name).starts(with: words) }
    if !exact.isEmpty || !longer.isEmpty { try Self.refuseSigns(in: text) }
    if exact.count == 1 { return exact[0] }
    // An identifier is whole: iphone-8 is never the iPhone 8 Plus because there is no iPhone 8.
    let looksLikeID =
      text.contains("-") && !text.contains { " (),".contains($0) } && text == text.lowercased()
    if exact.isEmpty, longer.count == 1, !looksLikeID { return longer[0] }
    let choices = exact.isEmpty ? longer : exact
    guard choices.isEmpty || looksLikeID else {
      throw .ambiguous(.device, name: text, choices: choices.map(\.id))
    }
    if text.isModelIdentifier {
      throw .unknownModel(identifier: text, nearest: KnownModel.nearest(to: text, in: devices))
    }
    let holding = devices.filter { Self.words($0.name).contains(words) }.map(\.id)
    guard holding.count < 2 || looksLikeID else {
      throw .ambiguous(.device, name: text, choices: holding)
    }
    let nearest = NearestNames.of(text, among: devices.map(\.id))
    throw .unknown(.device, name: text, nearest: nearest.isEmpty ? holding : nearest)
  }

  /// Refuses a sign that no name is written with: what is not understood is never passed over.
  private static func refuseSigns(in text: String) throws(SetError) {
    for (index, sign) in text.enumerated()
    where sign.isASCII && !sign.isLetter && !sign.isNumber && !signs.contains(sign) {
      throw .malformed(text: text, .strangeSign(sign, at: index + 1))
    }
  }

  /// The words of a name without case and punctuation.
  private static func words(_ name: String) -> [[UInt8]] {
    name.split { " -(),".contains($0) }.map { NearestNames.folded(String($0)) }
  }
}
