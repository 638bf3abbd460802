import KeylineModel
import Testing

struct EdgesTests {
  private let edges = Edges(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `the order is UIKit's`() {
    #expect(edges.all == [1, 2, 3, 4])
    #expect(Edges<Length>(pasted: "1,2,3,4")?.all == [1, 2, 3, 4].map { Length(points: $0) })
    #expect(Frame(x: 1, y: 2, width: 3, height: 4).all == [1, 2, 3, 4])
    #expect(Frame<Length>(pasted: "1,2,3,4")?.all == [1, 2, 3, 4].map { Length(points: $0) })
  }

  @Test func `a change is made at every edge alone`() {
    #expect(edges.map { $0 * 10 } == Edges(top: 10, left: 20, bottom: 30, right: 40))
    #expect(
      Frame(x: 1, y: 2, width: 3, height: 4).map { "\($0)" }
        == Frame(x: "1", y: "2", width: "3", height: "4"))
  }

  @Test func `two are put together edge by edge`() {
    let other = Edges(top: 5, left: 6, bottom: 7, right: 8)
    #expect(edges.combined(with: other) { $1 - $0 } == Edges(top: 4, left: 4, bottom: 4, right: 4))
    #expect(edges.combined(with: other, +).all == [6, 8, 10, 12])
    #expect(edges.combined(with: edges.map { $0 > 2 }) { $1 ? $0 : 0 }.all == [0, 0, 3, 4])
  }

  @Test func `no inset is nought everywhere`() {
    #expect(Edges<Length>.zero.all == Array(repeating: Length.zero, count: 4))
    #expect(Edges(pasted: "{0, 0, 0, 0}") == Edges<Length>.zero)
  }
}
