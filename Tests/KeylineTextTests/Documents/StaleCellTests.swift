import KeylineText
import Testing

@Suite struct StaleCellTests {
  private func stale(_ old: String, _ new: String) throws -> [String] {
    let text = "one\n<!-- keyline:begin q -->\n\(old)<!-- keyline:end -->\n"
    let block = try #require(try MarkedText(text, fileNamed: "a.md").blocks.first)
    return StaleCell.all(from: old, to: new, in: block).map { "\($0.line): \($0.text)" }
  }

  private let table = """

    | Device    | iOS   | Top | Bottom |
    | --------- | ----- | --: | -----: |
    | iPhone XR | 12–13 |  44 |     34 |
    | iPhone XR | 14–18 |  48 |     34 |


    """

  @Test func `a value that changed is named with its line, device, version and column`() throws {
    let old = table.replacing("|  48 |", with: "|  44 |")
    #expect(try stale(old, table) == ["7: iPhone XR, iOS 14–18, Top: 44 → 48"])
  }

  @Test func `in a table of one metric the column needs no name`() throws {
    let old = "\n| Device | iOS | Top |\n| --- | --- | --: |\n| A | 14 | 44 |\n\n"
    #expect(try stale(old, old.replacing("44", with: "48")) == ["6: A, iOS 14: 44 → 48"])
  }

  @Test func `rows that came and went are named`() throws {
    let old = table.replacing("14–18", with: "14–17")
    #expect(
      try stale(old, table) == [
        "6: missing: iPhone XR, iOS 14–18: 48, 34", "7: no longer: iPhone XR, iOS 14–17",
      ])
  }

  @Test(arguments: [
    ("Top | Bottom", "Bottom | Top"), ("Top", "Width"), ("iOS  ", "State"),
  ])
  func `a table with other columns is another one, and is compared line by line`(
    columns: String, others: String
  ) throws {
    let new = table.replacing(columns, with: others).replacing("|  48 |", with: "|  50 |")
    let (title, row) = (
      "| Device    | iOS   | Top | Bottom |", "| iPhone XR | 14–18 |  48 |     34 |"
    )
    #expect(
      try stale(table, new) == [
        "4: no longer: \(title)", "4: missing: \(title.replacing(columns, with: others))",
        "7: no longer: \(row)", "7: missing: \(row.replacing("48", with: "50"))",
      ])
  }

  @Test func `an empty block lacks every line`() throws {
    #expect(try stale("", "\n| A |\n| - |\n\n").contains("3: missing: | A |"))
  }

  @Test func `the same values in another layout are said to be that`() throws {
    let wide = table.replacing("| iPhone XR |", with: "|  iPhone XR  |")
    #expect(try stale(wide, table) == ["3: the same values in another form"])
  }

  @Test func `a bar inside a name does not end its cell`() throws {
    let old = "\n| Device | Top |\n| --- | --: |\n| A \\| B | 1 |\n\n"
    #expect(try stale(old, old.replacing("| 1 |", with: "| 2 |")) == ["6: A \\| B: 1 → 2"])
  }

  @Test func `a block that is longer than any table is named by its lines`() throws {
    let long = String(repeating: "line\n", count: 300_000)
    #expect(
      try stale(long, table) == ["3: too long to compare line by line: 300000 lines → 6 lines"])
  }

  @Test func `of generated code the first thousand lines are told, and the rest as one`() {
    func code(_ value: Int) -> String { String(repeating: "let a = \(value)\n", count: 2_500) }
    let stale = StaleCell.all(fromCode: code(1), to: code(2))
    #expect(stale.count == 1_001)
    #expect(stale.reduce(0) { $0 + $1.lines } == 2_500)
    #expect(stale.last?.text == "1500 more lines")
  }
}
