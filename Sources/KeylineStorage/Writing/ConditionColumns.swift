import KeylineModel

/// How what a condition allows is spelled in columns: a name, or a range of numbers.
struct ConditionColumns: Equatable {
  let value: String?
  let low: Int?
  let high: Int?

  /// The rows for a set.
  static func columns(_ set: ValueSet, of dimension: Dimension) -> [ConditionColumns] {
    if set == .any { return [ConditionColumns(value: "any", low: nil, high: nil)] }
    let names = names[dimension.rawValue]
    guard !names.isEmpty else {
      return set.ranges.map {
        ConditionColumns(value: nil, low: $0.lowerBound, high: $0.upperBound)
      }
    }
    return names.indices.filter(set.contains).map {
      ConditionColumns(value: names[$0], low: nil, high: nil)
    }
  }

  /// The range of a row; nil for a value that the dimension does not have.
  func range(of dimension: Dimension) -> ClosedRange<Int>? {
    if let low, let high {
      return low <= high && low >= ValueSet.minimum && high <= ValueSet.maximum ? low...high : nil
    }
    if value == "any" { return ValueSet.minimum...ValueSet.maximum }
    return Self.names[dimension.rawValue].firstIndex { $0 == value }.map { $0...$0 }
  }

  /// The names of the values of every dimension, in the order of their codes.
  private static let names = Dimension.allCases.map { dimension -> [String] in
    switch dimension.values {
    case .names(let names): names
    case .flag: ["false", "true"]
    case .lengths, .sdk: []
    }
  }
}
