import KeylineModel
import Testing

@testable import KeylineQuery

@Suite struct SituationBitsTests {
  private static let dimensions = Dimension.allCases.filter {
    !$0.isDeviceAttribute && $0 != .sdk
  }

  @Test func `every value of every dimension has a bit of its own`() {
    let bits = Self.dimensions.flatMap { dimension in
      (0..<dimension.valueCount).map { SituationBits.bit(dimension, $0) }
    }
    #expect(!bits.contains(0))
    #expect(Set(bits).count == bits.count)
  }
}
