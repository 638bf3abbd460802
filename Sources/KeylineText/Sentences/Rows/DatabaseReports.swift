import KeylineData
package import KeylineModel
package import KeylineQuery

extension Layer {
  /// The number of rows of a table in a layer.
  package typealias Count = (table: String, layer: Layer, rows: Int)
}

extension Knowledge {
  /// The content of the database, counted: the user's file, the file of the shipped data if one is
  /// kept, the folder of the call's project, the version of the user's file and of the SQLite
  /// library, and the user's own rows with a verdict of the shared data.
  package typealias Status = (
    path: String, dataPath: String?, project: String?, schema: Int, sqlite: String,
    counts: [Layer.Count], own: [OwnRow]
  )

  /// The answer with the contents of the database.
  package static let status = AnswerKind<Status>(
    "keyline.status/1", "The contents of the database.",
    [
      .required("path", .text, "The file of the user's own rows, even if it does not exist yet.") {
        $0.path
      },
      .required(
        "dataPath", .textOrNull, "The file of the shipped rows; null if none can be kept."
      ) { $0.dataPath },
      .required(
        "project", .textOrNull,
        "The project folder that contains the working directory; null outside a project."
      ) { $0.project },
      .required("schemaVersion", .integer, "The version of the user's file.") { $0.schema },
      .required("sqlite", .text, "The version of the SQLite library.") { $0.sqlite },
      .required(
        "counts",
        .array(
          of: .object([
            .required("table", .text, "The kind of rows.") { $0.table },
            .required("layer", .choice, "The origin of the rows.") { $0.layer },
            .required("rows", .integer, "The count.") { $0.rows },
          ])), "The number of rows by table and layer."
      ) { $0.counts },
      .required(
        "ownRows", .array(of: .object(OwnRow.fields)),
        "The user's own rows that the shared data also covers."
      ) { $0.own },
    ])
}

extension OwnRow {
  fileprivate static let fields: [Field<OwnRow>] = [
    .required("kind", .choice, "The kind of the row.") { $0.key.kind },
    .required("id", .text, "Its identifier.") { $0.key.id },
    .required("verdict", .choice, "The shared data's statement about it.") { $0.verdict },
    .required("detail", .text, "The reason, in words.") { $0.detail },
  ]
}

extension Check {
  /// A check with its findings.
  package typealias Result = (check: Check, findings: [Finding])

  /// One of the two files with its faults.
  package typealias File = (path: String, findings: [String])

  /// The results of all checks of the knowledge, with the verdict of every replayed observation.
  package typealias Report = (
    files: [File], checks: [Result], remarks: [Result], verdicts: [Replay.Verdict]
  )

  /// The answer to the checks.
  package static let answer = AnswerKind<Report>(
    "keyline.check/1", "The consistency of the data.",
    [
      .required(
        "files",
        .array(
          of: .object([
            .required("path", .text, "The file.") { $0.path },
            .required("findings", .texts, "The problems; empty if there are none.") { $0.findings },
          ])), "The files that hold the rows, as far as there are any."
      ) { $0.files },
      .required(
        "checks",
        .array(
          of: .object(
            result("The name of the check.", "The problems; empty if there are none."))),
        "The checks."
      ) { $0.checks },
      .required(
        "remarks",
        .array(of: .object(result("The name of the remark.", "Its subject."))),
        "Weaknesses that are not errors."
      ) { $0.remarks },
      .required(
        "replay", .object(counts),
        "The result of checking every observation against the resolver."
      ) { $0.verdicts },
    ])

  private static func result(_ name: String, _ findings: String) -> [Field<Result>] {
    [
      .required("name", .text, name) { $0.check.name.rawValue },
      .required("findings", .array(of: .object(Finding.fields)), findings) { $0.findings },
    ]
  }

  private static let counts: [Field<[Replay.Verdict]>] = Replay.Verdict.allCases.map { verdict in
    .required(verdict.rawValue, .integer, "How many observations have this verdict.") {
      $0.count { $0 == verdict }
    }
  }
}

extension Finding {
  fileprivate static let fields: [Field<Finding>] = [
    .required("subject", .text, "The identifier of the row that it is about.") { $0.subject },
    .required("message", .text, "The problem.") { $0.message },
  ]
}
