import KeylineModel
import KeylineQuery

extension ComparisonRow {
  /// The columns, the verdict left out.
  static let columns: [TextTable.Column] = [
    .init("Device"), .init("Orientation"), .init("Metric"), .init("File", isNumeric: true),
    .init("Right"), .init("Keyline"), .init("Confidence"), .init("Sources"),
  ]

  /// The cells, the verdict left out.
  var cells: [String] {
    [
      Self.shortened(devices), orientation, key.metric, key.value.description, key.right, key.ours,
      confidence?.rawValue ?? "", Self.shortened(sources: sources.sorted()),
    ]
  }

  private var orientation: String {
    key.split == .none ? key.orientation : "\(key.orientation), \(key.split.rawValue)"
  }

  private static func shortened(_ devices: [String]) -> String {
    let most = 40
    let names = Names.joined(Array(devices.prefix(most)))
    return devices.count > most ? "\(names) and \(devices.count - most) more" : names
  }

  private static func shortened(sources: [Source.ID]) -> String {
    sources.count <= 3
      ? sources.joined(separator: ", ")
      : sources.prefix(2).joined(separator: ", ") + " and \(sources.count - 2) more"
  }
}
