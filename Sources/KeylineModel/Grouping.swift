extension Sequence {
  /// The elements with equal keys together, in the order in which the keys first came.
  @inlinable package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, members: [Element])] {
    var groups: [(key: Key, members: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].members.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

/// Values, each once, in the order in which they first came.
package struct Distinct<Value: Hashable> {
  /// The values.
  package private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// Creates an empty list.
  package init() {}

  /// The place of a value, which is added where it is new.
  package mutating func place(_ value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension Array where Element: Equatable {
  /// The elements followed by the elements of another list that are new.
  @inlinable package func merged(with other: [Element]) -> [Element] {
    other.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
  }
}
