import KeylineModel

/// A kind of row that commands edit, remove and restore.
protocol RowNoun {
  static var kind: RowKind { get }
  /// A noun for one row, with its article.
  static var one: String { get }
  /// An identifier for the examples of help.
  static var example: String { get }
}

/// A kind of row that is added and edited as a file.
protocol EvidenceNoun: RowNoun {
  /// The abstract of the command that adds rows.
  static var addition: String { get }
}

/// Devices, by any of their names.
enum DeviceNoun: RowNoun {
  static let kind = RowKind.device
  static let one = "a device"
  static let example = "iphone-x"
}

/// Rules.
enum RuleNoun: EvidenceNoun {
  static let kind = RowKind.rule
  static let one = "a rule"
  static let example = "status-bar-height/x-family"
  static let addition =
    "Add your own rules; they rest on observations and cannot contradict your other rules."
}

/// Observations.
enum ObservationNoun: EvidenceNoun {
  static let kind = RowKind.observation
  static let one = "an observation"
  static let example = "seed-000/title-view-gap-11"
  static let addition =
    "Add observations: evidence that changes no answer until a rule rests on it."
}
