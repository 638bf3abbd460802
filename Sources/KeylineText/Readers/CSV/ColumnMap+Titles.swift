import KeylineData
import KeylineModel

extension ColumnMap {
  /// The content that the title of a column names by itself; nil for a title that needs a map.
  ///
  /// Only metric-specific conditions count: a column "display" may hold anything.
  static func content(titled title: String) -> Content? {
    guard let content = content(of: title) else {
      return systems.contains(title.lowercased()) ? .os : nil
    }
    if case .condition(let dimension) = content, dimension.concerns.isEmpty { return nil }
    return content
  }

  /// True if a title has the form of a metric's key: words around points, as in `safeAreaInsets.top`.
  static func isKey(_ title: String) -> Bool {
    let title = ColumnTitle(title).name
    let words = title.split(separator: ".", omittingEmptySubsequences: false)
    return title.utf8.count <= longestKey && words.count > 1
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isLetter } }
  }

  /// True if the values are under keys of metrics; not if a column holds the metric or the value of
  /// each row, since other columns are then about something else.
  static func areKeys(_ titles: [String]) -> Bool {
    titles.contains(where: isKey) && !holdsMetricOrValue(titles)
  }

  private static func holdsMetricOrValue(_ titles: [String]) -> Bool {
    titles.contains { content(titled: $0) == .metric || content(titled: $0) == .value }
  }

  /// True if a table with these titles has the mapped columns; without a map, if a column seems to
  /// hold devices.
  func fits(_ titles: [String]) -> Bool {
    let known = Set(titles.map { $0.lowercased() })
    if isEmpty { return Self.likely(titles).contains { $0.key == "device" } }
    return entries.allSatisfy { known.contains($0.column.lowercased()) }
  }

  /// True if a table with these titles can be read, by the map or by the titles themselves.
  func reads(_ titles: [String]) -> Bool {
    isEmpty
      ? CSVHeader.areOurs(titles) || suggestion(for: titles) != nil || isTransposed(titles)
      : fits(titles)
  }

  /// True if the devices are in the head row, each above a column of values.
  func isTransposed(_ titles: [String]) -> Bool {
    guard isEmpty, titles.count > 1, !isDevice(titles[0]) else { return false }
    let devices = titles.dropFirst().count(where: isDevice)
    return devices > 1 || devices == titles.count - 1
  }

  /// The columns of a table and the flags for their likely contents; empty for a text that does not
  /// begin like a table.
  static func example(_ flag: String, for titles: [String]) -> String {
    guard titles.count > 1 else { return "" }
    let columns = titles.prefix(8).map(\.cut).joined(separator: ", ")
    let flags = proposal(titles).map { key, title in
      "\(flag) \(key)=\(title.contains(" ") ? "\"\(title)\"" : title)"
    }
    return " (\(columns))" + (flags.isEmpty ? "" : ", perhaps " + flags.joined(separator: " "))
  }

  /// The map that the titles of a table suggest, with its entries, if each row seems to be about
  /// one device, and about one metric or several that the titles name by key or in plain words.
  ///
  /// Nil if the titles need no map, suggest nothing, or two may mean the same.
  func suggestion(for titles: [String]) -> (map: ColumnMap, entries: [String])? {
    var found = Self.likely(titles)
    let isTidy = Set(found.map(\.key)).isSuperset(of: ["device", "metric", "value"])
    if !isTidy {
      found = found.filter { $0.key == "device" || $0.key == "os" }
      guard !Self.holdsMetricOrValue(titles) else { return nil }
      let named = titles.filter { title in
        !Self.isKey(title) && !found.contains { $0.title == title }
      }.compactMap { title in
        metric(ColumnTitle(title).name).map { (key: $0, title: title) }
      }
      guard !named.isEmpty || Self.areKeys(titles) else { return nil }
      found += named
    }
    let keys = Set(found.map(\.key))
    let qualifying = isTidy ? Self.qualifying : Self.qualifyingAll
    guard keys.contains("device"), keys.count == found.count,
      found.contains(where: { Self.content(titled: $0.title) == nil }),
      !titles.contains(where: { qualifying.contains($0.lowercased()) })
    else { return nil }
    let entries = found.map { key, title in
      Entry(content: Self.words[key] ?? .length(key, nil), column: title)
    }
    var map = ColumnMap(entries)
    map.ignored = ignored
    return (map, found.map { "\($0.key)=\($0.title)" })
  }

  /// A map that reads a table, with one column for each content and `COLUMN` where no title
  /// suggests one; empty without any suggestion.
  private static func proposal(_ titles: [String]) -> [(key: String, title: String)] {
    let likely = likely(titles)
    let metrics = titles.filter(isKey).prefix(8)
    if likely.isEmpty, metrics.isEmpty { return [] }
    func title(_ key: String) -> String? {
      let found = likely.filter { $0.key == key }.map(\.title)
      return found.first { $0.lowercased() == key } ?? found.first
    }
    var entries = [(key: "device", title: title("device") ?? "COLUMN")]
    if let os = title("os") { entries.append((key: "os", title: os)) }
    if !metrics.isEmpty { return entries + metrics.map { (key: $0, title: $0) } }
    let metric = title("metric")
    if let metric { entries.append((key: "metric", title: metric)) }
    let value = metric == nil ? "METRIC" : "value"
    return entries + [(key: value, title: title("value") ?? "COLUMN")]
  }

  /// The keys, with titles that probably mean them.
  private static func likely(_ titles: [String]) -> [(key: String, title: String)] {
    [("device", devices), ("os", systems), ("metric", metrics), ("value", values)].flatMap {
      key, likely in
      titles.filter { $0.lowercased() == key || likely.contains($0.lowercased()) }.map { (key, $0) }
    }
  }

  /// Titles that probably head devices, metrics and values, once the user confirms it.
  private static let devices: Set<String> = [
    "model", "phone", "iphone", "ipad", "name", "device name", "device model", "product",
  ]
  private static let metrics: Set<String> = [
    "what", "key", "property", "measure", "measurement", "metric name", "constant",
  ]
  private static let values: Set<String> = [
    "height", "inset", "length", "number", "points", "pt", "pts", "size",
  ]

  /// Titles that qualify every column beside them: another orientation, or another unit.
  private static let qualifyingAll: Set<String> = ["portrait", "landscape", "unit", "units"]
  /// Titles that also qualify a column of values beside them: another value.
  private static let qualifying = qualifyingAll.union(["width", "scale"])

  /// Titles for the version of the system. "Version" alone may be that of an app.
  private static let systems: Set<String> = [
    "ios", "ipados", "ios version", "ipados version", "os version", "system", "system version",
  ]

  private static let longestKey = 64
}

extension String {
  /// The title of a column for a message: at most 40 letters.
  var cut: String { count > 40 ? "\(prefix(40))…" : self }
}
