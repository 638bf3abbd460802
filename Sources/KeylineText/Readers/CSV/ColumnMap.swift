import KeylineData
package import KeylineModel

/// The contents of the columns in a CSV: `device=Model`, `safeAreaInsets.top=Top`.
package struct ColumnMap: Sendable {
  private(set) var entries: [Entry] = []
  private let flag: String?
  /// The key of the metric that a title names in plain words; nil for any other title.
  let metric: @Sendable (String) -> Metric.ID?
  /// True for the name of a device.
  let isDevice: @Sendable (String) -> Bool
  /// The titles and keys to ignore, in lower case.
  package var ignored: Set<String> = []

  /// The content of one column.
  struct Entry: Sendable {
    let content: Content
    /// The title of the column, or `#` and its number, counted from one.
    let column: String
  }

  /// The kinds of content of a column.
  enum Content: Hashable, Sendable {
    case device, os, orientation
    /// The name of the metric of the row's value.
    case metric
    case value
    /// The size of the screen, as in `393×852`.
    case size
    /// The values of one metric, in an orientation unless another column names it.
    case length(Metric.ID, Orientation?)
    /// The state of a condition, such as the keyboard's suggestions.
    case condition(Dimension)
  }

  /// The reason to refuse an entry.
  package enum Refusal: Error, Hashable, Sendable {
    /// It is not of the form `KEY=COLUMN`.
    case malformed
    /// The text after the `@` is not an orientation.
    case orientation(String)
  }

  /// Creates an empty map: the titles of the columns name their contents.
  ///
  /// - Parameters:
  ///   - flag: The flag that adds an entry, for the remedies of errors.
  ///   - metric: The key of the metric that a title names in plain words, such as `status bar
  ///     height`; ``size`` for one that names the size of the screen.
  ///   - isDevice: Whether a text is the name of a device.
  package init(
    flag: String? = nil, metric: @escaping @Sendable (String) -> Metric.ID? = { _ in nil },
    isDevice: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.flag = flag
    self.isDevice = isDevice
    self.metric = metric
  }

  /// Creates the map of a table with known columns.
  init(_ entries: [Entry]) {
    self.entries = entries
    flag = nil
    isDevice = { _ in false }
    metric = { _ in nil }
  }

  /// A remedy that names the flag; empty without a flag.
  func remedy(_ words: (_ flag: String) -> String) -> String { flag.map(words) ?? "" }

  /// True if the map has no entries.
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

  /// The content of a key that is not a metric; nil for any other text.
  static func content(of key: String) -> Content? {
    words[key.lowercased()]
      ?? Dimension(key: key.lowercased()).flatMap { dimension in
        dimension.isDeviceAttribute ? nil : .condition(dimension)
      }
  }

  /// The contents by key, without metrics and conditions.
  static let words: [String: Content] = [
    "device": .device, "os": .os, "orientation": .orientation, "metric": .metric, "value": .value,
    size: .size,
  ]

  /// The key of a column of sizes, which holds two metrics.
  package static let size = "screen.size"
}

extension String {
  /// The text without spaces and tabs at both ends.
  var withoutSpaces: String {
    var rest = self[...]
    while let first = rest.first, first == " " || first == "\t" { rest = rest.dropFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
    return String(rest)
  }
}
