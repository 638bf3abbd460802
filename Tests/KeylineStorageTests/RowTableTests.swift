import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite("Tables whose columns come from fields")
struct RowTableTests {
  @Test(arguments: [
    (RowTables.device.name, RowTables.device.names),
    (RowTables.source.name, RowTables.source.names),
    (RowTables.metric.name, RowTables.metric.names),
    (RowTables.redesign.name, RowTables.redesign.names),
    (RowTables.release.name, RowTables.release.names),
  ])
  func `leave no column of the schema out`(table: String, names: String) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let columns = try folder.look { db in
        try db.texts("SELECT name FROM pragma_table_info(?) ORDER BY name", table)
      }
      #expect(names.split(separator: ",").map { $0.filter { $0 != " " } }.sorted() == columns)
    }
  }

  @Test(arguments: [
    ("device SET scale = 9", "9", "device.scale"),
    ("device SET native_width = -1", "-1", "device.native_width"),
    ("device SET width = 0", "0", "device.width"),
    ("device SET width = 600001", "600001", "device.width"),
    ("device SET corner_radius = -6", "-6", "device.corner_radius"),
    ("device SET diagonal = 7", "7", "device.diagonal"),
    ("device SET home_button = 2", "2", "device.home_button"),
    ("device SET sensor_housing = 'x'", "x", "device.sensor_housing"),
    ("device SET size_class_in_landscape = 'x'", "x", "device.size_class_in_landscape"),
    ("device SET first_os = 'x'", "x", "device.first_os"),
    ("device SET family = 'x'", "x", "device.family"),
    ("source SET licence = '-'", "-", "source.licence"),
    ("source SET holds = 'scale x'", "scale x", "source.holds"),
    ("metric SET since = 1000000001", "1000000001", "metric.since"),
    ("metric SET portrait_attribute = 'scale'", nil, "metric.landscape_attribute"),
    ("metric SET landscape_attribute = 'scale'", "scale", "metric.landscape_attribute"),
  ])
  func `take no value that their field cannot have`(
    change: String, value: String?, column: String
  ) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try folder.tamper("keyline.sqlite", "UPDATE \(change)")
      let error = #expect(throws: StorageError.self) { try store.knowledge() }
      #expect(error == .damaged(folder.file(), .value(value, column: column)))
    }
  }
}
