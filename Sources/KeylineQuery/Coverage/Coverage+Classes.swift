import KeylineModel

extension Coverage {
  /// The classes of devices that mostly share their values, in the order in which tables have them.
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

  /// The coverage of each class that has cells.
  package var classes: [(devices: DeviceClass, coverage: Coverage)] {
    let cells = Dictionary(grouping: cells) { DeviceClass($0.device) }
    return DeviceClass.allCases.compactMap { one in
      cells[one].map { (one, Coverage(metric: metric, situation: situation, cells: $0)) }
    }
  }

  /// The coverage of each major version that has cells, the oldest first.
  package var majors: [(major: Int, coverage: Coverage)] {
    Dictionary(grouping: cells, by: \.major).sorted { $0.key < $1.key }.map { major, cells in
      (major, Coverage(metric: metric, situation: situation, cells: cells))
    }
  }
}
