package import KeylineModel

/// A change of a situation as written on a command line: `landscape`, `large-title,sdk=12`.
///
/// A word is a flag of the situation without its dashes, or a dimension with a value.
package struct SituationChange: Hashable, Sendable {
  /// The settings in the order written.
  package let settings: [Dimension.Setting]

  /// Reads a change; settings are joined by commas.
  package init(_ text: String) throws(SetError) {
    var settings: [Dimension.Setting] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let setting = try Self.setting(String(word.trimmed))
      guard !settings.contains(where: { $0.dimension == setting.dimension }) else {
        throw .malformed(text: text, .setTwice(setting.dimension))
      }
      settings.append(setting)
    }
    self.settings = settings
  }

  /// True if the change sets the orientation.
  package var setsOrientation: Bool { settings.contains { $0.dimension == .orientation } }

  /// The situation after the change.
  package func applied(to situation: Situation) -> Situation {
    var changed = situation
    for setting in settings { changed.set(setting.dimension, to: setting.code) }
    return changed.completed
  }

  private static func setting(_ word: String) throws(SetError) -> Dimension.Setting {
    let (key, value) = word.halves(around: "=") ?? (word, "")
    if value.isEmpty, let setting = short[word] { return setting }
    guard let dimension = Dimension(key: key) ?? long[key], !dimension.isDeviceAttribute else {
      throw .malformed(text: word, .notInSituation(nearest: NearestNames.of(key, among: keys)))
    }
    guard let code = code(of: value, dimension, isBare: word == key) else {
      throw .malformed(text: word, .notASetting(of: dimension))
    }
    return Dimension.Setting(dimension, to: code)
  }

  private static func code(of value: String, _ dimension: Dimension, isBare: Bool) -> Int? {
    switch dimension.values {
    case .names(let names): names.firstIndex(of: value)
    case .flag: isBare ? 1 : ["false", "true"].firstIndex(of: value)
    case .sdk: Int(value).flatMap { (1...999).contains($0) ? $0 : nil }
    case .lengths: nil
    }
  }

  /// Words that are whole settings, as the flags of the command line have them.
  private static let short = [
    "portrait": Dimension.Setting(.orientation, to: Orientation.portrait.code),
    "landscape": Dimension.Setting(.orientation, to: Orientation.landscape.code),
    "zoomed": Dimension.Setting(.zoom, to: Zoom.zoomed.code),
  ]

  private static let long = ["design-compat": Dimension.designCompatibility]

  private static let keys =
    short.keys.sorted() + long.keys.sorted()
    + Dimension.allCases.filter { !$0.isDeviceAttribute }.map(\.key)
}
