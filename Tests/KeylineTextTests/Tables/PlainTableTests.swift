import KeylineText
import Testing

@Suite("Plain tables")
struct PlainTableTests {
  private func text(_ columns: [TextTable.Column], _ rows: [[String]]) -> String {
    PlainTable().text(TextTable(columns: columns, rows: rows))
  }

  @Test func `columns are aligned, numbers at the right, no spaces at the end`() {
    #expect(
      text(
        [.init("Device"), .init("pt", isNumeric: true), .init("Note")],
        [["iPhone X", "44", ""], ["SE", "8", "old"]])
          == """
          Device    pt  Note
          iPhone X  44
          SE         8  old

          """)
  }

  @Test func `wide characters take two columns, combining marks none`() {
    #expect(
      text([.init("A"), .init("B")], [["导航栏", "1"], ["abcdef", "2"], ["cafe\u{301}xx", "3"]])
        == """
        A       B
        导航栏  1
        abcdef  2
        cafe\u{301}xx  3

        """)
  }

  @Test func `a long list of names is broken after commas`() {
    let names = (1...12).map { "iPhone number \($0)" }
    let lines = text(
      [.init("Device"), .init("pt", isNumeric: true)],
      [[names.joined(separator: ", "), "44"]]
    ).split(separator: "\n").map(String.init)
    #expect(lines.count > 2)
    #expect(lines[1].hasSuffix("44"))
    #expect(lines[2...].allSatisfy { !$0.contains("44") && $0.displayWidth <= 48 })
    let listed = lines[1...].joined(separator: " ").split(separator: ",").map {
      $0.split(separator: " ").filter { $0 != "44" }.joined(separator: " ")
    }
    #expect(listed == names)
  }

  @Test func `the same long list in the next row is not said again`() {
    let names = (1...12).map { "iPhone number \($0)" }.joined(separator: ", ")
    let text = text([.init("Device"), .init("pt")], [[names, "44"], [names, "48"]])
    #expect(text.split(separator: "iPhone number 12").count == 2)
    #expect(text.contains("″"))
  }

  @Test(arguments: ["a\u{1B}[31mb", "a\nb", "a\rb", "a\u{7}b", "a\u{0}b", "a\u{9B}b", "a\tb"])
  func `no control character comes out`(cell: String) {
    let text = text([.init("A\u{1B}")], [[cell]])
    let controls = text.unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    #expect(controls.isEmpty)
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test func `a table without rows is its head`() {
    #expect(text([.init("A"), .init("B")], []) == "A  B\n")
  }
}
