import KeylineModel

extension Coverage {
  /// The classes of devices that mostly share their values, in the order of tables.
  package enum DeviceClass: CaseIterable, Sendable {
    case phoneWithIsland, phoneWithNotch, phoneWithHomeButton, padWithoutHomeButton,
      padWithHomeButton, other

    init(_ device: Device) {
      self =
        switch (device.idiom, device.sensorHousing, device.homeButton) {
        case (.phone, .dynamicIsland, _): .phoneWithIsland
        case (.phone, .notch, _): .phoneWithNotch
        case (.phone, _, true?): .phoneWithHomeButton
        case (.pad, _, false?): .padWithoutHomeButton
        case (.pad, _, true?): .padWithHomeButton
        default: .other
        }
    }
  }

  /// The coverage of each class with cells.
  package var classes: [(devices: DeviceClass, coverage: Coverage)] {
    let rows = Dictionary(grouping: rows) { DeviceClass($0.device) }
    return DeviceClass.allCases.compactMap { one in
      rows[one].map { (one, Coverage(metric: metric, situation: situation, rows: $0)) }
    }
  }

  /// The major versions with cells, ascending.
  package var majors: [Int] { Set(cells.map(\.major)).sorted() }

  /// The coverage of one major version.
  package func of(major: Int) -> Coverage {
    let rows = rows.compactMap { row -> Row? in
      let cells = row.cells.filter { $0.major == major }
      return cells.isEmpty ? nil : Row(device: row.device, cells: cells)
    }
    return Coverage(metric: metric, situation: situation, rows: rows)
  }
}
