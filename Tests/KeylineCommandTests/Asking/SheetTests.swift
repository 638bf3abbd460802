import KeylineModel
import Testing

@Suite("The sheet of a device")
struct SheetTests {
  @Test(arguments: ["iphone-x", "\"iPhone X\"", "iPhone10,3", "sheet iphone-x", "IPHONE-X"])
  func `a device alone is a question for its sheet`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.output == (try keyline("iphone-x").output))
    #expect(outcome.exitCode == 0)
  }

  @Test func `its head tells the device apart`() throws {
    let head = try #require(try keyline("iphone-x").output.lines.first)
    for words in ["iPhone X", "375 × 812 pt @3x", "1125 × 2436 px", "notch", "iOS 11–16"] {
      #expect(head.contains(words))
    }
  }

  /// A zoomed display has fewer points than the device came with.
  @Test func `with Display Zoom its head has no sizes, with other conditions it has`() throws {
    let head = try #require(try keyline("iphone-16-pro --os 18 --zoomed").output.lines.first)
    #expect(head.hasPrefix("iPhone 16 Pro · with Display Zoom · dynamic-island · "))
    let idle = try #require(try keyline("ipad-2 --os 7 --in-call-bar").output.lines.first)
    #expect(idle.contains("768 × 1024 pt"))
  }

  @Test(arguments: [
    "Status bar height 11–16 44 0", "Navigation bar height 11–16 44 32",
    "Large title row 11–16 52 0", "Tab bar frame height 11–16 83 53",
    "Home indicator height 11–16 34 21",
  ])
  func `portrait stands beside landscape`(row: String) throws {
    let rows = try keyline("iphone-x").output.lines.map { line in
      line.squeezed.filter { $0 != "*" }
    }
    #expect(rows.contains(row))
  }

  /// Without multitasking one source says 25 of this iPad, and 20 was read with it.
  @Test func `a condition of few metrics is that of the sheet`() throws {
    let flags = "--os 18 --multitasking"
    let on = try keyline("ipad-pro-11-m4 \(flags) on").output.lines.map(\.squeezed)
    #expect(on == (try keyline("ipad-pro-11-m4 --os 18").output.lines.map(\.squeezed)))
    #expect(on.contains("Home indicator height 18 20 20"))
    let off = try keyline("ipad-pro-11-m4 \(flags) off").output.lines.map(\.squeezed)
    #expect(off.contains("Home indicator height 18 unknown unknown"))
  }

  @Test(arguments: [
    (
      "ipad-mini-6 --os 18 --split one-half",
      "iPad mini (6th generation) · in Split View (one-half) · "
    ),
    ("iphone-15 --os 18 --split one-half", "iPhone 15 · 393 × 852"),
    (
      "iphone-16 --os 26 --design-compat --sdk 18",
      "iPhone 16 · UIDesignRequiresCompatibility · SDK 18 · "
    ),
  ])
  func `the line above names the situation, as far as it makes a difference`(
    line: String, heading: String
  ) throws {
    #expect(try keyline(line).output.squeezed.hasPrefix(heading))
  }

  @Test func `versions can be narrowed`() throws {
    let rows = try keyline("iphone-xr --os 13").output.lines.map(\.squeezed)
    #expect(rows.contains { $0.hasPrefix("Status bar height 13 44") })
    #expect(!rows.contains { $0.hasPrefix("14–18") })
  }

  @Test(arguments: [
    ("iphone-8 --os 16 --notes", "Bar button margin"),
    ("iphone-8 --os 16 -f csv --notes", "barButtonItem.edgeMargin"),
  ])
  func `several notes each name the rows that they are about`(line: String, row: String) throws {
    let outcome = try keyline(line)
    let notes = outcome.messages.lines.filter { $0.hasPrefix("* ") }
    #expect(notes.count > 1)
    for note in notes {
      let names = try #require(note.split(separator: "(").last?.split(separator: ")").first)
      let first = try #require(names.split(separator: ",").first)
      let metric = Orientation.allCases.reduce(String(first)) {
        $0.replacing(" in \($1.rawValue)", with: "")
      }
      #expect(outcome.output.contains(metric), "\(note)")
    }
    // In landscape it was stated, never read.
    #expect(notes.contains { $0.contains("\(row) in portrait") })
    #expect(notes.contains { $0.contains("assumed: ") && $0.contains(row) })
  }

  @Test func `simctl's name of an iPad works`() throws {
    let outcome = try keyline("\"iPad Pro (11-inch) (4th generation)\" --os 17")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("iPad Pro 11-inch (4th generation) · "))
  }

  @Test func `a device of one's own may be called as what Keyline does not cover`() throws {
    let home = try Home()
    _ = home.run("device add \"My TV\" --family iphone --screen 400x800 --scale 2 --first-os 26")
    #expect(home.run("my tv").output.hasPrefix("My TV"))
    #expect(home.run("screen width my tv").output == "400\n")
    #expect(home.run("apple watch").messages.contains("no data about \"watch\""))
  }

  /// Bars of 32 and 44 were read in landscape on versions around 17 and 18.
  @Test func `what is missing is told below, each reason once, three at most, then a call`() throws
  {
    let lines = try keyline("iphone-12").messages.lines.filter { !$0.isEmpty }
    let notes = lines.filter { $0.hasPrefix("note: ") }
    #expect(notes.count <= 4)
    #expect(notes.contains { $0.contains("32 or 44: it may have changed after iOS 16") })
    #expect(lines.last?.hasPrefix("  next     keyline explain ") == true)
  }
}
