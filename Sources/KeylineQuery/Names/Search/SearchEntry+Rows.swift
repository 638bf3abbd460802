package import KeylineModel

extension SearchEntry {
  /// The entry of a metric.
  package init(_ metric: Metric) {
    let isHousing = metric.id.hasPrefix("sensorHousing.")
    self.init(
      kind: .metric, id: metric.id, title: metric.title,
      names: [metric.id, metric.title] + (isHousing ? Self.housings : []))
    if isHousing { besides.append("face id") }
    besides += Self.besideKeys.filter { metric.id.hasPrefix($0.metrics) }.flatMap(\.words)
    if MetricWords.besideNotch.contains(metric.id) { besides += Self.housings }
    if metric.id.hasPrefix("safeAreaInsets.") { besides += ["display zoom", "zoomed"] }
    if Self.besideLandscape.contains(metric.id) { besides.append("landscape") }
    if metric.title.contains("glass") { besides.append("liquid glass") }
    if Self.withSize.contains(where: metric.id.hasPrefix) { besides.append("size") }
    if Self.besideSizeClass.contains(metric.id) { besides += ["size class", "compact"] }
    if metric.id == "tableView.rowHeight" { besides.append("cell") }
    remarks = [metric.definition] + metric.see + metric.elements.map(\.key)
  }

  /// What a sensor housing is called.
  private static let housings = ["notch", "dynamic island"]

  /// The insets that turning a phone brings.
  private static let besideLandscape: Set<Metric.ID> = [
    "safeAreaInsets.left", "safeAreaInsets.right",
  ]

  /// The beginnings of metrics that are widths and heights of one thing.
  private static let withSize = ["screen.", "sensorHousing.", "widget.", "switch."]

  /// Words of code, of web pages and of people, by the beginnings of the keys that they lead to.
  private static let besideKeys: [(metrics: String, words: [String])] = [
    ("statusBar.", ["statusBarManager"]),
    ("widget.", ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]),
    ("screen.safeAreaInsets.", ["env"]), ("safeAreaInsets.", ["env"]),
    ("sensorHousing.y", ["position"]), ("sheet.", ["UISheetPresentationController"]),
    ("screen.scale", ["2x", "3x", "pixels"]),
    ("splitView.", ["multitasking", "split screen"]),
  ]

  /// The metrics that depend on the size class.
  private static let besideSizeClass: Set<Metric.ID> = ["navigationBar.height", "tabBar.height"]

  /// The entry of a device.
  ///
  /// - Parameter folds: True if it has a second display.
  package init(_ device: Device, folds: Bool) {
    self.init(
      kind: .device, id: device.id, title: device.name, names: [device.id, device.name])
    if let width = device.width, let height = device.height {
      sizes.append("\(width)x\(height)")
    }
    if let width = device.nativeWidth, let height = device.nativeHeight {
      sizes.append("\(width)x\(height)")
    }
    figures = device.identifiers
    if let diagonal = device.diagonal {
      let tenths = (diagonal + 5) / 10
      figures.append("\(tenths / 10).\(tenths % 10)")
    }
    besides = [device.family.rawValue]
    if folds { besides += ["foldable", "fold"] }
    if device.homeButton == true { besides.append("home button") }
    if let housing = device.sensorHousing, housing != .none { besides.append(housing.rawValue) }
  }

  /// The entry of a major version.
  package init(version major: Int) {
    self.init(
      kind: .version, id: "\(major)", title: "iOS \(major)",
      names: ["iOS \(major)", "iPadOS \(major)"])
    figures = ["ios\(major)", "ipados\(major)"]
  }

  /// The entry of a technique.
  package init(_ technique: Technique) {
    self.init(
      kind: .technique, id: technique.id, title: technique.title, names: technique.names)
    chineseTitle = technique.chineseTitle
    remarks = technique.remarks
  }

  init(_ command: SearchableCommand) {
    self.init(
      kind: .command, id: command.path, title: command.abstract, names: [command.path])
    besides = Self.besideCommands[command.path] ?? []
    remarks = [command.abstract]
  }

  /// What people look for who need a command, in words that its help does without.
  private static let besideCommands = [
    "get": ["csv"], "scroll": ["adjust never"], "import": ["csv", "spreadsheet"],
    "docs update": ["readme", "markdown table"],
    "docs check": ["readme", "markdown table"], "export swift": ["code"],
    "export typescript": ["code"],
    "audit": ["isiphonex", "constant", "code"], "draw screen": ["picture", "image", "mockup"],
    "device list": ["model identifier"],
    "device show": ["resolution", "ppi", "pixels", "screenshot size", "model identifier"],
    "db coverage": ["missing", "gaps", "unmeasured"],
  ]

  init(_ source: Source) {
    self.init(
      kind: .source, id: source.id, title: source.title, names: [source.id, source.title])
    remarks = [source.read].compactMap(\.self)
  }

  private init(kind: SearchHit.Kind, id: String, title: String, names: [String]) {
    (self.kind, self.id, self.title, self.names) = (kind, id, title, names)
  }
}
