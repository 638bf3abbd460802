package import KeylineModel

/// Finds a device by its identifier, by its name in any spelling, or by a model identifier.
package struct DeviceNames: Sendable {
  let devices: [Device]
  private var byModel: [String: Int] = [:]
  /// The devices by whole name and by identifier, folded.
  private var byName: [[UInt8]: [Int]] = [:]
  private let words: [[[UInt8]]]

  /// Creates the names of a catalogue.
  package init(_ devices: [Device]) {
    self.devices = devices
    words = devices.map { Self.words($0.name) }
    for (index, device) in devices.enumerated() {
      for identifier in device.identifiers { byModel[identifier.lowercased()] = index }
      for name in Set([device.id, device.name].map(NearestNames.folded)) {
        byName[name, default: []].append(index)
      }
    }
  }

  /// The device that a text names.
  ///
  /// `iphone-x`, `iPhone X`, `iphonex`, `iPhone10,3`, `iphone 8+`, `se3`, `iphone se 2022`, `iPad
  /// mini (6th gen)` and simctl's `iPad Pro (11-inch) (4th generation)` all work; an ambiguous text
  /// is an error that lists the devices.
  package func device(_ text: String) throws(SetError) -> Device {
    let found = try self.found(text)
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw .ambiguous(.device, name: text, choices: found.map(\.id))
    }
    if text.isModelIdentifier {
      throw .unknown(.device, name: text, nearest: nearestModels(to: text))
    }
    let nearest = nearest(to: text)
    let holding = nearest.isEmpty ? holding(text) : []
    if nearest.isEmpty, holding.isEmpty, let newest {
      throw .unknownDevice(name: text, newest: newest)
    }
    throw .unknown(.device, name: text, nearest: nearest.isEmpty ? holding.map(\.id) : nearest)
  }

  /// The models closest to a model identifier that no device has, the closest first, each with its
  /// device.
  private func nearestModels(to identifier: String) -> [String] {
    let models = devices.flatMap { device in device.identifiers.map { ($0, device.id) } }
    return NearestNames.of(identifier, among: models.map(\.0)).compactMap { name in
      models.first { $0.0 == name }.map { "\($0.0) (\($0.1))" }
    }
  }

  /// The devices that a text may name: usually one, none for an unknown name.
  ///
  /// Errors: a text without letters, and a character that names never contain.
  func found(_ text: String) throws(SetError) -> [Device] {
    if let device = devices.first(where: { $0.id == text }) { return [device] }
    if text.hasSuffix("+"), let device = try? device(String(text.dropLast()) + " plus") {
      return [device]
    }
    if let index = byModel[text.lowercased()] { return [devices[index]] }
    if let device = devices.first(where: { $0.name == text }) { return [device] }
    let folded = NearestNames.folded(text)
    if folded.isEmpty { throw .malformed(text: text, .notADevice) }
    if let exact = byName[folded] {
      try Self.refuseSigns(in: text)
      return exact.map { devices[$0] }
    }
    if let device = withFamily(folded) { return [device] }
    // An identifier is complete: iphone-8 never means the iPhone 8 Plus, even without an iPhone 8.
    let looksLikeID =
      text.contains("-") && !text.contains { " (),".contains($0) } && text == text.lowercased()
    let words = Self.words(text)
    let longer = devices.indices.filter { self.words[$0].starts(with: words) }.map { devices[$0] }
    let ofYear = longer.isEmpty ? ofYear(words) : []
    if ofYear.count == 1 { return ofYear }
    if !longer.isEmpty { try Self.refuseSigns(in: text) }
    if !looksLikeID, !(longer + ofYear).isEmpty { return longer + ofYear }
    if text.isModelIdentifier { return [] }
    // `ipad-pro-12.9`
    let start = text.split(separator: ".").joined(separator: "-") + "-"
    let begun = devices.filter { $0.id.hasPrefix(start) }
    if begun.count > 1 { return begun }
    let holding = looksLikeID ? [] : holding(text)
    return holding.count > 1 ? holding : spelledOtherwise(text, guessing: false).map { [$0] } ?? []
  }

  /// The device of a name with another spelling of its generation; nil for none.
  ///
  /// - Parameter guessing: True if a number at the end may be a generation.
  func spelledOtherwise(_ text: String, guessing: Bool) -> Device? {
    DeviceSpelling.spellings(text, guessing: guessing).lazy.compactMap { byName[$0] }.first.map {
      devices[$0[0]]
    }
  }

  private func holding(_ text: String) -> [Device] {
    let words = Self.words(text)
    guard let first = words.first else { return [] }
    // A look for one word is quick, and most names that are not understood share none with a device.
    return devices.indices.filter {
      self.words[$0].contains(first) && self.words[$0].contains(words)
    }.map { devices[$0] }
  }

  /// The devices that words name by the year of their first sale, such as `iPad Pro 2021`.
  private func ofYear(_ words: [[UInt8]]) -> [Device] {
    guard words.count > 1, let year = words.last, year.count == 4,
      year.allSatisfy(\.isDigit)
    else { return [] }
    return devices.indices.filter {
      devices[$0].released?.utf8.prefix(4).elementsEqual(year) == true
        && self.words[$0].starts(with: words.dropLast())
    }.map { devices[$0] }
  }

  /// The one device that a text names without its family, such as `se3`.
  private func withFamily(_ folded: [UInt8]) -> Device? {
    guard folded.first.map({ $0 >= UInt8(ascii: "a") }) == true else { return nil }
    let found = Family.allCases.flatMap { family in
      (byName[Array(family.rawValue.utf8) + folded] ?? []).filter { devices[$0].family == family }
    }
    return found.count == 1 ? devices[found[0]] : nil
  }

  /// The identifiers of the devices with the closest names. A correct family does not count:
  /// nothing in `iphone-99` is right.
  private func nearest(to text: String) -> [Device.ID] {
    let family = Family(beginning: text)
    let start = family?.rawValue ?? ""
    // Identifiers have no spaces and a number where names have `generation`.
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

  /// The device released last; nil if no release date is known.
  private var newest: Device.ID? {
    devices.filter { $0.released != nil }.max { ($0.released ?? "") < ($1.released ?? "") }?.id
  }

  /// The characters of names that make no difference.
  private static let signs = Set(" -_(),.'’\"")

  /// Refuses a character that names never contain, so that no part of a text is ignored.
  private static func refuseSigns(in text: String) throws(SetError) {
    let strange = text.enumerated().first { _, sign in
      sign.isASCII && !sign.isLetter && !sign.isNumber && !signs.contains(sign)
    }
    if let strange {
      throw .malformed(text: text, .strangeSign(strange.element, at: strange.offset + 1))
    }
  }

  /// The words of a name without case and punctuation.
  private static func words(_ name: String) -> [[UInt8]] {
    name.split { " -(),".contains($0) }.map { NearestNames.folded(String($0)) }
  }
}
