/// Values, each once, in the order in which they first came.
struct Distinct<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// The place of a value, which is added where it is new.
  mutating func place(_ value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
