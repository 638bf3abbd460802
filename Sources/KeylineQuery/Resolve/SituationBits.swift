import KeylineModel

/// A situation, or the situations that a rule allows, as one bit per value of every dimension but
/// the SDK.
///
/// A situation has one bit per dimension; a rule has the bits of all values that it allows. The
/// rule's conditions hold if the situation has no bit outside the rule's.
struct SituationBits: Hashable, Sendable {
  var raw: UInt64

  init(raw: UInt64) { self.raw = raw }

  /// The bits of a situation.
  init(_ situation: Situation) {
    raw = 0
    for field in Self.fields {
      raw |= 1 << UInt64(field.offset + situation.code(field.dimension, defaultSDK: 0))
    }
  }

  /// The bits that a scope allows.
  init(allowedBy scope: Scope) {
    raw = Self.allowedUnstated
    for (dimension, allowed) in scope.conditions {
      raw &= ~Self.mask(dimension)
      for code in 0..<Self.width(dimension) where allowed.contains(code) {
        raw |= Self.bit(dimension, code)
      }
    }
  }

  /// True if a situation stays inside these allowed bits.
  func allows(_ situation: SituationBits) -> Bool { situation.raw & ~raw == 0 }

  /// The dimensions of a situation outside these allowed bits.
  func refused(_ situation: SituationBits) -> DimensionSet {
    var refused = DimensionSet()
    var rest = situation.raw & ~raw
    while rest != 0 {
      refused.insert(Self.dimensionsOfBits[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return refused
  }

  /// The bit of one value.
  static func bit(_ dimension: Dimension, _ code: Int) -> UInt64 {
    1 << UInt64(offsets[dimension.rawValue] + code)
  }

  /// All bits of a dimension.
  static func mask(_ dimension: Dimension) -> UInt64 {
    ((1 << UInt64(width(dimension))) - 1) << UInt64(offsets[dimension.rawValue])
  }

  private static let dimensions = Dimension.allCases.filter {
    !$0.isDeviceAttribute && $0 != .sdk
  }

  /// The bits that a scope without conditions allows.
  private static let allowedUnstated = dimensions.reduce(into: UInt64(0)) { bits, dimension in
    let allowed = Scope().allowed(dimension)
    for code in 0..<width(dimension) where allowed.contains(code) { bits |= bit(dimension, code) }
  }

  private static let widths = Dimension.allCases.map { dimension in
    dimension.isDeviceAttribute || dimension == .sdk ? 0 : dimension.valueCount
  }

  private static let offsets = widths.indices.map { widths[..<$0].reduce(0, +) }

  private static let fields = dimensions.map { (dimension: $0, offset: offsets[$0.rawValue]) }

  private static let dimensionsOfBits = dimensions.flatMap {
    Array(repeating: $0, count: width($0))
  }

  private static func width(_ dimension: Dimension) -> Int { widths[dimension.rawValue] }
}
