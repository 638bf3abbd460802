import Foundation
import KeylineData
import KeylineModel
import KeylineStore

/// Readings of somebody else's table, against the sqlite3 shell with the same rows.
///
/// The shell reads the CSV and makes the same states of it with SQL; Keyline also sets every row against the rules
/// and reports it.
struct BulkImport {
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// As many as one table may state.
  private static let rows = 10_000

  func run(_ report: inout Report) throws {
    let table = try table()
    let script = options.folder + "/import.sql"
    let file = options.folder + "/import.sqlite"
    try sql(table).write(toFile: script, atomically: true, encoding: .utf8)
    let mine = Program(
      options.keyline,
      [
        "import", table, "--source", "bulk", "--source-title", "Bulk", "--no-rules", "--database",
        file,
      ])
    let theirs = Program("sqlite3", ["-bail", file], input: script)
    let results = try RoundRobin.run([mine, theirs], rounds: max(5, options.pairs / 20)) {
      unlink(file)
    }
    let (own, shell) = (results[0], results[1])
    report.add(
      .init(
        goal: "import of \(Self.rows) rows / .import plus SQL into the same tables",
        measured: own.samples.text, peer: shell.samples.text,
        ratio: "\((shell.samples.median / own.samples.median).text(2)) times its speed",
        target: ">= 0.2"))
    report.add(
      .init(
        goal: "peak memory of import", measured: "\(own.memory.text(1)) MiB",
        peer: "sqlite3: \(shell.memory.text(1)) MiB", target: "<= 64 MiB"))
    report.remark(
      "import: middle half within \(own.samples.spread.percent) of the median (sqlite3 "
        + "\(shell.samples.spread.percent)); Keyline also replays, reports and journals each row")
  }

  /// Writes the table and returns its path.
  func table() throws -> String {
    let path = options.folder + "/import.csv"
    try csv().write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Every device with made-up heights over many versions.
  private func csv() throws -> String {
    let knowledge = try options.shipped.everything()
    // Keyline refuses a version that was not released, or that the device never ran.
    let pairs = knowledge.devices.flatMap { device in
      knowledge.releases.filter { release in
        let isPadOS = device.family == .ipad && release.version.major >= 13
        return release.version.major >= 7 && (isPadOS ? release.ipados : release.ios) != nil
          && device.support?.contains(release.version) == true
      }.map { (device: device.id, version: $0.version) }
    }
    let metrics = ["statusBar", "toolbar", "tabBar", "navigationBar"]
    let lines = metrics.flatMap { metric in
      pairs.map { "\($0.device),\(metric).height,\(20 + $0.version.major),\($0.version),portrait" }
    }.prefix(Self.rows)
    guard lines.count == Self.rows else { throw BenchmarkError("too few devices and releases") }
    return (["device,metric,value,os,orientation"] + lines).joined(separator: "\n") + "\n"
  }

  private func sql(_ table: String) -> String {
    let own = EmbeddedFile.file("migrations/0002-own.sql")?.contents ?? ""
    return """
      \(own)
      CREATE TEMP TABLE reading (device TEXT, metric TEXT, value REAL, os TEXT, orientation TEXT);
      .import --csv --skip 1 \(table) reading
      CREATE TEMP VIEW named AS SELECT *, 'bulk/' || device || '-' || lower(replace(metric, '.', '-'))
        || '-' || os AS id FROM reading;
      BEGIN IMMEDIATE;
      INSERT INTO change VALUES (1, '2026-01-01T00:00:00Z', 'import', 1, NULL);
      INSERT INTO state (change, place, kind, id, metric, row)
        SELECT 1, row_number() OVER (), 'observation', id, metric, json_object('id', id, 'metric', metric,
          'source', 'bulk', 'where', json_object('devices', json_array(device), 'orientation', orientation),
          'os', os, 'value', value, 'obtained', 'tabulated')
        FROM named;
      COMMIT;

      """
  }
}
