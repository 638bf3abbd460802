import KeylineTestSupport
import KeylineText
import Testing

@Suite("Answers as machines get them")
struct ToldAnswerTests {
  private let table = ToldAnswer.table(ToldAnswer.all(Sample.table(), Sample.labels))

  private func column(_ title: String) throws -> [String] {
    let index = try #require(table.columns.firstIndex { $0.title == title })
    return table.rows.map { $0[index] }
  }

  @Test func `there is one for each device and stretch of versions`() throws {
    #expect(try column("device") == ["phone-a", "phone-a", "phone-b", "phone-b"])
    #expect(try column("os") == ["10-11", "12-13", "11", "12-13"])
    #expect(try column("metric") == Array(repeating: "bar.height", count: 4))
    #expect(try column("orientation") == Array(repeating: "portrait", count: 4))
  }

  @Test func `the value stands beside its unit, and its pixels where they are whole`() throws {
    #expect(try column("value") == ["20.333", "24", "20.333", "24"])
    #expect(try column("unit") == ["pt", "pt", "pt", "pt"])
    #expect(try column("pixels") == ["", "48", "61", "72"])
  }

  @Test func `support is stated`() throws {
    #expect(
      try column("confidence") == ["confirmed", "single source", "confirmed", "single source"])
    #expect(try column("verifiedThrough") == ["11", "12", "11", "12"])
    #expect(
      try column("rules") == [
        "bar-height/low", "bar-height/high", "bar-height/low", "bar-height/high",
      ])
    #expect(try column("sources") == ["one two", "one", "one two", "one"])
  }

  @Test func `what lies after the last measurement is assumed`() throws {
    #expect(try column("status") == ["known", "assumed", "known", "assumed"])
  }

  @Test func `only numbers are numeric`() {
    #expect(table.columns.filter(\.isNumeric).map(\.title) == ["value", "pixels"])
  }
}
