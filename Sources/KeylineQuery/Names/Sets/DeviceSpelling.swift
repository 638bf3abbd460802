package import KeylineModel

/// Finds the devices that a name in another table may mean: `iPhoneXr`, `iPad (gen 7)`,
/// `iPadPro12_9`, and everything that `--device` takes.
///
/// Other tables omit the generation if they consider it unimportant, so a name may mean several
/// devices; the size of the screen, if the table has one, decides between them.
package struct DeviceSpelling: Sendable {
  private let names: DeviceNames
  /// The devices by name without generation, folded.
  private var byBase: [[UInt8]: [Device]] = [:]
  /// The devices by every prefix of the name, folded, and by family and diagonal.
  private var byBeginning: [[UInt8]: [Device]] = [:]

  /// Creates the names of a catalogue.
  package init(_ devices: [Device]) {
    names = DeviceNames(devices)
    for device in devices {
      for base in Self.bases(device.name) { byBase[base, default: []].append(device) }
      for beginning in Self.beginnings(device) {
        byBeginning[beginning, default: []].append(device)
      }
    }
  }

  /// The devices that a text may mean; none for a name without a known beginning.
  ///
  /// A text of several names, `iPhone 15 / 16` or `iPhone XS Max, 11 Pro Max`, means each of them.
  ///
  /// - Parameters:
  ///   - text: A name, an identifier or the name of a constant.
  ///   - screen: The size of its screen in points, in either orientation.
  package func devices(_ text: String, screen: ScreenSize? = nil) -> [Device] {
    let found = devices(named: text, screen)
    if !found.isEmpty { return found }
    let parts = text.split(separator: "/").flatMap { DeviceSet.members(of: String($0)) }
    guard (2...8).contains(parts.count) else { return [] }
    // In `iPhone 15 / 16` the first name gives the family of both.
    let families = Family(beginning: parts[0]).map { [$0] } ?? Family.allCases
    var all: [Device] = []
    for part in parts {
      let whole = devices(named: part, screen)
      let named =
        whole.isEmpty
        ? families.flatMap { devices(named: "\($0.rawValue) \(part)", screen) } : whole
      if named.isEmpty { return [] }
      all += named
    }
    return all.eachOnce
  }

  private func devices(named text: String, _ screen: ScreenSize?) -> [Device] {
    // Without these characters, `iPhone 8+` and `iPhone1,1` would be other phones.
    if !text.contains("+"), !text.isModelIdentifier {
      if let device = names.spelledOtherwise(text, guessing: true) { return [device] }
      let spellings = Self.spellings(text, guessing: true)
      if let screen {
        let begun = spellings.lazy.compactMap { byBeginning[$0] }.first ?? []
        let fitting = begun.filter(screen.fits)
        if !fitting.isEmpty { return fitting }
      }
      if let based = spellings.lazy.compactMap({ byBase[$0] }).first { return based }
    }
    let found = (try? names.found(text)) ?? []
    return found.count == 1 ? found : []
  }

  /// The name before its parenthesis, with and without "inch".
  private static func bases(_ name: String) -> [[UInt8]] {
    guard let before = name.halves(around: " (")?.before else { return [] }
    let base = NearestNames.folded(before)
    let inch = Array("inch".utf8)
    return base.suffix(4).elementsEqual(inch) ? [base, base.dropLast(4)] : [base]
  }

  private static func beginnings(_ device: Device) -> Set<[UInt8]> {
    var beginnings: Set<[UInt8]> = []
    var beginning: [UInt8] = []
    for word in words(device.name) {
      beginning += NearestNames.folded(word)
      beginnings.insert(beginning)
    }
    if device.family == .ipad, let diagonal = device.diagonal, !diagonal.isMultiple(of: 100) {
      let digits = diagonal.isMultiple(of: 10) ? diagonal / 10 : diagonal
      beginnings.insert(Array("ipad\(digits)".utf8))
    }
    return beginnings
  }

  private static func words(_ name: String) -> [String] {
    name.split { " -(),".contains($0) }.map(String.init)
  }

  /// The spellings of a name in Keyline's style, the most faithful first.
  ///
  /// - Parameter guessing: True if a number at the end may be a generation.
  static func spellings(_ text: String, guessing: Bool) -> [[UInt8]] {
    var words = words(text).map { $0.lowercased() }
    words = words.count > 1 ? words.filter { !unimportant.contains($0) } : words
    words = words.map { $0 == "gen" || $0 == "gen." ? "generation" : $0 }
    if words.count > 1, words[words.count - 2] == "generation", let number = Int(words.last ?? "") {
      words.replaceSubrange((words.count - 2)..., with: [ordinal(number), "generation"])
    }
    var spellings = [words]
    if words.count > 2, words.last == "generation" {
      // Keyline writes iPad mini 2 for iPad mini (2nd generation).
      let digits = String(words[words.count - 2].prefix(while: \.isNumber))
      if Int(digits).map(ordinal) == words[words.count - 2] {
        spellings.append(words.dropLast(2) + [digits])
      }
    } else if guessing, let number = Int(words.last ?? "") {
      spellings.append(words.dropLast() + [ordinal(number), "generation"])
    } else if let last = words.last, words.count > 1,
      let number = Int(last.prefix(while: \.isNumber)),
      last == ordinal(number)
    {
      spellings.append(words + ["generation"])
    }
    return spellings.map { NearestNames.folded($0.joined()) }.filter { !$0.isEmpty }
  }

  /// Words that do not distinguish devices.
  private static let unimportant: Set<String> = ["apple", "base"]

  private static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (_, 11...13): "\(number)th"
    case (1, _): "\(number)st"
    case (2, _): "\(number)nd"
    case (3, _): "\(number)rd"
    default: "\(number)th"
    }
  }
}
