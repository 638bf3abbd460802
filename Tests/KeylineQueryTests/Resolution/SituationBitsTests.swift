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

  @Test(arguments: dimensions)
  func `a situation keeps the value of every dimension`(dimension: Dimension) {
    for code in 0..<dimension.valueCount {
      var situation = Situation()
      situation.set(dimension, to: code)
      #expect(situation.code(dimension, defaultSDK: 0) == code)
      for other in Self.dimensions where other != dimension {
        #expect(situation.code(other, defaultSDK: 0) == 0)
      }
    }
  }
}
