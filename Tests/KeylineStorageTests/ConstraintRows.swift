/// One row for every table that a database of ``Sample`` takes, as SQL literals by column.
enum ConstraintRows {
  static let valid: [String: [String: String]] = [
    "schema_migration": ["version": "99", "name": "'n'", "sql": "'s'"],
    "release": ["version": "26001000", "ios": "'2026-01-31'", "ipados": "NULL"],
    "redesign": [
      "id": "'new'", "position": "99", "name": "'n'", "version": "18000000", "idiom": "'pad'",
    ],
    "redesign_metric": ["redesign": "'bar'", "position": "99", "metric": "'bottom'"],
    "redesign_source": ["redesign": "'bar'", "position": "99", "source": "'s'"],
    "metric": [
      "id": "'new.metric'", "position": "99", "title": "'T'", "definition": "'D'",
      "since": "7000000", "unit": "'pt'", "portrait_attribute": "NULL",
      "landscape_attribute": "NULL",
    ],
    "metric_element": ["metric": "'other'", "position": "9", "element": "'tab-bar'"],
    "metric_see": ["metric": "'other'", "position": "9", "see": "'bottom'"],
    "metric_key": ["id": "'new.key'"],
    "source_key": ["id": "'new'"],
    "device_key": ["id": "'new'"],
    "observation_key": ["id": "'s/new'"],
    "source": [
      "id": "'s'", "layer": "'local'", "title": "'T'", "kind": "'book'", "address": "NULL",
      "locator": "'exact'", "read": "NULL", "copy_of": "NULL", "licence": "'MIT'",
      "holds": "'width corner-radius'",
    ],
    "device": [
      "id": "'a'", "layer": "'local'", "name": "'A'", "family": "'ipad'",
      "released": "'2026-01-31'", "width": "6", "height": "6", "scale": "2", "native_width": "1",
      "native_height": "1", "pixels_per_inch": "1", "diagonal": "100", "corner_radius": "0",
      "home_button": "1", "sensor_housing": "'notch'", "size_class_in_landscape": "'compact'",
      "first_os": "'11'", "last_os": "'16.2'", "like_device": "'b'", "note": "'n'",
    ],
    "device_identifier": [
      "identifier": "'iPhone99,9'", "layer": "'shipped'", "device": "'a'", "position": "9",
    ],
    "device_source": ["device": "'a'", "layer": "'shipped'", "position": "9", "source": "'s'"],
    "device_copy": ["device": "'a'", "layer": "'shipped'", "attribute": "'scale'"],
    "observation": [
      "id": "'s/o'", "layer": "'local'", "metric": "'bottom'", "source": "'s'", "scope": "9",
      "os_on": "NULL", "os_from": "NULL", "os_until": "NULL", "value": "6",
      "obtained": "'measured'", "tool": "NULL",
      "locator": "NULL", "disputed": "NULL", "note": "NULL", "read_again": "'2026-11-22'",
      "unclear": "'u'",
    ],
    "scope": ["id": "8", "layer": "'local'"],
    "scope_device": ["scope": "1", "layer": "'shipped'", "device": "'b'"],
    "scope_condition": [
      "scope": "1", "layer": "'shipped'", "dimension": "'width'", "position": "9",
      "value": "NULL", "low": "6", "high": "12",
    ],
    "rule": [
      "id": "'t/new'", "layer": "'local'", "metric": "'bottom'", "scope": "9",
      "os_from": "11000000", "os_from_by": "12000000", "os_until": "13000000",
      "os_until_by": "14000000", "value": "6", "note": "NULL",
    ],
    "rule_term": [
      "rule": "'t/f'", "layer": "'shipped'", "position": "9", "metric": "'bottom'", "sign": "-1",
    ],
    "technique": [
      "id": "'t'", "layer": "'local'", "title": "'T'", "title_zh": "NULL", "kind": "'behaviour'",
      "effect": "'E'", "note": "NULL",
    ],
    "technique_item": [
      "technique": "'t'", "layer": "'shipped'", "role": "'goal'", "position": "9", "text": "'x'",
    ],
    "technique_source": [
      "technique": "'t'", "layer": "'shipped'", "position": "9", "source": "'s'",
    ],
    "technique_support": [
      "technique": "'t'", "layer": "'shipped'", "position": "9", "os_from": "11000000",
      "os_from_by": "12000000", "os_until": "13000000", "os_until_by": "14000000",
      "verdict": "'works'", "note": "NULL",
    ],
    "technique_constant": [
      "technique": "'t'", "layer": "'shipped'", "position": "9", "name": "'n'", "value": "6",
      "formula": "NULL", "number": "NULL", "note": "NULL",
    ],
    "override": ["kind": "'rule'", "id": "'t/r'", "masks": "1", "replaced": "'{}'"],
    "journal": [
      "number": "1", "at": "'2026-01-31T23:59:59Z'", "title": "'t'", "data": "1",
      "undoes": "NULL",
    ],
    "journal_change": [
      "journal": "1", "position": "0", "kind": "'rule'", "id": "'t/r'", "before_row": "NULL",
      "before_replaced": "NULL", "after_row": "'{}'", "after_replaced": "'{}'",
    ],
    "journal_batch": [
      "journal": "1", "position": "0", "kind": "'rule'", "added": "1", "lines": "'t/r {}'",
    ],
    "rule_support": [
      "rule": "'t/r'", "layer": "'shipped'", "role": "'continues'", "position": "9",
      "observation": "'s/o'",
    ],
  ]

  /// What must be there before the row of a table.
  private static func prelude(_ table: String, _ id: String) -> String {
    switch table {
    case "metric": "INSERT INTO metric_key VALUES (\(id)); "
    case "journal_change", "journal_batch": insert("journal") + "; "
    case "rule", "observation": insert("scope", changing: ["id": "9"]) + "; "
    default: ""
    }
  }

  /// The statement that inserts the row of a table with other values in some columns.
  static func insert(_ table: String, changing changes: [String: String] = [:]) -> String {
    let row = (valid[table] ?? [:]).merging(changes) { $1 }.sorted { $0.key < $1.key }
    return prelude(table, row.first { $0.key == "id" }?.value ?? "")
      + "INSERT INTO \(table) (\(row.map(\.key).joined(separator: ", "))) "
      + "VALUES (\(row.map(\.value).joined(separator: ", ")))"
  }
}
