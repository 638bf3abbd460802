import KeylineModel
import Testing

@Suite("Lists in the order of first use")
struct GroupingTests {
  @Test func `groups come in the order of their keys, members in their own`() {
    let groups = ["iPad", "iPhone 8", "iPod", "iPad Air", "iPhone X"].grouped { $0.prefix(4) }
    #expect(groups.map(\.key) == ["iPad", "iPho", "iPod"])
    #expect(groups.map(\.members) == [["iPad", "iPad Air"], ["iPhone 8", "iPhone X"], ["iPod"]])
    #expect([Int]().grouped { $0 }.isEmpty)
  }

  @Test func `a value has the place at which it first came`() {
    var distinct = Distinct<String>()
    #expect(["b", "a", "b", "c", "a"].map { distinct.place($0) } == [0, 1, 0, 2, 1])
    #expect(distinct.values == ["b", "a", "c"])
  }

  @Test func `merging adds what is new`() {
    #expect([1, 2].merged(with: [2, 3, 3, 1]) == [1, 2, 3])
  }
}
