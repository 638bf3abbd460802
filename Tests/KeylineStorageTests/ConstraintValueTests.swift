import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct ConstraintValueTests {
  /// Whether a row with other values in some columns is refused for a constraint.
  private func isRefused(_ table: String, _ changes: [String: String]) throws -> Bool {
    try TemporaryFolder.withSample { folder in
      let db = try Connection.open(folder.file(), .readWrite)
      do {
        try db.transaction(.immediate) {
          try db.execute(ConstraintRows.insert(table, changing: changes))
        }
      } catch let error as SQLiteError
        where [.constraint, .mismatch].contains(error.code.primary)
      {
        return true
      }
      return false
    }
  }

  @Test(
    arguments: [
      ("release", "version", ["0", "999999", "1000000000", "'x'", "13001000"]),
      ("release", "ios", ["''", "'2026'", "'31.01.2026'", "'2026-1-31'", "20260131"]),
      ("release", "ipados", ["'2026-01-31T00:00'", "' 2026-01-31'"]),
      ("metric", "position", ["-1", "NULL", "0"]),
      ("metric", "since", ["0", "7", "NULL", "1000000000"]),
      ("metric", "unit", ["'px'", "''", "NULL", "'PT'"]),
      ("metric", "portrait_attribute", ["'width'"]),
      ("metric", "landscape_attribute", ["'width'"]),
      ("source", "layer", ["'project'", "''", "NULL", "'shipped'"]),
      ("source", "kind", ["'blog'", "NULL"]), ("source", "locator", ["'lost'", "NULL"]),
      ("source", "copy_of", ["'s'", "'no-such'"]), ("source", "id", ["'no-such'"]),
      ("source", "licence", ["''", "'MIT License'", "'-MIT'", "'MIT' || char(0)"]),
      ("source", "holds", ["' '", "'Width'", "'width '", "'width  height'"]),
      ("observation", "read_again", ["''", "'2026'", "'22.11.2026'", "'2026-11-22 '"]),
      ("observation", "unclear", ["''", "'=a'", "'a' || char(0)"]),
      ("device", "layer", ["'project'", "NULL", "'canon'"]),
      ("device", "id", ["'no-such'"]), ("device", "family", ["'phone'", "''", "NULL"]),
      ("device", "released", ["''", "'2026'", "'01/31/2026'"]),
      ("device", "width", ["0", "-6", "600001", "6.5", "'x'", "9e999"]),
      ("device", "height", ["0", "-6", "600001", "0.5"]),
      ("device", "scale", ["0", "5", "1.5", "-1"]), ("device", "native_width", ["0", "100001"]),
      ("device", "native_height", ["0", "100001"]), ("device", "pixels_per_inch", ["0", "10001"]),
      ("device", "diagonal", ["99", "10000", "5.8"]),
      ("device", "corner_radius", ["-1", "600001"]),
      ("device", "home_button", ["2", "-1", "'yes'"]),
      ("device", "sensor_housing", ["'island'", "''"]),
      ("device", "size_class_in_landscape", ["'wide'"]),
      ("device", "first_os", ["''", "'iOS 11'", "'11.0 '", "'123.123.1234'"]),
      ("device", "last_os", ["''", "'x'", "'-1'"]),
      ("device", "like_device", ["'a'", "'no-such'"]),
      ("device_identifier", "layer", ["'local'", "NULL"]),
      ("device_identifier", "device", ["'no-such'", "NULL"]),
      ("device_identifier", "position", ["-1", "NULL", "'x'"]),
      ("device_source", "source", ["'no-such'", "NULL"]),
      ("device_source", "position", ["0", "-1"]),
      ("device_copy", "attribute", ["''", "NULL"]), ("device_copy", "device", ["'no-such'"]),
      ("observation", "layer", ["'project'", "NULL", "'shipped'"]),
      ("observation", "id", ["'s/no-such'"]), ("observation", "metric", ["'no.such'", "NULL"]),
      ("observation", "source", ["'no-such'", "NULL"]),
      ("observation", "value", ["NULL", "600001", "-600001", "'x'", "0.5"]),
      ("observation", "obtained", ["'guessed'", "''", "NULL"]),
      ("observation", "os_from", ["-1", "1000000001", "11.5"]),
      ("observation", "os_until", ["-1", "0", "1000000001"]),
      (
        "observation", "os_on",
        [
          "''", "'x'", "'11 '", "' 11'", "'11  12'", "'11..1'", "'11.'", "'.1'", "'11. 12'",
          "'123.123.1234'", "'11' || char(0)",
        ]
      ),
      ("observation", "scope", ["NULL", "7", "'x'"]), ("rule", "scope", ["NULL", "7", "0"]),
      ("scope", "id", ["0", "-1", "NULL", "'x'", "0.5"]),
      ("scope", "layer", ["'project'", "NULL"]),
      ("rule", "layer", ["'project'", "NULL"]), ("rule", "metric", ["'no.such'", "NULL"]),
      ("rule", "value", ["600001", "-600001", "'x'", "0.5"]),
      ("rule", "os_from", ["NULL", "12000000", "-1"]),
      ("rule", "os_from_by", ["11000000", "14000000"]),
      ("rule", "os_until", ["NULL", "14000000", "-1"]),
      ("rule", "os_until_by", ["13000000", "12000000"]),
      ("rule_term", "metric", ["'no.such'", "NULL"]), ("rule_term", "sign", ["0", "2", "NULL"]),
      ("rule_term", "position", ["0", "-1"]), ("rule_term", "rule", ["'t/no-such'"]),
      ("scope_device", "device", ["'no-such'", "'a'", "NULL"]),
      ("scope_device", "layer", ["'local'"]), ("scope_device", "scope", ["7", "NULL"]),
      ("scope_condition", "low", ["NULL", "13", "'x'"]),
      ("scope_condition", "high", ["NULL", "5"]),
      ("scope_condition", "value", ["'phone'", "''"]),
      ("scope_condition", "dimension", ["''", "NULL"]), ("scope_condition", "scope", ["7"]),
      ("rule_support", "role", ["'supports'", "NULL"]), ("rule_support", "observation", ["'s/no'"]),
      ("technique", "kind", ["'trick'", "''", "NULL"]), ("technique", "layer", ["'project'"]),
      ("technique", "effect", ["''", "NULL"]), ("technique", "id", ["'A'", "''", "'a b'", "NULL"]),
      ("technique_item", "role", ["'cost'", "NULL"]), ("technique_item", "text", ["''", "NULL"]),
      ("technique_source", "source", ["'no-such'", "NULL"]),
      ("technique_source", "technique", ["'no-such'"]),
      ("technique_support", "verdict", ["'maybe'", "''", "NULL"]),
      ("technique_support", "os_from_by", ["11000000"]),
      ("technique_support", "os_until_by", ["12000000"]),
      ("technique_constant", "value", ["NULL", "600001"]),
      ("technique_constant", "formula", ["'a.b'", "''"]),
      ("technique_constant", "number", ["'0.5'"]), ("technique_constant", "name", ["''", "NULL"]),
      ("metric_element", "metric", ["'no.such'"]), ("metric_see", "see", ["'no.such'", "NULL"]),
      ("journal_batch", "added", ["NULL", "2", "-1", "'x'"]),
      ("journal_batch", "kind", ["NULL", "''", "'mask'"]),
      ("journal_batch", "journal", ["NULL", "2"]), ("journal_batch", "position", ["NULL", "-1"]),
      ("journal_batch", "lines", ["NULL", "''", "'t/r'", "'{}'", "' {}'", "'t/r {'"]),
      ("schema_migration", "version", ["0", "-1", "1"]),
      ("schema_migration", "name", ["''", "NULL"]),
      ("schema_migration", "sql", ["''", "NULL"]), ("schema_migration", "name", ["''"]),
    ] as [(String, String, [String])])
  func `a value outside its range is refused`(
    table: String, column: String, values: [String]
  ) throws {
    for value in values {
      #expect(try isRefused(table, [column: value]), "\(table).\(column) = \(value)")
    }
  }

  @Test(arguments: [
    ["os_from": "12000000", "os_until": "12000000"],
    ["os_from": "12000000", "os_until": "11000000"],
  ])
  func `an observation of no version is refused`(changes: [String: String]) throws {
    #expect(try isRefused("observation", changes))
  }

  @Test(arguments: [
    ["os_from_by": "NULL", "os_until_by": "NULL", "os_from": "13000000"],
    ["os_from": "13000000", "os_from_by": "14000000"],
    ["os_from_by": "NULL", "os_from": "NULL", "os_until": "0", "os_until_by": "NULL"],
  ])
  func `a rule of no version is refused`(changes: [String: String]) throws {
    #expect(try isRefused("rule", changes))
  }
}
