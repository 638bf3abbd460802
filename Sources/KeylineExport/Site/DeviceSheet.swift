import KeylineModel
import KeylineQuery

/// The answers about one device.
struct DeviceSheet {
  let device: Device
  let parts: [Part]

  /// One variant of a metric over the versions of the device.
  struct Part {
    let variant: AnswerMatrix.Variant
    let rows: [AnswerTable.Row]

    /// True if any version has a value.
    var isKnown: Bool {
      rows.contains { $0.cells.contains { $0.value != nil || $0.status == .uncertain } }
    }
  }
}
