package import KeylineModel

/// The names in words, read from left to right with the longest phrase first: metrics, sets of
/// devices, versions and conditions.
package struct Sentence: Sendable {
  /// The metrics, each once, in the order in which they were named.
  package internal(set) var metrics: [Metric] = []
  /// The sets of devices, as written.
  package internal(set) var devices: [String] = []
  /// The versions, as written.
  package internal(set) var versions: [String] = []
  /// The conditions, with the codes of their values.
  package internal(set) var conditions: [Dimension: [Int]] = [:]
  /// The words for metrics and devices, and unknown words, in their order.
  package internal(set) var names: [String] = []
  /// The error in the words; nil if all are understood.
  package internal(set) var problem: SetError?
  /// The unknown words, without those that only make a sentence.
  package internal(set) var unread: [String] = []
  /// The implied devices if none is named: for a Dynamic Island, those that have one.
  package internal(set) var impliedDevices: [String] = []

  /// Creates a sentence without words.
  package init() {}

  /// Reads words; commas and `and` join.
  ///
  /// - Parameters:
  ///   - metrics: The metrics that can be named.
  ///   - devices: The devices that can be named; nil if words are not devices.
  ///   - readsSituation: True if words may be versions and conditions, or only make a sentence.
  ///   - takesElements: True if no metric is asked for, so that `tab bar` puts one on screen.
  /// - Throws: `SetError` for an empty name.
  package init(
    _ words: [String], metrics: [Metric] = [], devices: [Device]? = nil,
    readsSituation: Bool = false, takesElements: Bool = false
  ) throws(SetError) {
    let members = words.map(DeviceSet.members)
    // Most calls name only keys, and scripts that make them wait for nothing else.
    let keyed = members.joined().compactMap { word in metrics.first { $0.id == word } }
    if keyed.count == members.joined().count {
      self.metrics = [].merged(with: keyed)
      return
    }
    var reader = SentenceReader(
      try Self.tokens(members), metrics: MetricNames(metrics),
      devices: devices.map(DeviceNames.init),
      readsSituation: readsSituation, takesElements: takesElements)
    self = reader.read()
  }

  /// The words one by one, with a comma for each place that joins.
  private static func tokens(_ words: [[String]]) throws(SetError) -> [String] {
    var tokens: [String] = []
    for (place, members) in words.enumerated() {
      for (index, member) in members.enumerated() {
        if index > 0 { tokens.append(",") }
        // A comma at the end joins the next word.
        let joins = members.count > 1 && (index > 0 ? place < words.count - 1 : place > 0)
        if member.isEmpty, !joins { throw .unknown(.metric, name: "", nearest: []) }
        tokens += member.split(separator: " ").flatMap { Vocabulary.inEnglish(String($0)) }
      }
    }
    return tokens
  }

  /// A condition that a situation or the metric-specific values contradict; nil if none does.
  ///
  /// - Parameters:
  ///   - situation: The stated situation; usual values count as not stated.
  ///   - ofFew: The stated values of metric-specific conditions.
  package func contradiction(
    of situation: Situation, _ ofFew: [Dimension: [Int]]
  ) -> Dimension? {
    let usual = Situation()
    return conditions.keys.sorted { $0.rawValue < $1.rawValue }.first { dimension in
      let codes = conditions[dimension] ?? []
      if let stated = ofFew[dimension] { return Set(stated) != Set(codes) }
      let stated = situation.code(dimension, defaultSDK: 0)
      return stated != usual.code(dimension, defaultSDK: 0) && codes != [stated]
    }
  }

  /// Puts the conditions into a situation; metric-specific ones are in the result.
  package func apply(to situation: inout Situation) -> [Dimension: [Int]] {
    var ofFew: [Dimension: [Int]] = [:]
    for (dimension, codes) in conditions {
      if dimension.concerns.isEmpty {
        for code in codes { situation.set(dimension, to: code) }
      } else {
        ofFew[dimension] = codes
      }
    }
    situation = situation.completed
    return ofFew
  }
}
