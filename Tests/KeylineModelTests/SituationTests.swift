import KeylineModel
import KeylineTestSupport
import Testing

struct SituationTests {
  static let dimensions = Dimension.allCases.filter { !$0.isDeviceAttribute && $0 != .sdk }

  @Test(arguments: dimensions)
  func `every value of a dimension survives being set`(dimension: Dimension) {
    for code in 0..<dimension.valueCount {
      var situation = Situation()
      situation.set(dimension, to: code)
      #expect(situation.code(dimension, defaultSDK: 0) == code)
    }
  }

  @Test(arguments: dimensions)
  func `setting a dimension leaves the others alone`(dimension: Dimension) {
    var situation = Situation()
    situation.set(dimension, to: 1)
    for other in Self.dimensions where other != dimension {
      #expect(situation.code(other, defaultSDK: 0) == 0, "\(other)")
    }
    #expect(situation.sdk == nil)
  }

  @Test(arguments: Dimension.allCases.filter { $0 != .sdk })
  func `a query starts from the first value of every dimension`(dimension: Dimension) {
    #expect(Situation().code(dimension, defaultSDK: 17) == 0)
  }

  @Test(arguments: Dimension.allCases.filter(\.isDeviceAttribute))
  func `attributes of the device are no part of it`(dimension: Dimension) {
    var situation = Situation()
    situation.set(dimension, to: 1)
    #expect(situation == Situation())
    #expect(situation.code(dimension, defaultSDK: 17) == 0)
  }

  @Test func `the linked SDK is the major version of the OS unless it is given`() {
    var situation = Situation()
    #expect(situation.code(.sdk, defaultSDK: 17) == 17)
    situation.set(.sdk, to: 13)
    #expect(situation.code(.sdk, defaultSDK: 17) == 13)
  }

  @Test(arguments: dimensions)
  func `a code that does not exist gives the default`(dimension: Dimension) {
    for code in [-1, 99] {
      var situation = Situation()
      situation.set(dimension, to: code)
      #expect(situation.code(dimension, defaultSDK: 0) == 0)
    }
  }

  @Test func `a condition is set by its name, and a name that it does not have sets nothing`()
    throws
  {
    let large = try #require(Situation().with(.widget, "large"))
    #expect(large.code(.widget, defaultSDK: 0) == 2)
    #expect(large.with(.widget, "small") == Situation())
    #expect(large.with(.widget, "huge") == nil)
    #expect(large.with(.family, "ipad") == nil)
  }
}
