import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Conditions of a search")
struct FindConditionTests {
  private let names = MetricNames([.of("bar.height"), .of("insets.top"), .of("insets.left")])

  private func condition(_ text: String) throws -> FindCondition {
    try #require(try FindCondition.all(text, in: names).first)
  }

  @Test(arguments: [
    ("bar.height=47", "46.833 47 47.167", "47"),
    ("bar.height=44..46", "43.833 44 46 46.167", "44 46"),
    ("bar.height=..46", "-8 0 46 46.167", "-8 0 46"), ("bar.height=44..", "43 44 900", "44 900"),
    ("bar.height=-8..-4", "-9 -8 -4 0", "-8 -4"),
    ("bar.height>=44", "43.833 44 900", "44 900"), ("bar.height > 44", "44 44.167", "44.167"),
    ("bar.height<=46", "46 46.167", "46"), ("bar.height<46", "-8 45.833 46", "-8 45.833"),
    ("bar.height=53.667", "53.5 53.667 53.833", "53.667"),
  ])
  func `hold of values inside, ends included`(
    text: String, asked: String, holding: String
  ) throws {
    let condition = try condition(text)
    let held = asked.split(separator: " ").filter { word in
      Length(word).map(condition.holds) ?? false
    }
    #expect(held.joined(separator: " ") == holding)
  }

  @Test func `one on a group is one on each member`() throws {
    let conditions = try FindCondition.all("insets=0", in: names)
    #expect(conditions.map(\.metric.id) == ["insets.top", "insets.left"])
    #expect(conditions.allSatisfy { $0.lower == .zero && $0.upper == .zero })
  }

  @Test(arguments: [
    "bar.height", "=47", "bar.height=", "bar.height=x", "bar.height=..", "bar.height=46..44",
    "bar.height=44..x", "bar.height=1e3", "bar.height==47", "bar.height=47pt",
    "bar.height=9999999", "bar.height=44..46..48", "bar.height>", ">44", "bar.height>44..46",
    "bar.height<<46",
  ])
  func `that cannot be read are malformed and quoted`(text: String) {
    let error = #expect(throws: SetError.self) { try FindCondition.all(text, in: names) }
    guard case .malformed(let quoted, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(quoted == text)
  }
}
