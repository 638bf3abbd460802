import KeylineModel
import KeylineQuery

/// A kind of row that commands edit, remove and restore.
protocol RowNoun {
  static var kind: RowKind { get }
  /// One of them, with its article.
  static var one: String { get }
  /// An identifier for the examples of help.
  static var example: String { get }
  /// Finds the row that a word names among the rows that count.
  static func id(_ word: String, in resolver: Resolver) throws -> String
}

extension RowNoun {
  /// Finds the row that a word names; one that was removed is said to be.
  static func key(_ word: String, in knowledge: Knowledge, _ resolver: Resolver) throws -> RowKey {
    if knowledge.masks.contains(Mask(RowKey(kind, word), layer: .local)) {
      throw Failure(
        "The \(kind.rawValue) \"\(word)\" was removed. Restore it with: "
          + "keyline \(kind.rawValue) restore \(word)")
    }
    return RowKey(kind, try id(word, in: resolver))
  }
}

/// Devices, by any of their names.
enum DeviceNoun: RowNoun {
  static let kind = RowKind.device
  static let one = "a device"
  static let example = "iphone-x"

  static func id(_ word: String, in resolver: Resolver) throws -> String {
    let device = try DeviceNames(resolver.knowledge.devices).device(word)
    // To read, the beginning of a name may do; what is changed is named whole.
    let names = [device.id, device.name] + device.identifiers
    guard names.contains(where: { NearestNames.folded($0) == NearestNames.folded(word) }) else {
      throw SetError.unknown(.device, name: word, nearest: [device.id])
    }
    return device.id
  }
}

/// Rules.
enum RuleNoun: RowNoun {
  static let kind = RowKind.rule
  static let one = "a rule"
  static let example = "status-bar-height/x-family"

  static func id(_ word: String, in resolver: Resolver) throws -> String {
    let ids = resolver.knowledge.rules.map(\.id)
    guard ids.contains(word) else {
      throw SetError.unknown(.rule, name: word, nearest: NearestNames.of(word, among: ids))
    }
    return word
  }
}

/// Observations.
enum ObservationNoun: RowNoun {
  static let kind = RowKind.observation
  static let one = "an observation"
  static let example = "seed-000/title-view-gap-11"

  static func id(_ word: String, in resolver: Resolver) throws -> String {
    if resolver.observation(word) != nil { return word }
    let nearest = NearestNames.of(word, among: resolver.knowledge.observations.map(\.id))
    throw SetError.unknown(.observation, name: word, nearest: nearest)
  }
}
