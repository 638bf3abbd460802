import KeylineData
import KeylineModel
package import KeylineQuery

/// The changes of a version, grouped by devices with the same change.
package struct ChangeGroup: Sendable {
  let major: Int
  /// The sets of devices, each once.
  let groups: [[Device.ID]]
  let rows: [Row]

  /// A change with the index of its devices among the groups.
  struct Row: Sendable {
    let record: DifferenceRecord
    let group: Int
  }

  /// Collects the changes of a major version, folded.
  package init(_ major: Int, _ changes: [Difference], _ labels: VersionLabels) {
    self.major = major
    var groups = Distinct<[Device.ID]>()
    rows = changes.map {
      Row(record: DifferenceRecord($0, labels), group: groups.place($0.devices.map(\.id)))
    }
    self.groups = groups.values
  }

  /// The kind of its document.
  package static let kind = AnswerKind<ChangeGroup>(
    "keyline.api-changes/1", "What a major version changed, devices that changed alike together.",
    [
      SiteAPI.licence(),
      .required("version", .integer, "The major version.") { $0.major },
      .required("groups", .array(of: .texts), "The sets of devices that changes name.") {
        $0.groups
      },
      .required("changes", .array(of: .object(fields)), "The changes, by metric.") { $0.rows },
    ])

  private static let fields: [Field<Row>] =
    DifferenceRecord.brief.of(\.record) + [
      .required("group", .integer, "The place of its devices among the groups, from 0.") {
        $0.group
      }
    ]
}
