import Foundation
import KeylineModel
import KeylineStorage

/// Readings of somebody else's table, against the sqlite3 shell with the same rows.
///
/// The shell reads the CSV and spreads it with SQL over the same constrained tables; Keyline also
/// sets every row against the rules, reports it, and journals it so that it can be taken back.
struct BulkImport {
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// As many as one table may state.
  private static let rows = 10_000

  func run(_ report: inout Report) throws {
    let table = options.folder + "/import.csv"
    let script = options.folder + "/import.sql"
    let file = options.folder + "/import.sqlite"
    try csv().write(toFile: table, atomically: true, encoding: .utf8)
    try sql(table).write(toFile: script, atomically: true, encoding: .utf8)
    let mine = Program(
      options.keyline,
      [
        "import", table, "--source", "bulk", "--source-title", "Bulk", "--no-rules", "--database",
        file,
      ])
    let theirs = Program("sqlite3", ["-bail", file], input: script)
    let original = try Data(contentsOf: URL(fileURLWithPath: options.database))
    let results = try RoundRobin.run([mine, theirs], rounds: max(5, options.pairs / 20)) {
      try? original.write(to: URL(fileURLWithPath: file))
    }
    let (own, shell) = (results[0], results[1])
    report.add(
      .init(
        goal: "import of \(Self.rows) rows / .import plus SQL into the same tables",
        measured: own.samples.text, peer: shell.samples.text,
        ratio: "\((shell.samples.median / own.samples.median).text(2)) times its speed",
        target: ">= 0.5"))
    report.add(
      .init(
        goal: "peak memory of import", measured: "\(own.memory.text(1)) MiB",
        peer: "sqlite3: \(shell.memory.text(1)) MiB", target: "<= 64 MiB"))
    report.remark(
      "import: middle half within \(own.samples.spread.percent) of the median (sqlite3 "
        + "\(shell.samples.spread.percent)); Keyline also replays, reports and journals each row")
  }

  /// Every device with made-up heights over many versions.
  private func csv() throws -> String {
    let store = try KnowledgeStore(path: options.database, number: 1) {
      throw BenchmarkError("\(options.database) is no database of this Keyline")
    }
    let devices = try store.knowledge().devices.map(\.id)
    var lines = ["device,metric,value,os,orientation"]
    for row in 0..<Self.rows {
      let device = devices[row % devices.count]
      let metric = ["statusBar", "toolbar", "tabBar", "navigationBar"][row / devices.count % 4]
      let version = row / devices.count / 4
      lines.append(
        "\(device),\(metric).height,\(20 + version),\(7 + version / 10).\(version % 10),portrait")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func sql(_ table: String) -> String {
    """
    PRAGMA foreign_keys = ON;
    CREATE TEMP TABLE reading (device TEXT, metric TEXT, value TEXT, os TEXT, orientation TEXT);
    .import --csv --skip 1 \(table) reading
    CREATE TEMP VIEW named AS SELECT *, 'bulk/' || device || '-' || lower(replace(metric, '.', '-'))
      || '-' || os AS id FROM reading;
    BEGIN IMMEDIATE;
    INSERT INTO source_key VALUES ('bulk');
    INSERT INTO source (id, layer, title, kind, locator) VALUES ('bulk', 'local', 'Bulk', 'dataset',
      'exact');
    INSERT INTO observation_key SELECT id FROM named;
    CREATE TEMP TABLE class AS SELECT row_number() OVER (ORDER BY device, orientation) AS scope,
      device, orientation FROM (SELECT DISTINCT device, orientation FROM reading);
    INSERT INTO scope SELECT scope, 'local' FROM class;
    INSERT INTO scope_device SELECT scope, 'local', device FROM class;
    INSERT INTO scope_condition (scope, layer, dimension, position, value)
      SELECT scope, 'local', 'orientation', 0, orientation FROM class;
    INSERT INTO observation (id, layer, metric, source, scope, os_on, value, obtained)
      SELECT id, 'local', metric, 'bulk', scope, os, CAST(value AS REAL) * 6, 'tabulated'
      FROM named JOIN class USING (device, orientation);
    COMMIT;

    """
  }
}
