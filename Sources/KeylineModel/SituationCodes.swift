/// The values of the parts of a situation: four bits for each of up to 32 dimensions.
struct SituationCodes: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The code of a dimension, 0 for its default.
  subscript(dimension: Dimension) -> Int {
    get {
      let (isHigh, shift) = Self.place(dimension)
      return Int(((isHigh ? high : low) >> shift) & 15)
    }
    set {
      let (isHigh, shift) = Self.place(dimension)
      let bits = UInt64(newValue) << shift
      if isHigh {
        high = high & ~(15 << shift) | bits
      } else {
        low = low & ~(15 << shift) | bits
      }
    }
  }

  /// The value of a dimension whose values are the cases of an enumeration.
  subscript<Value: CaseIterable & Equatable>(dimension: Dimension) -> Value
  where Value.AllCases.Index == Int {
    get { Value(code: self[dimension]) }
    set { self[dimension] = newValue.code }
  }

  /// The value of a dimension that is a flag.
  subscript(dimension: Dimension) -> Bool {
    get { self[dimension] == 1 }
    set { self[dimension] = newValue ? 1 : 0 }
  }

  private static func place(_ dimension: Dimension) -> (isHigh: Bool, shift: UInt64) {
    let index = dimension.rawValue - Dimension.firstOfSituation.rawValue
    return (index > 15, UInt64((index & 15) * 4))
  }
}
