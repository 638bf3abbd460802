package import KeylineModel

/// All devices, each with its questions from when it is first asked.
///
/// What is known near an answer is found by asking other devices, so whoever looks it up for many answers asks
/// through this. It holds all that was asked until it is dropped, some 20 MB for an export of everything.
package final class AskedDevices {
  private let resolver: Resolver
  private var asked: [Device.ID: DeviceQuestions] = [:]
  private lazy var all = Array(resolver.knowledge.devices.indices)
  private var matching: [ObjectIdentifier: [Int]] = [:]

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
}
