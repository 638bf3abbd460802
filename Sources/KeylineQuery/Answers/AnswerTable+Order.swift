import KeylineModel

extension AnswerTable {
  /// An order of rows.
  package enum Order: String, CaseIterable, Sendable {
    /// By the first value, the smallest first; rows without one come last.
    case value
    /// By the names of the devices.
    case device
    /// By the days on which the devices were first sold, the oldest first.
    case released
  }

  /// The rows in an order; equal rows keep their places.
  package func sorted(by order: Order) -> AnswerTable {
    var keys: [(isMissing: Int, number: Int, text: String)] = []
    for row in rows {
      switch order {
      case .value:
        let value = row.answers[0].value
        keys.append((value == nil ? 1 : 0, value?.sixths ?? 0, ""))
      case .device: keys.append((0, 0, row.device.name))
      case .released:
        let day = row.device.released
        keys.append((day == nil ? 1 : 0, 0, day ?? ""))
      }
    }
    let places = rows.indices.sorted { left, right in
      let (first, second) = (keys[left], keys[right])
      return (first.isMissing, first.number, first.text, left)
        < (second.isMissing, second.number, second.text, right)
    }
    return with(rows: places.map { rows[$0] })
  }
}
