extension PublishedTable {
  /// The statements of single sources.
  static let observation = PublishedTable(
    "observation", "What single sources state; contradicting ones stand side by side.", label: "id",
    [
      Column("id", "TEXT PRIMARY KEY NOT NULL", "The source, a slash and a name."),
      Column("metric", "TEXT NOT NULL REFERENCES metric (id)", "Its subject."),
      Column("source", "TEXT NOT NULL REFERENCES source (id)", "Who says so."),
      Column("scope", "TEXT NOT NULL", "The devices and situations that it is about; empty: all."),
      Column("os", "TEXT NOT NULL", "The versions that it is about."),
      Column("value", "REAL NOT NULL", "What it states, in the metric's unit."),
      Column("obtained", "TEXT NOT NULL", "measured, documented, tabulated or reported."),
      Column("tool", "TEXT", "What it was read with."),
      Column("locator", "TEXT", "The exact place in the source."),
      Column("read_again", "TEXT", "The day on which it was last checked against its source."),
      Column("unclear", "TEXT", "The part that its source leaves open."),
      Column("disputed", "TEXT", "Why it is held to be wrong; empty if it is not."),
      Column("note", "TEXT", "Notes."),
    ])

  /// The assertions about devices, versions and situations.
  static let rule = PublishedTable(
    "rule", "What is asserted: in this scope the metric has this value.", label: "id",
    [
      Column("id", "TEXT PRIMARY KEY NOT NULL", "The metric in kebab case, a slash and a name."),
      Column("metric", "TEXT NOT NULL REFERENCES metric (id)", "Its subject."),
      Column("scope", "TEXT NOT NULL", "For which devices and situations; empty: for all."),
      Column("os", "TEXT NOT NULL", "For which versions."),
      Column("value", "REAL", "The value in the metric's unit; empty for a formula."),
      Column("formula", "TEXT", "A sum of metrics; empty for a plain value."),
      Column("note", "TEXT", "Notes."),
    ])

  /// The observations under each rule.
  static let ruleObservation = PublishedTable(
    "rule_observation", "The observations that rules rest on.",
    [
      Column("rule", "TEXT NOT NULL REFERENCES rule (id)", "The rule."),
      Column("observation", "TEXT NOT NULL REFERENCES observation (id)", "The observation."),
    ], constraints: ["PRIMARY KEY (rule, observation)"])

  /// The value and status of every metric on every device, one row for a stretch of versions.
  static let answer = PublishedTable(
    "answer",
    "Every metric of every device, over the versions in which neither its value nor its status changes.",
    [
      Column("id", "INTEGER PRIMARY KEY NOT NULL", "A number within this file."),
      Column("device", "TEXT NOT NULL REFERENCES device (id)", "The device."),
      Column("metric", "TEXT NOT NULL REFERENCES metric (id)", "The metric."),
      Column(
        "orientation", "TEXT NOT NULL CHECK (orientation IN ('portrait', 'landscape'))",
        "portrait or landscape."),
      Column(
        "conditions", "TEXT NOT NULL",
        "What tells it from other answers about the metric: small, suggestions off; empty: nothing."
      ),
      Column("os", "TEXT NOT NULL", "The versions as people write them, for example 12-13."),
      Column("from_number", "INTEGER NOT NULL", "The first version. " + packed),
      Column(
        "until_number", "INTEGER NOT NULL CHECK (from_number < until_number)",
        "The first version after it; 1000000000 where it is open. " + packed),
      Column(
        "status",
        "TEXT NOT NULL CHECK (status IN ('known', 'assumed', 'inferred', 'uncertain', 'unknown', "
          + "'notApplicable', 'impossible', 'conflict'))",
        "How it stands: known, assumed, inferred, uncertain, unknown, notApplicable, conflict."),
      Column(
        "value",
        "REAL CHECK ((value IS NOT NULL) = (status IN ('known', 'assumed', 'inferred')))",
        "The value in the metric's unit; empty unless the status has one."),
      Column("candidates", "TEXT", "The values that an uncertain answer may have."),
      Column("unit", "TEXT NOT NULL", "pt: points; scale: pixels per point."),
      Column("confidence", "TEXT", "confirmed, single source, inferred or disputed."),
      Column("verified_through", "TEXT", "The last version on which it was measured."),
      Column("reason", "TEXT", "The reason why there is no value."),
    ],
    constraints: ["UNIQUE (device, metric, orientation, conditions, from_number)"])

  /// The rules behind each answer.
  static let answerRule = PublishedTable(
    "answer_rule", "The rules behind answers, those of formulas before those of their terms.",
    [
      Column("answer", "INTEGER NOT NULL REFERENCES answer (id)", "The answer."),
      Column("position", "INTEGER NOT NULL", "Its place among the rules of the answer."),
      Column("rule", "TEXT NOT NULL REFERENCES rule (id)", "The rule."),
    ], constraints: ["PRIMARY KEY (answer, position)"])

  /// The sources behind each answer.
  static let answerSource = PublishedTable(
    "answer_source", "The sources behind answers.",
    [
      Column("answer", "INTEGER NOT NULL REFERENCES answer (id)", "The answer."),
      Column("source", "TEXT NOT NULL REFERENCES source (id)", "The source."),
    ], constraints: ["PRIMARY KEY (answer, source)"])

  /// All tables, referenced ones first.
  static let all = [
    about, columnNote, release, device, deviceIdentifier, metric, source, deviceSource,
    observation, rule, ruleObservation, answer, answerRule, answerSource,
  ]

  /// The indexes on references between rows.
  static let indexes = [
    "CREATE INDEX answer_by_metric ON answer (metric, device)",
    "CREATE INDEX observation_by_metric ON observation (metric)",
    "CREATE INDEX rule_by_metric ON rule (metric)",
    "CREATE INDEX answer_rule_by_rule ON answer_rule (rule)",
    "CREATE INDEX answer_source_by_source ON answer_source (source)",
  ]

  /// The first view to query, without joins.
  static let view = """
    CREATE VIEW sheet AS
    SELECT device.name AS device, metric.id AS metric, answer.orientation, answer.conditions,
      answer.os, answer.status, answer.value, answer.candidates, answer.unit, answer.confidence,
      answer.verified_through,
      (SELECT group_concat(rule, ' ') FROM (
        SELECT rule FROM answer_rule WHERE answer = answer.id ORDER BY position)) AS rules,
      (SELECT group_concat(source, ' ') FROM (
        SELECT source FROM answer_source WHERE answer = answer.id ORDER BY source)) AS sources
    FROM answer JOIN device ON device.id = answer.device JOIN metric ON metric.id = answer.metric
    ORDER BY answer.id
    """
}
