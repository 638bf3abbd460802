public import KeylineModel
public import KeylineQuery

extension Difference {
  /// The orientation in words; a difference in both of them says so.
  var orientationText: String {
    orientations.count == Orientation.allCases.count
      ? "both" : orientations.map(\.rawValue).joined(separator: ", ")
  }

  /// One side in words: `16`, or with versions where it is several values, `44 (14), 50 (15)`.
  static func text(_ spans: [Span], _ labels: VersionLabels) -> String {
    guard spans.count != 1 else { return spans[0].content.text }
    return spans.map { "\($0.content.text) (\(labels.label($0.range)))" }.joined(separator: ", ")
  }

}

extension [Difference] {
  /// Makes the table of differences for people.
  ///
  /// - Parameters:
  ///   - left: What the left side is called.
  ///   - right: What the right side is called.
  ///   - first: What stands before the metric: the devices, the versions or nothing.
  ///   - showsOrientation: Whether there is a column for it; not where the sides differ in it.
  ///   - labels: How versions are written.
  public func table(
    left: String, right: String, first: DifferenceColumn?, showsOrientation: Bool,
    _ labels: VersionLabels
  ) -> TextTable {
    let columns: [TextTable.Column] =
      (first.map { [.init($0.title)] } ?? [])
      + [.init("Metric")] + (showsOrientation ? [.init("Orientation")] : [])
      + [
        .init(left, isNumeric: true), .init(right, isNumeric: true), .init("What"), .init("Rules"),
      ]
    return TextTable(
      columns: columns,
      rows: map { difference in
        (first.map { [$0.text(difference, labels)] } ?? [])
          + [difference.metric.id] + (showsOrientation ? [difference.orientationText] : [])
          + [
            Difference.text(difference.left, labels), Difference.text(difference.right, labels),
            difference.kind.rawValue, difference.rules.joined(separator: ", "),
          ]
      })
  }

  /// Makes the table of changes for people.
  public func changesTable(among devices: [Device], _ labels: VersionLabels) -> TextTable {
    TextTable(
      columns: [
        .init("iOS"), .init("Metric"), .init("Orientation"), .init("Before", isNumeric: true),
        .init("After", isNumeric: true), .init("What"), .init("Devices"),
      ],
      rows: map { difference in
        [
          difference.boundary.map(labels.label) ?? "", difference.metric.id,
          difference.orientationText,
          Difference.text(difference.left, labels), Difference.text(difference.right, labels),
          difference.kind.rawValue, difference.devices.words(among: devices),
        ]
      })
  }
}
