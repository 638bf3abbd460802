import KeylineModel
import KeylineTestSupport
import Testing

struct ScopeTests {
  private static let counted = Dimension.allCases.filter { $0.valueCount > 0 }

  @Test(arguments: counted)
  func `a list of all values says no more than any`(dimension: Dimension) {
    let all = ValueSet(values: 0..<dimension.valueCount)
    #expect(Scope(conditions: [dimension: all]).allowed(dimension) == .any)
  }

  @Test(arguments: counted)
  func `a list that lacks a value stays a list`(dimension: Dimension) {
    for missing in 0..<dimension.valueCount {
      let set = ValueSet(values: (0..<dimension.valueCount).filter { $0 != missing })
      #expect(Scope(conditions: [dimension: set]).allowed(dimension) == set)
    }
  }

  @Test(arguments: ["width 375", "width 320..414", "sdk 13..", "sdk ..12", "width 0.."])
  func `lengths and SDKs are what they are, however many`(text: String) throws {
    let scope = Scope.of(text)
    let dimension = try #require(scope.conditions.keys.first)
    #expect(scope.allowed(dimension) == scope.conditions[dimension])
    #expect(scope.allowed(dimension) != .any)
  }

  @Test func `a scope without devices is about any, one with none is about none`() {
    #expect(Scope().devices == nil)
    #expect(Scope(devices: []) != Scope())
    #expect(Scope(devices: ["a", "b"]) == Scope(devices: ["b", "a"]))
  }
}
