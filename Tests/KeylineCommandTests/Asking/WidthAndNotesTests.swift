import KeylineText
import Testing

@Suite("Width and notes")
struct WidthAndNotesTests {
  private static let wide = [
    "changes 26", "changes 26 --all", "source list", "diff -d iphone-15 --os 18,26",
    "get safeAreaInsets -d family:iphone", "iphone-x", "explain navigationBar.maxY -d iphone-x",
  ]

  private func tooWide(_ text: String, _ width: Int) -> [Substring] {
    text.split(separator: "\n").filter { line in
      String(line).displayWidth > width && line.drop { $0 == " " }.contains(" ")
    }
  }

  @Test(arguments: wide, [60, 100])
  func `text fits the columns that the environment names`(line: String, width: Int) throws {
    let run = try Home.shared.get().run(line, with: ["COLUMNS": "\(width)"])
    #expect(run.exitCode == 0)
    #expect(tooWide(run.output, width).isEmpty)
  }

  @Test(arguments: wide)
  func `text takes 100 columns where nobody says how many there are`(line: String) throws {
    let run = try Home.shared.get().run(line, with: ["COLUMNS": ""])
    #expect(tooWide(run.output, 100).isEmpty)
  }

  @Test(arguments: ["csv", "tsv", "json", "jsonl", "markdown", "html"])
  func `no other format depends on it`(format: String) throws {
    let home = try Home.shared.get()
    let line = "changes 26 safeAreaInsets -f \(format)"
    #expect(home.run(line, with: ["COLUMNS": "20"]).output == home.run(line).output)
  }

  @Test(arguments: [
    ("iphone-5 --os 6", "Keyline's numbers begin with iOS 7"),
    (
      "get widget.width -d iphone-x,ipad-9 --os 15 --widget accessory-circular",
      "not applicable: Lock Screen widgets came with iPadOS 17"
    ),
    (
      "get widget.size -d iphone-8 --os 12",
      "not applicable: iPhones have no systemExtraLarge widgets"
    ),
    ("get reservedRegion -d iphone-16 --os 18", "not applicable: iPhone 16 does not fold"),
    (
      "get splitView.width screen.width -d ipad-a16 --os 18",
      "keyline get splitView.width -d ipad-a16 --os 18 --split one-half"
    ),
    ("changes 6", "Keyline's numbers begin with iOS 7."),
  ])
  func `why a table has nothing but n/a is said below it`(line: String, why: String) throws {
    #expect(try keyline(line).messages.lines.contains { $0.contains(why) })
  }

  @Test func `devices that a set brought in are said never to have run a version of their system`()
    throws
  {
    let run = try keyline("get statusBar.height -d family:ipad --os 13")
    #expect(run.messages.contains(" devices that never ran iPadOS 13\n"))
  }

  @Test func `a sheet has a star behind each value to check`() throws {
    let run = try keyline("iphone-15-pro --os 18")
    let rows = run.output.lines.map(\.squeezed)
    #expect(rows.contains("Screen width 18 393 852"))
    #expect(rows.contains("Status bar height 18 54 0"))
    #expect(rows.contains("Tab bar height 18 49 32*"))
    #expect(run.messages.contains("* 3 of 29 inferred from other screens or disputed (--notes)\n"))
    #expect(
      run.messages.contains(
        "15 of 29 assumed: not measured on these versions (--notes)\n"))
    #expect(try !keyline("iphone-15-pro --os 18 --no-notes").output.contains("*"))
  }

  @Test(arguments: ["markdown", "html", "asciidoc", "text"])
  func `a table for a document says below it what its stars mean`(format: String) throws {
    let line = "get safeAreaInsets tabBar.frameHeight -d iphone-15 --os 26 -f \(format)"
    let run = try keyline(line)
    let words = "1 of 5 inferred from other screens or disputed"
    #expect(run.output.contains(words))
    #expect(run.output.contains("83"))
    #expect(!run.messages.contains(words))
    let silent = try keyline(line + " --no-notes")
    #expect(!silent.output.contains("inferred"))
    #expect(!silent.output.contains("*") && !silent.output.contains("&#42;"))
  }

  @Test func `one line counts the doubts, --notes has them all, --no-notes none`() throws {
    let line = "get tabBar.height toolbar.height -d iphone-14,iphone-15 --os 17,18 --landscape"
    let counted = try keyline(line).messages.lines.filter { $0.hasPrefix("*") }
    #expect(counted.count == 1)
    #expect(counted[0].hasSuffix("inferred from other screens or disputed (--notes)"))
    #expect(try keyline(line + " --notes").messages.lines.filter { $0.hasPrefix("*") }.count > 1)
    #expect(try !keyline(line + " --no-notes").messages.contains("*"))
    #expect(try keyline(line + " --notes --no-notes").exitCode == 64)
  }

  @Test func `a star stands behind each cell to check, and as many are counted`() throws {
    let run = try keyline(
      "get tabBar.height toolbar.height -d iphone-14,iphone-15 --os 17,18 --landscape --no-group")
    let stars = run.output.split(whereSeparator: \.isWhitespace).count { $0.hasSuffix("*") }
    #expect(stars > 0)
    #expect(run.messages.contains("* \(stars) of 4 inferred from"))
  }

  @Test func `versions with the same slots are one block, and one line counts the dissent`() throws
  {
    let line = "navbar -d iphone-7-plus --left-items 30,30 --os 10,11"
    let text = try keyline(line).output
    #expect(text.lines.count { $0.contains("left 1") } == 1)
    #expect(text.lines[0].contains("iOS 10, 11"))
    #expect(text.contains("--sources"))
    #expect(!text.contains("https://"))
    #expect(try keyline(line + " --sources").output.contains("https://"))
  }

  @Test func `changes begins with a summary of the bars by class, before and after`() throws {
    let run = try keyline("changes 26")
    let rows = run.output.lines.map(\.squeezed)
    #expect(rows.count < 40)
    #expect(rows.contains("Navigation bar height all 26 iPhones 44 → 54 32 or 44 → 54"))
    #expect(rows.contains("Toolbar height all 26 iPhones 44 → 48 32 → 44 (16 of 26)"))
    #expect(run.messages.contains("changes, and what cannot be compared: add --all"))
    #expect(try keyline("changes 26 --all").output.lines.count > 60)
  }
}
