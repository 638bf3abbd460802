import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineExport

@Suite("Where measures stand")
struct MeasureLayoutTests {
  private func measure(_ from: Int, _ until: Int, _ title: String = "Bar") -> Measure {
    Measure(
      metric: "m", title: title, value: Length(points: until - from), from: Units(from),
      until: Units(until), remark: nil)
  }

  private func lines(_ elements: [SVGElement]) throws -> [Markup] {
    try Markup.read(SVGElement("g", [:], elements).xml()).all.filter { $0.name == "line" }
  }

  private static let cases: [[(Int, Int)]] = [
    [(0, 44), (44, 140), (0, 140), (729, 812), (778, 812), (0, 812)],
    [(0, 20), (0, 20), (0, 20)], [(0, 10), (5, 15), (10, 20), (15, 25)], [(0, 1)],
    (0..<12).map { ($0 * 3, $0 * 3 + 3) },
  ]

  @Test(arguments: cases)
  func `no vertical line lies over another`(spans: [(Int, Int)]) throws {
    let column = MeasureColumn(
      spans.map { measure($0.0, $0.1) }, besides: 375, from: 0, until: 812)
    let lines = try lines(column.elements)
    #expect(lines.count == spans.count)
    for (index, line) in lines.enumerated() {
      for other in lines[(index + 1)...] where line.attributes["x1"] == other.attributes["x1"] {
        let (a, b) = (try ends(line), try ends(other))
        #expect(a.until <= b.from || b.until <= a.from)
      }
    }
    #expect(try lines.allSatisfy { try #require($0.number("x1")) > 375 })
  }

  private func ends(_ line: Markup) throws -> (from: Double, until: Double) {
    (try #require(line.number("y1")), try #require(line.number("y2")))
  }

  @Test(arguments: cases)
  func `no label lies over another`(spans: [(Int, Int)]) throws {
    let column = MeasureColumn(
      spans.map { measure($0.0, $0.1) }, besides: 375, from: 0, until: 812)
    let places = try Markup.read(SVGElement("g", [:], column.elements).xml()).all
      .filter { $0.name == "text" }.compactMap { $0.number("y") }.sorted()
    #expect(places.count == spans.count)
    for (upper, lower) in zip(places, places.dropFirst()) { #expect(lower - upper >= 15) }
    #expect(try #require(places.first) >= 0)
    #expect(try #require(places.last) <= max(812, 17.0 * Double(spans.count)) + 4)
  }

  @Test func `lines and labels of one row do not touch`() throws {
    let measures = [
      measure(24, 40, "Leading layout margin"), measure(24, 63, "Screen corner radius"),
      measure(24, 68, "Left safe area inset"), measure(792, 836, "Right safe area inset"),
      measure(24, 836, "Screen width"),
    ]
    let rows = MeasureRows(measures, below: 400, left: 16)
    let group = try Markup.read(SVGElement("g", [:], rows.elements).xml())
    let spans = try group.children.map { measure -> (y: Double, from: Double, until: Double) in
      let line = try #require(measure.children.first { $0.name == "line" })
      let text = try #require(measure.children.first { $0.name == "text" })
      let (x, width) = (try #require(text.number("x")), Double(text.text.count * 7))
      let from =
        switch text.attributes["class"] {
        case "middle": x - width / 2
        case "end": x - width
        default: x
        }
      return (
        try #require(line.number("y1")), min(from, try #require(line.number("x1"))),
        max(from + width, try #require(line.number("x2")))
      )
    }
    for (index, span) in spans.enumerated() {
      for other in spans[(index + 1)...] where span.y == other.y {
        #expect(span.until <= other.from || other.until <= span.from)
      }
      #expect(span.from >= 16)
    }
    #expect(Set(spans.map(\.y)).count > 1)
  }
}
