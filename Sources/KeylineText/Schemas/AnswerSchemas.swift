public import KeylineJSON
import KeylineModel

extension JSONSchema {
  /// The schemas of all answers, sorted by name.
  public static let answers: [JSONSchema] = [
    adapt, audit, ChangeReport.answer.schema, changes, CheckReport.answer.schema, compare,
    coverage, coverageCells, Device.answer.schema, Device.list.schema, diff,
    DocsReport.check.schema, DocsReport.update.schema, explain, export, find, findSame,
    findScreen, gaps, get, imported, LogEntry.answer.schema, Metric.list.schema,
    MigrationReport.answer.schema, navbar, Observation.answer.schema, Observation.list.schema,
    releaseNotes, Rule.answer.schema, Rule.list.schema, scroll, search, sheet,
    Source.answer.schema,
    Source.list.schema, StatusReport.answer.schema, Technique.answer.schema,
    Technique.list.schema, timeline, VerificationReport.answer.schema,
  ].sorted { $0.name < $1.name }
}
