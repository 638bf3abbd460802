/// Numbers for values, counted from zero: the same for the same.
struct Numbering<Value: Hashable & Sendable>: Sendable {
  /// The values in the order of their numbers.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, a new one for a new value.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    let number = values.count
    values.append(value)
    numbers[value] = number
    return number
  }
}
