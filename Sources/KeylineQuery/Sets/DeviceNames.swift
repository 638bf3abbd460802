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
  /// `iphone-x`, `iPhone X`, `iphonex`, `iPhone10,3`, `iphone 8+`, `se3`, `iphone se 2022` and simctl's
  /// `iPad Pro (11-inch) (4th generation)` all work; a text that fits several is an error that
  /// lists them.
  package func device(_ text: String) throws(SetError) -> Device {
    if let device = whole(text) { return device }
    let folded = NearestNames.folded(text)
    guard !folded.isEmpty else {
      throw .malformed(text: text, .notADevice)
    }
    let exact = exact(folded)
    let words = Self.words(text)
    let longer = devices.filter { Self.words($0.name).starts(with: words) }
    if !exact.isEmpty || !longer.isEmpty { try Self.refuseSigns(in: text) }
    // An identifier is whole: iphone-8 is never the iPhone 8 Plus because there is no iPhone 8.
    let looksLikeID =
      text.contains("-") && !text.contains { " (),".contains($0) } && text == text.lowercased()
    if exact.isEmpty, longer.count == 1, !looksLikeID { return longer[0] }
    let ofYear = exact.isEmpty && longer.isEmpty ? ofYear(words) : []
    let choices = exact.isEmpty ? longer + ofYear : exact
    guard choices.isEmpty || looksLikeID else {
      throw .ambiguous(.device, name: text, choices: choices.map(\.id))
    }
    if text.isModelIdentifier {
      throw .unknownModel(identifier: text, nearest: KnownModel.nearest(to: text, in: devices))
    }
    // `ipad-pro-12.9`
    let start = text.split(separator: ".").joined(separator: "-") + "-"
    let begun = devices.map(\.id).filter { $0.hasPrefix(start) }
    guard begun.count < 2 else { throw .ambiguous(.device, name: text, choices: begun) }
    let holding = devices.filter { Self.words($0.name).contains(words) }.map(\.id)
    guard holding.count < 2 || looksLikeID else {
      throw .ambiguous(.device, name: text, choices: holding)
    }
    let nearest = nearest(to: text)
    if nearest.isEmpty, holding.isEmpty, let newest {
      throw .unknownDevice(name: text, newest: newest)
    }
    throw .unknown(.device, name: text, nearest: nearest.isEmpty ? holding : nearest)
  }

  /// The device that a text names in full, by any of its names; nil where it names none or several.
  func whole(_ text: String) -> Device? {
    if let device = devices.first(where: { $0.id == text }) { return device }
    if text.hasSuffix("+"), let device = whole(String(text.dropLast()) + " plus") { return device }
    let model = text.lowercased()
    if let device = devices.first(where: { $0.identifiers.contains { $0.lowercased() == model } })
      ?? devices.first(where: { $0.name == text })
    {
      return device
    }
    let folded = NearestNames.folded(text)
    if folded.isEmpty { return nil }
    let exact = exact(folded)
    if !exact.isEmpty {
      return exact.count == 1 && Self.strangeSign(in: text) == nil ? exact[0] : nil
    }
    if let device = withFamily(folded) { return device }
    let ofYear = ofYear(Self.words(text))
    return ofYear.count == 1 ? ofYear[0] : nil
  }

  private func exact(_ folded: [UInt8]) -> [Device] {
    devices.filter {
      NearestNames.folded($0.id) == folded || NearestNames.folded($0.name) == folded
    }
  }

  /// The devices that words name by the year in which they were first sold, such as `iPad Pro 2021`.
  private func ofYear(_ words: [[UInt8]]) -> [Device] {
    guard words.count > 1, let year = words.last, year.count == 4,
      year.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return [] }
    return devices.filter {
      $0.released?.utf8.prefix(4).elementsEqual(year) == true
        && Self.words($0.name).starts(with: words.dropLast())
    }
  }

  /// The one device that a text names without its family, such as `se3`.
  private func withFamily(_ folded: [UInt8]) -> Device? {
    guard folded.first.map({ $0 >= UInt8(ascii: "a") }) == true else { return nil }
    let found = devices.filter { device in
      let family = Array(device.family.rawValue.utf8)
      return [device.id, device.name].contains { NearestNames.folded($0) == family + folded }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The identifiers of the devices whose names are closest to a text. A family that is written right does not
  /// count: of `iphone-99` all is wrong.
  private func nearest(to text: String) -> [Device.ID] {
    let family = Family(beginning: text)
    let start = family?.rawValue ?? ""
    // An identifier has no spaces, and names say `generation` where identifiers have a number.
    let isName = text.contains(" ")
    let rests = devices.compactMap { device -> (rest: String, id: Device.ID)? in
      let name = isName ? device.name : device.id
      guard name.lowercased().hasPrefix(start) else { return nil }
      return (String(name.dropFirst(start.count)), device.id)
    }
    let ids = Dictionary(rests.map { ($0.rest, $0.id) }) { first, _ in first }
    return NearestNames.of(
      String(text.dropFirst(start.count)), among: rests.map(\.rest), atLeast: family == nil ? 0 : 1
    )
    .compactMap { ids[$0] }
  }

  /// The device that came last; nil where none has a day.
  private var newest: Device.ID? {
    devices.filter { $0.released != nil }.max { ($0.released ?? "") < ($1.released ?? "") }?.id
  }

  /// Refuses a sign that no name is written with: what is not understood is never passed over.
  private static func refuseSigns(in text: String) throws(SetError) {
    guard let strange = strangeSign(in: text) else { return }
    throw .malformed(text: text, .strangeSign(strange.sign, at: strange.place))
  }

  private static func strangeSign(in text: String) -> (sign: Character, place: Int)? {
    text.enumerated().lazy.filter { _, sign in
      sign.isASCII && !sign.isLetter && !sign.isNumber && !signs.contains(sign)
    }.map { ($1, $0 + 1) }.first
  }

  /// The words of a name without case and punctuation.
  private static func words(_ name: String) -> [[UInt8]] {
    name.split { " -(),".contains($0) }.map { NearestNames.folded(String($0)) }
  }
}
