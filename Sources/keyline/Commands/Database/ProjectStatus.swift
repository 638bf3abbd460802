import KeylineJSON
import KeylineModel
import KeylineSeed
import KeylineText

/// The status of the project that a call stands in.
struct ProjectStatus {
  private let project: Project
  /// How many rows it has, by table.
  let counts: [StatusReport.Count]

  init(_ project: Project) throws {
    self.project = project
    let rows = try project.layer()?.rows ?? []
    counts = RowKind.allCases.map { kind in
      StatusReport.Count(
        table: kind.rawValue, layer: .project, rows: rows.count { $0.key.kind == kind })
    }
  }

  /// The folder, and the number of the data that it is pinned to.
  var text: String {
    let pin = project.configuration.data.map { ", pinned to data \($0)" } ?? ""
    return "project \(project.path.printable)\(pin)\n"
  }

  /// The folder.
  var path: String { project.path }
}
