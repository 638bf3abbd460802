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

  /// The same rows in an order; rows that are equal in it stay as they stand.
  package func sorted(by order: Order) -> AnswerTable {
    func comesBefore(_ left: Row, _ right: Row) -> Bool {
      switch order {
      case .value:
        guard let first = left.answers.first?.value else { return false }
        return right.answers.first?.value.map { first < $0 } ?? true
      case .device: return left.device.name < right.device.name
      case .released:
        guard let first = left.device.released else { return false }
        return right.device.released.map { first < $0 } ?? true
      }
    }
    let sorted = rows.enumerated().sorted { left, right in
      if comesBefore(left.element, right.element) { return true }
      if comesBefore(right.element, left.element) { return false }
      return left.offset < right.offset
    }
    return with(rows: sorted.map(\.element))
  }
}
