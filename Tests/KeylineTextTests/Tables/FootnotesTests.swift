import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Footnotes of tables")
struct FootnotesTests {
  @Test(arguments: [(1, "¹"), (2, "²"), (9, "⁹"), (10, "¹⁰"), (23, "²³"), (456, "⁴⁵⁶"), (78, "⁷⁸")])
  func `have their number in small raised digits`(number: Int, mark: String) {
    #expect(TextTable.mark(number) == mark)
  }

  private func table(_ knowledge: Knowledge = Sample.knowledge) -> TextTable {
    let resolver = Resolver(knowledge)
    return resolver.table(
      AnswerTable.Request(
        columns: [Column(Sample.metric, Situation())], devices: DeviceSet(all: knowledge.devices),
        versions: .all)
    ).pivoted(
      Sample.labels, isGrouped: false, footnotes: Footnotes(knowledge.sources, resolver.calendar))
  }

  @Test func `are said once for all cells that they are about`() {
    let table = table()
    #expect(
      table.footnotes == [
        "Sources: one; two.",
        "iOS 13 to 13.7 assumed: last measured on iOS 12. Single source. Source: one.",
      ])
    #expect(table.rows.map(\.last) == ["20.333¹", "24²", "20.333¹", "24²"])
  }

  @Test func `name sources by their titles, and by their key where there is none`() {
    var knowledge = Sample.knowledge
    knowledge.sources = [Source(id: "one", title: "The first", kind: .issue)]
    #expect(table(knowledge).footnotes.first == "Sources: The first; two.")
  }

  @Test func `count sources that are independent, and name the copies`() {
    var knowledge = Sample.knowledge
    knowledge.sources = [
      Source(id: "one", title: "The first", kind: .issue),
      Source(id: "two", title: "The second", kind: .issue, copyOf: "one"),
    ]
    #expect(
      table(knowledge).footnotes.first
        == "Single source. 1 independent source: The first; The second, a copy of The first.")
  }

  @Test func `are not there for what is unknown`() {
    var knowledge = Sample.knowledge
    knowledge.rules = []
    let table = table(knowledge)
    #expect(table.footnotes == [])
    #expect(table.rows.map(\.last) == ["unknown", "unknown"])
  }

  @Test func `are numbered below every kind of table`() {
    let table = TextTable(
      columns: [.init("A")], rows: [["44¹"]], footnotes: ["One | two.", "<b>"])
    #expect(PlainTable().text(table).hasSuffix("44¹\n1. One | two.\n2. <b>\n"))
    #expect(MarkdownTable().text(table).hasSuffix("\n\n1. One \\| two.\n2. \\<b\\>\n"))
    #expect(
      HTMLTable().text(table).hasSuffix(
        "<ol>\n  <li>One | two.</li>\n  <li>&lt;b&gt;</li>\n</ol>\n"))
  }
}

@Suite("The sheet of a device")
struct SheetTextTests {
  private func sheet(_ rules: [Rule], metrics: [Metric.ID]) throws -> TextTable {
    let resolver = Resolver(.of(rules, devices: [.iPhoneX]))
    let tables = metrics.compactMap(resolver.metric).map { metric in
      resolver.table(
        AnswerTable.Request(
          columns: [Column(metric, Situation()), Column(metric, .of("orientation landscape"))],
          devices: DeviceSet(naming: [.iPhoneX]), versions: .all))
    }
    return Sheet.text(tables, VersionLabels([]))
  }

  @Test func `has portrait beside landscape, and a metric's name once`() throws {
    let table = try sheet(
      [
        .of("m/old", "20", where: "orientation portrait", os: "..<13"),
        .of("m/new", "44", where: "orientation portrait", os: "13..<"),
        .of("m/wide", "0", where: "orientation landscape"), .of("n/1", "49", metric: "n"),
      ], metrics: ["m", "n"])
    #expect(table.columns.map(\.title) == ["", "iOS", "Portrait", "Landscape"])
    #expect(
      table.rows == [
        ["m", "11–12", "20", "0"], ["", "13–16", "44", "0"], ["n", "11–16", "49", "49"],
      ])
  }

  @Test func `says unknown where one orientation is`() throws {
    let table = try sheet([.of("m/1", "20", where: "orientation portrait")], metrics: ["m"])
    #expect(table.rows == [["m", "11–16", "20", "unknown"]])
  }
}
