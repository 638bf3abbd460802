import KeylineJSON
package import KeylineModel
package import KeylineQuery

/// The content of the database, counted.
package struct StatusReport: Sendable {
  /// The number of rows of a table in a layer.
  package struct Count: Sendable {
    /// The kind of rows.
    package let table: String
    /// The layer that they come from.
    package let layer: Layer
    /// The number of rows.
    package let rows: Int

    /// Creates a count.
    package init(table: String, layer: Layer, rows: Int) {
      self.table = table
      self.layer = layer
      self.rows = rows
    }

    fileprivate static let fields: [Field<Count>] = [
      .required("table", .text, "The kind of rows.") { $0.table },
      .required("layer", .choice, "The origin of the rows.") { $0.layer },
      .required("rows", .integer, "The count.") { $0.rows },
    ]
  }

  private let path: String
  private let project: String?
  private let programData: Int
  private let schema: Int
  private let sqlite: String
  private let counts: [Count]
  private let own: [OwnRow]

  /// Creates the status of a database.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - project: The project's folder that the call stands in; nil outside of any.
  ///   - programData: The number of the data that this program carries.
  ///   - schema: The version of the database's schema.
  ///   - sqlite: The version of the SQLite library.
  ///   - counts: How many rows there are, by table and layer.
  ///   - own: The user's own rows that the shared data has something to say about.
  package init(
    path: String, project: String?, programData: Int, schema: Int, sqlite: String,
    counts: [Count], own: [OwnRow]
  ) {
    self.path = path
    self.project = project
    self.programData = programData
    self.schema = schema
    self.sqlite = sqlite
    self.counts = counts
    self.own = own
  }

  /// The answer to what the database holds.
  package static let answer = AnswerKind<StatusReport>(
    "keyline.status/1", "The contents of the database.",
    [
      .required("path", .text, "The file.") { $0.path },
      .required(
        "project", .textOrNull,
        "The project folder that contains the working directory; null outside a project."
      ) { $0.project },
      .required("programData", .integer, "The number of the data that this program carries.") {
        $0.programData
      },
      .required("schemaVersion", .integer, "The version of the database's schema.") { $0.schema },
      .required("sqlite", .text, "The version of the SQLite library.") { $0.sqlite },
      .required(
        "counts", .array(of: .object(Count.fields)),
        "The number of rows by table and layer."
      ) { $0.counts },
      .required(
        "ownRows", .array(of: .object(OwnRow.fields)),
        "The user's own rows that the shared data also covers."
      ) { $0.own },
    ])
}

/// The effect of bringing the database up to date, done or tried.
package struct MigrationReport: Sendable {
  /// The versions of a database.
  package typealias Versions = (schema: Int, data: Int)

  private let path: String
  private let isDone: Bool
  private let before: Versions?
  private let after: Versions
  private let migrations: [String]
  private let own: [OwnRow]

  /// Creates the report of an upgrade.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isDone: False for a dry run.
  ///   - before: What it was; nil where there was none.
  ///   - after: What it is then.
  ///   - migrations: The changes of the schema that it lacked, as files.
  ///   - own: The user's own rows that the shared data then has something to say about.
  package init(
    path: String, isDone: Bool, before: Versions?, after: Versions, migrations: [String],
    own: [OwnRow]
  ) {
    self.path = path
    self.isDone = isDone
    self.before = before
    self.after = after
    self.migrations = migrations
    self.own = own
  }

  /// The answer to an upgrade.
  package static let answer = AnswerKind<MigrationReport>(
    "keyline.migrate/1", "The effect of bringing the database up to date, made or planned.",
    [
      .required("path", .text, "The file.") { $0.path },
      .required("done", .flag, "True if it was done; false for a dry run.") { $0.isDone },
      .required(
        "before", Form.object(versions).orNull, "The earlier value; null if there was none."
      ) { $0.before },
      .required("after", .object(versions), "The value then.") { $0.after },
      .required("migrations", .texts, "The schema migrations that it lacked, as file names.") {
        $0.migrations
      },
      .required(
        "ownRows", .array(of: .object(OwnRow.fields)),
        "The user's own rows that the shared data then also covers."
      ) { $0.own },
    ])

  private static let versions: [Field<Versions>] = [
    .required("schema", .integer, "The version of the schema.") { $0.schema },
    .required("data", .integer, "The number of the shipped data.") { $0.data },
  ]
}

extension OwnRow {
  fileprivate static let fields: [Field<OwnRow>] = [
    .required("kind", .choice, "The kind of the row.") { $0.key.kind },
    .required("id", .text, "Its identifier.") { $0.key.id },
    .required("verdict", .choice, "The shared data's statement about it.") { $0.verdict },
    .required("detail", .text, "The reason, in words.") { $0.detail },
  ]
}

/// The results of all checks of the knowledge.
package struct CheckReport: Sendable {
  /// A check with what it found.
  package typealias Result = (check: Check, findings: [Finding])

  private let checks: [Result]
  private let remarks: [Result]
  private let verdicts: [Replay.Verdict]

  /// Creates a report: checks, remarks, and how every observation was replayed.
  package init(checks: [Result], remarks: [Result], verdicts: [Replay.Verdict]) {
    self.checks = checks
    self.remarks = remarks
    self.verdicts = verdicts
  }

  /// The answer to the checks.
  package static let answer = AnswerKind<CheckReport>(
    "keyline.check/1", "The consistency of the data.",
    [
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

/// The results of looking for damage in a file.
package struct VerificationReport: Sendable {
  /// A thing that was looked at, what is wrong with it, and why it could not be looked at.
  package typealias Verdict = (check: String, objections: [String], gap: String?)

  private let path: String
  private let verdicts: [Verdict]

  /// Creates the report of a file.
  package init(path: String, _ verdicts: [Verdict]) {
    self.path = path
    self.verdicts = verdicts
  }

  /// The answer to whether a file is undamaged.
  package static let answer = AnswerKind<VerificationReport>(
    "keyline.verify/1", "The checks of a database file for damage.",
    [
      .required("path", .text, "The file.") { $0.path },
      .required("checks", .array(of: .object(checks)), "The checks.") { $0.verdicts },
    ])

  private static let checks: [Field<Verdict>] = [
    .required("name", .text, "The files that were checked.") { $0.check },
    .required("objections", .texts, "Its problems; empty if there are none.") {
      $0.objections
    },
    .optional("gap", .text, "The reason why it could not be checked.") { $0.gap },
  ]
}
