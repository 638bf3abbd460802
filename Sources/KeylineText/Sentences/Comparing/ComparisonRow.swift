import KeylineModel
import KeylineQuery

/// A line for people: readings with equal results, of devices with equal results.
struct ComparisonRow {
  /// The key that the readings of a line share.
  struct Key: Hashable {
    let verdict: Comparison.Verdict
    /// The name in the file, if it means several devices and that matters.
    let name: String
    /// The versions that the file states; empty if it states none.
    let os: String
    var orientation: String
    let split: Split
    let metric: String
    let value: Length
    let isInPixels: Bool
    let right: String
    let ours: String
  }

  private(set) var key: Key
  private(set) var devices: [String]
  private(set) var confidence: Confidence?
  private(set) var sources: Set<Source.ID>

  /// The lines of a table in the order of the verdicts, those of one verdict as in the file.
  static func all(_ comparison: TableComparison, _ labels: VersionLabels) -> [ComparisonRow] {
    let single = comparison.readings.flatMap { rows(of: $0, labels, comparison.independence) }
    let lines = joined(joined(single, by: \.key), by: \.keyInBoth)
    return Comparison.Verdict.allCases.flatMap { verdict in
      lines.filter { $0.key.verdict == verdict }
    }
  }

  /// The lines, with equal keys joined.
  private static func joined(
    _ rows: [ComparisonRow], by property: (ComparisonRow) -> some Hashable
  ) -> [ComparisonRow] {
    rows.grouped(by: property).map(\.members).map {
      $0.count == 1 ? $0[0] : ComparisonRow(joining: $0)
    }
  }

  private init(joining rows: [ComparisonRow]) {
    self = rows[0]
    var seen: Set<String> = []
    devices = rows.flatMap(\.devices).filter { seen.insert($0).inserted }
    confidence = rows.compactMap(\.confidence).max()
    sources = rows.reduce(into: []) { $0.formUnion($1.sources) }
    if rows.contains(where: { $0.key.orientation != key.orientation }) { key.orientation = "both" }
  }

  /// The key that lines of the two orientations share.
  private var keyInBoth: [AnyHashable] {
    var both = key
    both.orientation = ""
    return [both, devices]
  }

  private init(
    _ key: Key, device: String, confidence: Confidence? = nil, sources: [Source.ID] = []
  ) {
    self.key = key
    devices = [device]
    self.confidence = confidence
    self.sources = Set(sources)
  }

  private static func rows(
    of found: ReadingComparison, _ labels: VersionLabels, _ independence: SourceIndex
  ) -> [ComparisonRow] {
    let (reading, verdict) = (found.reading, found.verdict)
    func key(right: String, ours: String) -> Key {
      Key(
        verdict: verdict, name: verdict == .someDevices ? reading.device : "",
        os: reading.os.map { labels.label($0.parts.map(\.range)) } ?? "",
        orientation: reading.orientation.rawValue, split: reading.split,
        metric: found.metric?.id ?? reading.metric, value: reading.value,
        isInPixels: reading.isInPixels,
        right: right, ours: ours)
    }
    if let reason = found.reason {
      return [ComparisonRow(key(right: "", ours: reason.text), device: reading.device)]
    }
    return found.comparisons.map { comparison in
      ComparisonRow(
        key(right: comparison.right(labels), ours: comparison.ours(labels)),
        device: comparison.device.name, confidence: comparison.confidence,
        sources: comparison.sources.map {
          independence.original(of: $0) == nil ? $0 : "\($0) (copy)"
        })
    }
  }
}

extension ComparisonRow {
  /// The columns without the verdict.
  ///
  /// - Parameter namesOS: True to include the versions that the file states.
  static func columns(namesOS: Bool) -> [TextTable.Column] {
    [.init("Device")] + (namesOS ? [.init("iOS")] : []) + measured
  }

  private static let measured: [TextTable.Column] = [
    .init("Orientation"), .init("Metric"), .init("File", isNumeric: true),
    .init("Right"), .init("Keyline"), .init("Confidence"), .init("Sources"),
  ]

  /// The cells without the verdict.
  func cells(namesOS: Bool) -> [String] {
    [Self.shortened(devices)] + (namesOS ? [key.os] : []) + [
      orientation, key.metric, "\(key.value)\(key.isInPixels ? " px" : "")", key.right, key.ours,
      confidence?.rawValue ?? "", Self.shortened(sources: sources.sorted()),
    ]
  }

  private var orientation: String {
    key.split == .none ? key.orientation : "\(key.orientation), \(key.split.rawValue)"
  }

  private static func shortened(_ devices: [String]) -> String {
    let most = 40
    let names = NameLists.joined(Array(devices.prefix(most)))
    return devices.count > most ? "\(names) and \(devices.count - most) more" : names
  }

  private static func shortened(sources: [Source.ID]) -> String {
    sources.count <= 3
      ? sources.joined(separator: ", ")
      : sources.prefix(2).joined(separator: ", ") + " and \(sources.count - 2) more"
  }
}
