import KeylineJSON
package import KeylineModel

/// Says what the columns of somebody's CSV hold: `device=Model`, `safeAreaInsets.top=Top`.
package struct ColumnMap: Sendable {
  private(set) var entries: [Entry] = []
  private let flag: String?

  /// The content of one column.
  struct Entry: Sendable {
    let content: Content
    /// The title of the column, or `#` and its number, counted from one.
    let column: String
  }

  /// The kinds of content of a column.
  enum Content: Hashable, Sendable {
    case device, os, orientation
    /// The name of the metric that the column of values is about.
    case metric
    case value
    /// The values of one metric, in an orientation where no column says which.
    case length(Metric.ID, Orientation?)
    /// The state of a condition, such as the keyboard's suggestions.
    case condition(Dimension)
  }

  /// Why an entry cannot be taken.
  package enum Refusal: Error, Hashable, Sendable {
    /// It is not of the form `KEY=COLUMN`.
    case malformed
    /// The text after the `@` is not an orientation.
    case orientation(String)
  }

  /// Creates an empty map: the titles of the columns say what they hold.
  ///
  /// - Parameter flag: The flag that adds an entry, for the remedies of errors.
  package init(flag: String? = nil) { self.flag = flag }

  /// A remedy that names the flag; empty where there is none.
  func remedy(_ words: (_ flag: String) -> String) -> String { flag.map(words) ?? "" }

  /// True if nothing is said about any column.
  package var isEmpty: Bool { entries.isEmpty }

  /// Adds an entry such as `device=Model`.
  ///
  /// - Parameter metric: The key of the metric that a text names.
  package mutating func add<E: Error>(
    _ text: String, metric: (String) throws(E) -> Metric.ID
  ) throws(E) -> Refusal? {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0).withoutSpaces }
    guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty }) else { return .malformed }
    let (key, column) = (halves[0], halves[1])
    if let content = Self.content(of: key) {
      entries.append(Entry(content: content, column: column))
      return nil
    }
    let parts = key.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    var orientation: Orientation?
    if parts.count == 2 {
      guard let named = Orientation(rawValue: parts[1].lowercased()) else {
        return .orientation(parts[1])
      }
      orientation = named
    }
    entries.append(
      Entry(content: .length(try metric(parts[0]), orientation), column: column))
    return nil
  }

  /// The content that a key other than a metric names; nil for any other text.
  private static func content(of key: String) -> Content? {
    words[key.lowercased()]
      ?? Dimension(key: key.lowercased()).flatMap { dimension in
        dimension.isDeviceAttribute ? nil : .condition(dimension)
      }
  }

  /// The content that the title of a column names by itself; nil for one that a map must tell.
  ///
  /// Of conditions only those of few metrics: a column "display" may hold anything.
  static func content(titled title: String) -> Content? {
    guard let content = content(of: title) else {
      return systems.contains(title.lowercased()) ? .os : nil
    }
    if case .condition(let dimension) = content, dimension.subjects.isEmpty { return nil }
    return content
  }

  /// The columns of a table and the flags that would say what they seem to hold; empty for what does not
  /// begin like a table.
  static func example(_ flag: String, for text: SourceText) -> String {
    guard let titles = CSVHeader.titles(text), titles.count > 1 else { return "" }
    let flags = likely(titles).map { key, title in
      "\(flag) \(key)=\(title.contains(" ") ? "\"\(title)\"" : title)"
    }
    let columns = " (\(titles.prefix(8).joined(separator: ", ")))"
    return flags.isEmpty ? columns : columns + ", perhaps " + flags.joined(separator: " ")
  }

  /// The map that the titles of a table suggest, where each row seems to be about one metric of one device,
  /// with its entries; nil where the titles say it themselves, say nothing, or two may mean the same.
  static func suggestion(for text: SourceText) -> (map: ColumnMap, entries: [String])? {
    guard let titles = CSVHeader.titles(text) else { return nil }
    let found = likely(titles)
    let keys = Set(found.map(\.key))
    guard keys.isSuperset(of: ["device", "metric", "value"]), keys.count == found.count,
      found.contains(where: { content(titled: $0.title) == nil }),
      !titles.contains(where: { qualifying.contains($0.lowercased()) })
    else { return nil }
    var map = ColumnMap()
    map.entries = found.compactMap { key, title in
      words[key].map { Entry(content: $0, column: title) }
    }
    return (map, found.map { "\($0.key)=\($0.title)" })
  }

  /// The keys and the titles that are likely to mean them.
  private static func likely(_ titles: [String]) -> [(key: String, title: String)] {
    [("device", devices), ("os", systems), ("metric", metrics), ("value", values)].flatMap {
      key, likely in
      titles.filter { $0.lowercased() == key || likely.contains($0.lowercased()) }.map { (key, $0) }
    }
  }

  /// Titles that are likely to stand above devices, metrics and values, if somebody says so.
  private static let devices: Set<String> = [
    "model", "phone", "iphone", "ipad", "name", "device name", "device model", "product",
  ]
  private static let metrics: Set<String> = [
    "what", "key", "property", "measure", "measurement", "metric name", "constant",
  ]
  private static let values: Set<String> = [
    "height", "inset", "length", "number", "points", "pt", "pts", "size",
  ]

  /// Titles beside which a column of values does not say all: another value, or another unit.
  private static let qualifying: Set<String> = [
    "width", "portrait", "landscape", "unit", "units", "scale",
  ]

  private static let words: [String: Content] = [
    "device": .device, "os": .os, "orientation": .orientation, "metric": .metric, "value": .value,
  ]

  /// Titles under which people write the version of the system. "Version" alone may be that of an app.
  private static let systems: Set<String> = [
    "ios", "ipados", "ios version", "ipados version", "os version", "system", "system version",
  ]
}

extension String {
  /// The text without spaces and tabs at its ends.
  var withoutSpaces: String {
    var rest = self[...]
    while let first = rest.first, first == " " || first == "\t" { rest = rest.dropFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
    return String(rest)
  }
}
