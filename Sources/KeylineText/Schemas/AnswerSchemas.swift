public import KeylineJSON

extension JSONSchema {
  /// The schemas of all answers, sorted by name.
  public static let answers: [JSONSchema] = [
    adapt, audit, change, changes, check, compare, coverage, coverageCells, device, devices, diff,
    docsCheck, docsUpdate, explain, export, find, findSame, findScreen, gaps, get, imported, log,
    metrics, migrate, navbar, observation, observations, releaseNotes, rule, rules, scroll, sheet,
    source, sources, status, technique, techniques, timeline, verify,
  ].sorted { $0.name < $1.name }
}
