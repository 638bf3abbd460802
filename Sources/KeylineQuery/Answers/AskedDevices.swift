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
  private(set) lazy var support = resolver.knowledge.devices.map(\.support)
  private var matching: [ObjectIdentifier: [Int]] = [:]
  private var ranked: [Ranking: [Int]] = [:]
  /// The device that they are ranked for: tables ask for one after the other.
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

  /// The same, those that are most like a device first.
  ///
  /// - Parameters:
  ///   - isSum: Whether the rule gives a sum, which makes other devices alike.
  ///   - likeness: How much another device is like it; nil where it is left out.
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
