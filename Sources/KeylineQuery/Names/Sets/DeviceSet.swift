package import KeylineModel

/// A set of devices as written on a command line: names, model identifiers, patterns and
/// properties, their intersections, and exclusions.
///
/// Commas join, `and` intersects and binds tighter: `family:iphone and since:2023`.
package struct DeviceSet: Sendable {
  /// The devices, each once, in the order they were named.
  package let devices: [Device]
  /// The devices named one by one, rather than by a property or a pattern.
  package let named: Set<Device.ID>
  /// The condition that selects exactly these devices and future ones that meet it; nil for a list.
  package let condition: (dimension: Dimension, allowed: ValueSet)?

  /// True if the set is a single device, named as such.
  package var isOneByName: Bool { devices.count == 1 && named.count == 1 }

  /// Every device of a catalogue, by property.
  package init(all devices: [Device]) {
    self.devices = devices
    named = []
    condition = nil
  }

  /// Creates a set of devices named one by one.
  package init(naming devices: [Device]) {
    self.devices = devices
    named = Set(devices.map(\.id))
    condition = nil
  }

  private init(devices: [Device], named: Set<Device.ID>) {
    self.devices = devices
    self.named = named
    condition = nil
  }

  /// The set of one of its devices, named if the device was.
  package func only(_ device: Device) -> DeviceSet {
    DeviceSet(devices: [device], named: named.intersection([device.id]))
  }

  /// Reads sets; members are joined by commas, a model identifier keeps its own.
  ///
  /// - Parameters:
  ///   - texts: The sets; without a member that adds devices, the whole catalogue.
  ///   - exceptions: The sets to exclude, like members that begin with `!`.
  ///   - catalogue: The devices that can be named.
  package init(
    _ texts: [String], except exceptions: [String] = [], in catalogue: [Device]
  ) throws(SetError) {
    // Each device once, however many members contain it.
    var added: [Device] = []
    var seen: Set<Device.ID> = []
    var names: Set<Device.ID> = []
    var addsAny = false
    var removed: Set<Device.ID> = []
    var conditions: [(dimension: Dimension, allowed: ValueSet)?] = []
    for text in texts {
      for member in Self.members(of: text) {
        if member.hasPrefix("!") {
          let rest = String(member.dropFirst().trimmed)
          removed.formUnion(try Member(rest, in: catalogue, whole: member).devices.map(\.id))
        } else {
          let member = try Member(member, in: catalogue)
          addsAny = true
          conditions.append(member.condition)
          added += member.devices.filter { seen.insert($0.id).inserted }
          if member.isName { names.formUnion(member.devices.map(\.id)) }
        }
      }
    }
    for member in exceptions.flatMap(Self.members) {
      removed.formUnion(try Member(member, in: catalogue).devices.map(\.id))
    }
    let devices = (addsAny ? added : catalogue).filter { !removed.contains($0.id) }
    guard !devices.isEmpty || removed.isEmpty else {
      throw .noDevice(texts.joined(separator: ","), except: exceptions.joined(separator: ","))
    }
    self.devices = devices
    named = names.subtracting(removed)
    condition = removed.isEmpty ? Self.union(of: conditions) : nil
  }

  /// The union of some conditions; nil unless all have the same dimension.
  private static func union(
    of conditions: [(dimension: Dimension, allowed: ValueSet)?]
  ) -> (dimension: Dimension, allowed: ValueSet)? {
    let known = conditions.compactMap(\.self)
    guard let first = known.first, known.count == conditions.count,
      known.allSatisfy({ $0.dimension == first.dimension })
    else { return nil }
    return (first.dimension, ValueSet(known.flatMap(\.allowed.ranges)))
  }

  private struct Member {
    let devices: [Device]
    /// True if it is a single device, named as such.
    var isName = false
    /// The equivalent condition; nil for a name, a pattern and other properties.
    var condition: (dimension: Dimension, allowed: ValueSet)?

    /// - Parameter whole: The text as written, if the member follows a sign.
    init(_ text: String, in catalogue: [Device], whole: String? = nil) throws(SetError) {
      guard !text.hasPrefix("!") else {
        throw .malformed(text: whole ?? text, .doubleRemoval)
      }
      let parts = text.split(separator: " and ").map(String.init)
      if parts.count > 1 {
        let members = try parts.map { part throws(SetError) in try Member(part, in: catalogue) }
        devices = members[0].devices.filter { device in
          members.allSatisfy { $0.devices.contains { $0.id == device.id } }
        }
      } else if let property = try DeviceProperty(text) {
        devices = catalogue.filter(property.holds)
        condition = property.condition
      } else if let pattern = NamePattern(text) {
        devices = catalogue.filter(pattern.matches)
      } else {
        if let exact = catalogue.first(where: { $0.id == text }) {
          devices = [exact]
        } else {
          devices = [try DeviceNames(catalogue).device(text)]
        }
        isName = true
      }
      guard !devices.isEmpty else { throw .noDevice(text, except: "") }
    }
  }

  /// True if a text names devices: one, several of one name, or those with a property.
  static func isSet(_ text: String, in names: DeviceNames) -> Bool {
    if let found = try? names.found(text), !found.isEmpty { return true }
    let parts = text.split(separator: " and ").map(String.init)
    // Among words, `iphones and ipads` is a list.
    if parts.count > 1, text.contains(":") { return parts.allSatisfy { isSet($0, in: names) } }
    let isWord = (try? DeviceProperty(text)) != nil
    guard isWord || NamePattern(text) != nil || text.contains(":") else { return false }
    return (try? DeviceSet([text], in: names.devices)) != nil
  }

  /// Splits at commas, but not inside a model identifier such as `iPhone10,3` or `iPhone10,*`.
  static func members(of text: String) -> [String] {
    var members: [String] = []
    let pieces = text.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0.trimmed)
    }
    var index = 0
    while index < pieces.count {
      let joined = index + 1 < pieces.count ? "\(pieces[index]),\(pieces[index + 1])" : nil
      let isModel = joined?.withoutSign.isModelPattern == true
      members.append(isModel ? joined ?? "" : pieces[index])
      index += isModel ? 2 : 1
    }
    return members
  }
}

/// A name with stars, each for any characters: `iphone-17*`, `iPad Pro*`, `iPhone10,*`.
///
/// It is compared with identifiers, names and model identifiers as each is written, ignoring case,
/// so that `iphone-17*` never reaches the model identifier `iPhone17,3`, which is an iPhone 16.
struct NamePattern {
  /// The pieces between the stars.
  private let pieces: [[UInt8]]

  /// Reads a pattern; nil for a text without a star.
  init?(_ text: String) {
    guard text.contains("*") else { return nil }
    pieces = text.lowercased().utf8.split(
      separator: UInt8(ascii: "*"), omittingEmptySubsequences: false
    ).map(Array.init)
  }

  func matches(_ device: Device) -> Bool {
    ([device.id, device.name] + device.identifiers).contains { matches($0) }
  }

  func matches(_ text: String) -> Bool {
    var rest = Array(text.lowercased().utf8)[...]
    guard let first = pieces.first, let last = pieces.last, rest.starts(with: first) else {
      return false
    }
    rest = rest.dropFirst(first.count)
    guard rest.count >= last.count, rest.suffix(last.count).elementsEqual(last) else {
      return false
    }
    rest = rest.dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() {
      while !rest.starts(with: piece) {
        if rest.isEmpty { return false }
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst(piece.count)
    }
    return true
  }
}

extension Sequence<Device> {
  /// The devices in their order, each once.
  package var eachOnce: [Device] {
    var seen: Set<Device.ID> = []
    return filter { seen.insert($0.id).inserted }
  }
}

extension String {
  /// The text without the exclamation mark of an excluded member.
  fileprivate var withoutSign: String { hasPrefix("!") ? String(dropFirst().trimmed) : self }
}
