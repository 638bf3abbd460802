import KeylineModel

/// A kind of row that commands edit, remove and restore.
protocol RowNoun {
  static var kind: RowKind { get }
  /// One of them, with its article.
  static var one: String { get }
  /// An identifier for the examples of help.
  static var example: String { get }
}

/// Devices, by any of their names.
enum DeviceNoun: RowNoun {
  static let kind = RowKind.device
  static let one = "a device"
  static let example = "iphone-x"
}

/// Rules.
enum RuleNoun: RowNoun {
  static let kind = RowKind.rule
  static let one = "a rule"
  static let example = "status-bar-height/x-family"
}

/// Observations.
enum ObservationNoun: RowNoun {
  static let kind = RowKind.observation
  static let one = "an observation"
  static let example = "seed-000/title-view-gap-11"
}
