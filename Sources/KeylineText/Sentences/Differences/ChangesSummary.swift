package import KeylineModel
package import KeylineQuery

/// The changes of a version, short enough to read in half a minute: a row for each metric of the
/// sheet and each family of devices, and a column for each orientation.
package struct ChangesSummary {
  private let changes: [Difference]
  private let devices: [Device]

  /// Creates a summary of changes.
  ///
  /// - Parameters:
  ///   - changes: The changes, including those that may have come with another version.
  ///   - devices: The devices that ran the version and one before it.
  package init(_ changes: [Difference], among devices: [Device]) {
    self.changes = changes.filter { $0.kind != .unknown }
    self.devices = devices
  }

  /// A metric on the devices of a family that changed.
  package struct Row {
    package let metric: Metric
    package let family: Family
    /// The devices that changed, of those that ran both sides.
    package let devices: [Device]
    /// The number of devices of the family that ran both sides.
    fileprivate let all: Int
    /// The changes in each orientation.
    package let parts: [Orientation: [Part]]

    /// True if every device of the family changed.
    package var isWhole: Bool { devices.count == all }
    /// True if more than half of the family changed.
    package var isMost: Bool { devices.count * 2 > all }
  }

  /// Values before and after: both of two, or the smallest and the largest of more.
  package struct Part: Hashable {
    package let left: String
    package let right: String
    /// The devices of the row with this change; nil for all of them.
    package let devices: [Device]?
    /// True if the version of the change or its new value is uncertain.
    package let isPerhaps: Bool
  }

  /// The rows as a table.
  package var table: TextTable {
    let lines = rows.map { row in
      let words =
        row.devices.count == 1
        ? row.devices[0].name
        : row.isWhole
          ? "all \(row.all) \(row.family.plural)"
          : "\(row.devices.count) of \(row.all) \(row.family.plural)"
      return [row.metric.title, words]
        + Orientation.allCases.map { orientation in
          (row.parts[orientation] ?? []).map { part in
            "\(part.left) → \(part.right)"
              + (part.devices.map { " (\($0.count) of \(row.devices.count))" } ?? "")
              + (part.isPerhaps ? Self.doubt : "")
          }.joined(separator: "; ")
        }
    }
    return TextTable(
      columns: [.init("Metric"), .init("Devices")]
        + Orientation.allCases.map { .init($0.rawValue.capitalizedStart) },
      rows: lines,
      legends: lines.joined().contains { $0.hasSuffix(Self.doubt) }
        ? [
          "\(Self.doubt.drop { $0 == " " }): the version of the change or its new value is uncertain"
        ]
        : [])
  }

  /// The rows, metrics in the order of the sheet.
  package var rows: [Row] {
    metrics.flatMap { metric in
      Family.allCases.compactMap { row(metric, $0) }
    }
  }

  /// The changed metrics that the sheet leaves out, in a sentence; nil without any.
  package var others: String? {
    let names = unlisted.map(\.id).joined(separator: ", ")
    return names.isEmpty
      ? nil : "\(metrics.isEmpty ? "Changed" : "Also changed"): \(names)."
  }

  /// The changed metrics that the sheet leaves out.
  package var unlisted: [Metric] {
    let shown = metrics.map(\.id)
    return [].merged(with: changes.map(\.metric)).filter { !shown.contains($0.id) }
  }

  /// The changed metrics of the sheet, in its order.
  private var metrics: [Metric] { Sheet.metrics(in: changes.map(\.metric)) }

  private static let doubt = " (perhaps)"

  private func row(_ metric: Metric, _ family: Family) -> Row? {
    let found = changes.filter { change in
      change.metric.id == metric.id && change.devices.contains { $0.family == family }
    }
    guard !found.isEmpty else { return nil }
    let members = devices.filter { member in
      member.family == family
        && found.contains { $0.devices.contains { $0.id == member.id } }
    }
    let own = Orientation.allCases.map { orientation in
      (orientation, parts(found.filter { $0.orientations.contains(orientation) }, among: members))
    }
    return Row(
      metric: metric, family: family, devices: members,
      all: devices.count { $0.family == family },
      parts: Dictionary(uniqueKeysWithValues: own))
  }

  /// - Parameter members: The devices of the row; in one orientation fewer of them may have
  ///   changed.
  private func parts(_ changes: [Difference], among members: [Device]) -> [Part] {
    let groups = [changes.filter { $0.kind != .perhaps }, changes.filter { $0.kind == .perhaps }]
    return groups.filter { !$0.isEmpty }.map { changes in
      let changed = Set(changes.flatMap(\.devices).map(\.id))
      let own = members.filter { changed.contains($0.id) }
      return Part(
        left: Self.words(changes.flatMap(\.left)), right: Self.words(changes.flatMap(\.right)),
        devices: own.count < members.count ? own : nil, isPerhaps: changes[0].kind == .perhaps)
    }
  }

  /// The values of a side: both of two, or the smallest and the largest of more.
  private static func words(_ stretches: [Timeline<Answer>.Stretch]) -> String {
    var lengths: Set<Length> = []
    var others: [String] = []
    for content in stretches.map(\.value.content) {
      switch content {
      case .value(let length): lengths.insert(length)
      case .candidates(let candidates): lengths.formUnion(candidates.compactMap { $0 })
      case .status: if !others.contains(content.text) { others.append(content.text) }
      }
    }
    let sorted = lengths.sorted()
    let values =
      sorted.count > 2
      ? ["\(sorted[0]) to \(sorted[sorted.count - 1])"] : sorted.map(\.description)
    return (values + others).joined(separator: " or ")
  }
}
