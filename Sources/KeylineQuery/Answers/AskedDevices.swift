package import KeylineModel

/// All devices, each with its questions from when it is first asked.
///
/// What is known near an answer is found by asking other devices, so whoever looks it up for many answers asks
/// through this. It holds all that was asked until it is dropped, some 20 MB for an export of everything.
package final class AskedDevices {
  private let resolver: Resolver
  private var asked: [Device.ID: DeviceQuestions] = [:]
  private lazy var all = Array(resolver.knowledge.devices.indices)
  /// The versions that each device ran, by its place; a device is large.
  private lazy var support = resolver.knowledge.devices.map(\.support)
  private var matching: [ObjectIdentifier: [Int]] = [:]
  private var ranked: [Ranking: [Int]] = [:]
  /// The device that `ranked` is for; one is enough, since tables ask about one device after another.
  private var rankedFor: Device.ID?

  private struct Ranking: Hashable {
    let rule: ObjectIdentifier?
    let isSum: Bool
  }

  /// The devices of a resolver.
  package init(_ resolver: Resolver) { self.resolver = resolver }

  /// The questions about a device.
  package subscript(device: Device) -> DeviceQuestions {
    if let known = asked[device.id] { return known }
    let questions = DeviceQuestions(device, resolver)
    asked[device.id] = questions
    return questions
  }

  /// The places of the devices that are known to meet a rule's conditions on devices; of all without a rule.
  func places(of rule: IndexedRule?) -> [Int] {
    guard let rule else { return all }
    if let known = matching[ObjectIdentifier(rule)] { return known }
    let devices = resolver.knowledge.devices
    let scope = rule.rule.scope
    let places = all.filter {
      // A device is large: what needs none of it comes first.
      scope.devices?.contains(devices[$0].id) ?? true && scope.match(devices[$0]) == .known
    }
    matching[ObjectIdentifier(rule)] = places
    return places
  }

  /// Tells whether the device at a place is known to have run a version.
  func ran(_ place: Int, _ version: OSVersion) -> Bool { support[place]?.contains(version) == true }

  /// The part of a range that the device at a place ran, all of it where that is not known.
  func clipped(_ range: VersionRange, to place: Int) -> VersionRange? {
    support[place].map(range.clipped) ?? range
  }

  /// The same places, the devices most like a given one first.
  ///
  /// - Parameters:
  ///   - isSum: Whether the value asked for is a sum, so that the width of the screen counts more.
  ///   - likeness: How much another device is like it; nil to leave it out. It must depend only on the rule, `isSum`
  ///     and the device, because the order is kept.
  func places(
    of rule: IndexedRule?, isSum: Bool, mostLike device: Device, _ likeness: (Device) -> Int?
  ) -> [Int] {
    if rankedFor != device.id {
      ranked = [:]
      rankedFor = device.id
    }
    let key = Ranking(rule: rule.map(ObjectIdentifier.init), isSum: isSum)
    if let known = ranked[key] { return known }
    let devices = resolver.knowledge.devices
    let places = places(of: rule).compactMap { place in
      likeness(devices[place]).map { (likeness: $0, place: place) }
    }.sorted { ($1.likeness, $0.place) < ($0.likeness, $1.place) }.map(\.place)
    ranked[key] = places
    return places
  }
}
