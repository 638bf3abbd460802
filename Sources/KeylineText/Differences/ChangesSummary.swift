package import KeylineModel
package import KeylineQuery

/// The changes of a version, short enough to read in half a minute: a row for each metric of the sheet and
/// each family of devices, one column for each orientation.
package struct ChangesSummary {
  private let changes: [Difference]
  private let devices: [Device]

  /// Summarizes changes.
  ///
  /// - Parameters:
  ///   - changes: The changes, those included that may have come with another version.
  ///   - devices: The devices that ran the version and one before it.
  package init(_ changes: [Difference], among devices: [Device]) {
    self.changes = changes.filter { $0.kind != .unknown }
    self.devices = devices
  }

  /// The rows, metrics in the order of the sheet.
  package var table: TextTable {
    let rows = metrics.flatMap { metric in
      Family.allCases.compactMap { row(metric, $0) }
    }
    return TextTable(
      columns: [.init("Metric"), .init("Devices")]
        + Orientation.allCases.map { .init($0.rawValue.capitalizedStart) },
      rows: rows,
      legends: rows.joined().contains { $0.hasSuffix(Self.doubt) }
        ? [
          "\(Self.doubt.drop { $0 == " " }): the version of the change or its new value is uncertain"
        ]
        : [])
  }

  /// The changed metrics that the sheet leaves out, in a sentence; nil without any.
  package var others: String? {
    let shown = metrics.map(\.id)
    let names = [].merged(with: changes.map(\.metric.id)).filter { !shown.contains($0) }
    return names.isEmpty
      ? nil : "\(shown.isEmpty ? "Changed" : "Also changed"): \(names.joined(separator: ", "))."
  }

  /// The changed metrics of the sheet, in its order.
  private var metrics: [Metric] { Sheet.metrics(in: changes.map(\.metric)) }

  private static let doubt = " (perhaps)"

  private func row(_ metric: Metric, _ family: Family) -> [String]? {
    let found = changes.filter { change in
      change.metric.id == metric.id && change.devices.contains { $0.family == family }
    }
    guard !found.isEmpty else { return nil }
    let members = devices.filter { member in
      member.family == family
        && found.contains { $0.devices.contains { $0.id == member.id } }
    }
    let all = devices.count { $0.family == family }
    let words =
      members.count == 1
      ? members[0].name
      : members.count == all
        ? "all \(all) \(family.plural)" : "\(members.count) of \(all) \(family.plural)"
    return [metric.title, words]
      + Orientation.allCases.map { orientation in
        cell(found.filter { $0.orientations.contains(orientation) }, among: members)
      }
  }

  /// - Parameter members: The devices of the row; in one orientation fewer of them may have changed.
  private func cell(_ changes: [Difference], among members: [Device]) -> String {
    let groups = [changes.filter { $0.kind != .perhaps }, changes.filter { $0.kind == .perhaps }]
    return groups.filter { !$0.isEmpty }.map { changes in
      let changed = Set(changes.flatMap(\.devices).map(\.id))
      let count = members.count { changed.contains($0.id) }
      return "\(Self.words(changes.flatMap(\.left))) → \(Self.words(changes.flatMap(\.right)))"
        + (count < members.count ? " (\(count) of \(members.count))" : "")
        + (changes[0].kind == .perhaps ? Self.doubt : "")
    }.joined(separator: "; ")
  }

  /// The values of a side: each of two, or the smallest and the largest of more.
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
