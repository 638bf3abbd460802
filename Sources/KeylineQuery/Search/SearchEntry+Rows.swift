package import KeylineModel

extension SearchEntry {
  /// The entry of a metric.
  package init(_ metric: Metric) {
    self.init(
      kind: .metric, id: metric.id, title: metric.title, names: [metric.id, metric.title])
    let isHousing = metric.id.hasPrefix("sensorHousing.")
    if isHousing || SpokenMetric.besideNotch.contains(metric.id) {
      besides = ["notch", "dynamic island"]
    }
    if metric.title.contains("glass") { besides.append("liquid glass") }
    if Self.withSize.contains(where: metric.id.hasPrefix) { besides.append("size") }
    if Self.besideSizeClass.contains(metric.id) { besides += ["size class", "compact"] }
    remarks = [metric.definition] + metric.see + metric.elements.map(\.key)
  }

  /// The beginnings of metrics that are widths and heights of one thing.
  private static let withSize = ["screen.", "sensorHousing.", "widget.", "switch."]

  /// The metrics that depend on the size class.
  private static let besideSizeClass: Set<Metric.ID> = ["navigationBar.height", "tabBar.height"]

  /// The entry of a device.
  package init(_ device: Device) {
    self.init(
      kind: .device, id: device.id, title: device.name, names: [device.id, device.name])
    figures = device.identifiers
    if let width = device.width, let height = device.height {
      figures += ["\(width)x\(height)", "\(height)x\(width)"]
    }
    if let width = device.nativeWidth, let height = device.nativeHeight {
      figures.append("\(width)x\(height)")
    }
    besides = [device.family.rawValue]
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
    remarks = [command.abstract]
  }

  init(_ source: Source) {
    self.init(
      kind: .source, id: source.id, title: source.title, names: [source.id, source.title])
    remarks = [source.read].compactMap(\.self)
  }

  private init(kind: SearchHit.Kind, id: String, title: String, names: [String]) {
    (self.kind, self.id, self.title, self.names) = (kind, id, title, names)
  }
}
