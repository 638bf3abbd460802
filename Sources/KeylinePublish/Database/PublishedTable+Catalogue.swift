import KeylineData
import KeylineModel

extension PublishedTable {
  /// The description of the database, to be read first.
  static let about = PublishedTable(
    "about", "What this database is: title, data number, origin, terms.",
    [
      Column("key", "TEXT PRIMARY KEY NOT NULL", "What is said."),
      Column("value", "TEXT NOT NULL", "Its kind."),
    ])

  /// The meaning of each column of the other tables.
  static let columnNote = PublishedTable(
    "column_note", "What the columns mean.",
    [
      Column("table_name", "TEXT NOT NULL", "The table."),
      Column("column_name", "TEXT NOT NULL", "The column."),
      Column("note", "TEXT NOT NULL", "What it means."),
    ], constraints: ["PRIMARY KEY (table_name, column_name)"])

  /// The versions that were released, with their days.
  static let release = PublishedTable(
    "release", "Versions of iOS and iPadOS that were released.", label: "version",
    [
      Column("number", "INTEGER PRIMARY KEY NOT NULL", packed),
      Column("version", "TEXT NOT NULL UNIQUE", "The version, for example 17.2."),
      Column("ios", "TEXT", "The day of its release as iOS, YYYY-MM-DD."),
      Column("ipados", "TEXT", "The day of its release as iPadOS, YYYY-MM-DD."),
    ])

  /// The devices with their attributes.
  static let device = PublishedTable(
    "device", "Models as people name them. What is empty is unknown.", label: "name",
    [
      Column("id", "TEXT PRIMARY KEY NOT NULL", "The name in kebab case."),
      Column("name", "TEXT NOT NULL", "The name."),
      Column("family", "TEXT NOT NULL", "iphone, ipod or ipad."),
      Column("idiom", "TEXT NOT NULL", "phone or pad; an iPod touch is a phone."),
    ] + DeviceAttribute.allCases.map { Column($0.column, $0.type, $0.meaning) } + [
      Column("note", "TEXT", "Notes.")
    ])

  /// The model identifiers of each device.
  static let deviceIdentifier = PublishedTable(
    "device_identifier", "What the hardware calls itself.",
    [
      Column("identifier", "TEXT PRIMARY KEY NOT NULL", "For example iPhone10,3."),
      Column("device", "TEXT NOT NULL REFERENCES device (id)", "The device."),
    ])

  /// The sources of each device's attributes.
  static let deviceSource = PublishedTable(
    "device_source", "Where the attributes of devices were read.",
    [
      Column("device", "TEXT NOT NULL REFERENCES device (id)", "The device."),
      Column("source", "TEXT NOT NULL REFERENCES source (id)", "The source."),
    ], constraints: ["PRIMARY KEY (device, source)"])

  /// The metrics with their definitions and units.
  static let metric = PublishedTable(
    "metric", "Quantities in UIKit's own terms.", label: "title",
    [
      Column("id", "TEXT PRIMARY KEY NOT NULL", "The key, for example statusBar.height."),
      Column("title", "TEXT NOT NULL", "The title."),
      Column("definition", "TEXT NOT NULL", "What is measured, in one sentence."),
      Column("unit", "TEXT NOT NULL", "pt: points; scale: pixels per point."),
      Column("since", "TEXT NOT NULL", "The first version on which it exists."),
    ])

  /// The sources with their addresses.
  static let source = PublishedTable(
    "source", "Where facts were read. Each remains under its own terms.", label: "title",
    [
      Column("id", "TEXT PRIMARY KEY NOT NULL", "A short key."),
      Column("title", "TEXT NOT NULL", "What it is called."),
      Column("kind", "TEXT NOT NULL", "article, book, dataset, documentation, issue, …"),
      Column("address", "TEXT", "The public address; empty if it was not kept."),
      Column("locator", "TEXT NOT NULL", "True if the address is exact."),
      Column("read", "TEXT", "The value that was read there."),
      Column(
        "copy_of", "TEXT REFERENCES source (id) DEFERRABLE INITIALLY DEFERRED",
        "The source that it copies; the two count as one."),
      Column("licence", "TEXT", "Its terms: an SPDX identifier, none-stated or proprietary."),
    ])

  static let packed = "The version as a number that sorts: major * 1000000 + minor * 1000 + patch."
}

extension DeviceAttribute {
  /// The SQL type of the attribute's column.
  fileprivate var type: String {
    switch kind {
    case .length, .hundredths: "REAL"
    case .whole, .truth: "INTEGER"
    case .word, .version, .day: "TEXT"
    }
  }

  /// The value of a device in the database.
  func published(_ device: Device) -> PublishedValue {
    switch kind {
    case .length(let path): PublishedValue(device[keyPath: path])
    case .whole(let path): PublishedValue(device[keyPath: path])
    case .hundredths(let path): device[keyPath: path].map { .real(Double($0) / 100) } ?? .null
    case .truth(let path): PublishedValue(device[keyPath: path].map { $0 ? 1 : 0 })
    case .word(_, let path), .day(let path): PublishedValue(device[keyPath: path])
    case .version(let path): PublishedValue(device[keyPath: path]?.description)
    }
  }
}
