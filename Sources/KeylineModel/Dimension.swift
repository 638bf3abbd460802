extension Dimension {
  /// True if it is an attribute of the device.
  package var isDeviceAttribute: Bool { rawValue < Self.firstOfSituation.rawValue }

  /// True if a rule that does not mention it means the default rather than any value.
  package var hasDefault: Bool { Self.declarations[rawValue].hasDefault }

  /// Those with a default.
  package static let withDefault = allCases.filter(\.hasDefault)

  /// True if it describes what is on screen.
  package var isContent: Bool { rawValue >= Self.firstOfScreen.rawValue }

  /// True if it is that a bar, or a part of one other than its items, is on screen.
  package var isBar: Bool { isContent && self != .barButtonItems }

  /// How the values of a dimension are written.
  package enum Values: Hashable, Sendable {
    /// One of these names; the code is the position.
    case names([String])
    /// true or false; the code is 1 or 0.
    case flag
    /// Lengths in points; the code is in sixths.
    case lengths
    /// Major versions of the linked SDK.
    case sdk
  }

  /// All that the seed says of a dimension.
  struct Declaration: Sendable {
    let key: String
    let values: Values
    let meaning: String
    var places: [String] = []
    var hasDefault = false
    var idiom: Idiom?
    var ran: OSVersion?
    var lifetime = VersionRange.all
    var codeOutsideLifetime = 0
    var concerns: [String] = []
    var neverConcerns: [String] = []
    var isAskedForEach = false
    var isOfApp = false
    var arrivals: [Arrival] = []
    var sources: [Source.ID] = []
  }

  /// A version that brings some values of a dimension; earlier ones have nothing to measure there.
  package struct Arrival: Hashable, Sendable {
    /// The codes of the values.
    package let codes: [Int]
    /// The feature that came, in the plural: `Lock Screen widgets`.
    package let feature: String
    /// The version that brings it to phones; nil where they never have it.
    var phone: OSVersion?
    /// The version that brings it to iPads; nil where they never have it.
    var pad: OSVersion?
    /// The sources that state the versions.
    package let sources: [Source.ID]

    /// The version that brings it to a kind of device; nil where none does.
    package func version(on idiom: Idiom) -> OSVersion? { idiom == .phone ? phone : pad }
  }

  /// A dimension and the code of the value that it is set to.
  package struct Setting: Hashable, Sendable {
    /// The dimension.
    package let dimension: Dimension
    /// The code of its value.
    package let code: Int

    /// Sets a dimension to the value with a code.
    package init(_ dimension: Dimension, to code: Int) {
      self.dimension = dimension
      self.code = code
    }
  }

  private static let byKey = Dictionary(
    uniqueKeysWithValues: zip(declarations.map(\.key), allCases))

  private static let valueCounts = declarations.map { declaration in
    switch declaration.values {
    case .names(let names): names.count
    case .flag: 2
    case .lengths, .sdk: 0
    }
  }
}

extension Dimension {
  /// The key in seed files, and the value of the column `dimension`.
  package var key: String { Self.declarations[rawValue].key }

  /// The dimension of a key, nil for an unknown one.
  package init?(key: some StringProtocol) {
    guard let dimension = Self.byKey[String(key)] else { return nil }
    self = dimension
  }

  /// One sentence that says what it is, for schemas and help.
  package var meaning: String { Self.declarations[rawValue].meaning }

  /// The place that each of its values stands for: `in landscape`, `with Display Zoom`; none for attributes of the
  /// device and SDKs.
  package var places: [String] { Self.declarations[rawValue].places }

  /// How its values are written.
  package var values: Values { Self.declarations[rawValue].values }

  /// The names of its values; none for flags, lengths and SDKs.
  package var names: [String] { if case .names(let names) = values { names } else { [] } }

  /// How many values there are; 0 for lengths and SDKs, which are not counted.
  package var valueCount: Int { Self.valueCounts[rawValue] }

  /// The metrics and groups of metrics that it is about; empty for one that may decide any metric.
  package var concerns: [String] { Self.declarations[rawValue].concerns }

  /// The only kind of device that it is about; nil for one that is about any.
  package var idiom: Idiom? { Self.declarations[rawValue].idiom }

  /// True if it is about a kind of device.
  package func isAbout(_ kind: Idiom) -> Bool { idiom.map { $0 == kind } ?? true }

  /// True if it is about a device: Split View is about the iPads that iPadOS 13 runs on.
  package func isAbout(_ device: Device) -> Bool {
    guard isAbout(device.idiom) else { return false }
    guard let ran = Self.declarations[rawValue].ran, let last = device.lastOS else { return true }
    return last.end > ran
  }

  /// The versions on which it decides anything.
  package var lifetime: VersionRange { Self.declarations[rawValue].lifetime }

  /// The code of the only value on other versions.
  package var codeOutsideLifetime: Int { Self.declarations[rawValue].codeOutsideLifetime }

  /// The versions that bring some of its values.
  package var arrivals: [Arrival] { Self.declarations[rawValue].arrivals }

  /// The sources of its lifetime, of the devices that it is about and of what arrives.
  package var sources: [Source.ID] {
    Self.declarations[rawValue].sources + arrivals.flatMap(\.sources)
  }

  /// Those that decide nothing on some versions.
  package static let timed = allCases.filter { $0.lifetime != .all }

  /// True if it tells how an app was built, so that a source that does not name the app leaves it open.
  package var isOfApp: Bool { Self.declarations[rawValue].isOfApp }

  /// True if it may decide a metric.
  package func mayDecide(_ metric: Metric.ID) -> Bool {
    concerns.isEmpty
      ? !Self.isAmong(Self.declarations[rawValue].neverConcerns, metric)
      : Self.isAmong(concerns, metric)
  }

  /// Tells whether a metric is one of some, or of some groups.
  private static func isAmong(_ names: [String], _ metric: Metric.ID) -> Bool {
    names.contains {
      metric.hasPrefix($0)
        && (metric.utf8.count == $0.utf8.count
          || metric.utf8.dropFirst($0.utf8.count).first == UInt8(ascii: "."))
    }
  }

  /// True if a question that names no value asks for each, rather than for the default.
  package var isAskedForEach: Bool { Self.declarations[rawValue].isAskedForEach }

  /// The dimensions that few metrics have.
  package static let ofFewMetrics = allCases.filter { !$0.concerns.isEmpty }
}
