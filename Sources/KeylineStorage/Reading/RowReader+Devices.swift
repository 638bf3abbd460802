import KeylineModel
import KeylineSQLite

extension RowReader {
  /// All devices; without `citing`, not who states their attributes.
  func devices(citing: Bool = true) throws -> [Device] {
    let identifiers = try ChildRows(
      db, "SELECT device, layer, identifier FROM device_identifier ORDER BY device, layer, position"
    )
    let sources =
      citing
      ? try ChildRows(
        db, "SELECT device, layer, source FROM device_source ORDER BY device, layer, position")
      : nil
    let copied = try ChildRows(
      db, "SELECT device, layer, attribute FROM device_copy ORDER BY device, layer")
    var devices: [Device] = []
    try each(
      """
      SELECT id, layer, name, family, released, width, height, scale, native_width,
        native_height, pixels_per_inch, diagonal, corner_radius, home_button, sensor_housing,
        size_class_in_landscape, first_os, last_os, like_device, note
      FROM device ORDER BY id, layer
      """
    ) { row in
      var device = try device(row)
      device.identifiers = try identifiers.all(of: row) { try text($0, 2) }
      device.sources = try sources?.all(of: row) { try text($0, 2) } ?? []
      device.copied = Set(try copied.all(of: row) { try choice($0, 2, DeviceAttribute.self) })
      devices.append(device)
    }
    return devices
  }

  private func device(_ row: Row) throws -> Device {
    var device = Device(
      id: try text(row, 0), name: try text(row, 2), family: try choice(row, 3, Family.self),
      layer: try layer(row, 1))
    device.released = try optionalText(row, 4)
    device.width = try optionalLength(row, 5)
    device.height = try optionalLength(row, 6)
    device.scale = try optionalNumber(row, 7, in: 1...4)
    device.nativeWidth = try optionalNumber(row, 8, in: 1...100_000)
    device.nativeHeight = try optionalNumber(row, 9, in: 1...100_000)
    device.pixelsPerInch = try row.integer(10)
    device.diagonal = try row.integer(11)
    device.cornerRadius = try optionalLength(row, 12)
    device.homeButton = try row.integer(13).map { $0 == 1 }
    device.sensorHousing = try optionalText(row, 14).flatMap(SensorHousing.init)
    device.sizeClassInLandscape = try optionalText(row, 15).flatMap(SizeClass.init)
    device.firstOS = try statedVersion(row, 16)
    device.lastOS = try statedVersion(row, 17)
    device.like = try optionalText(row, 18)
    device.note = try optionalText(row, 19)
    return device
  }

  private func statedVersion(_ row: Row, _ column: Int) throws -> StatedVersion? {
    guard let text = try optionalText(row, column) else { return nil }
    guard let version = StatedVersion(text) else { throw unexpected("a table", text) }
    return version
  }
}
