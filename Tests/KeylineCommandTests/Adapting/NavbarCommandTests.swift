import KeylineData
import KeylineTestSupport
import Testing

@Suite("navbar")
struct NavbarCommandTests {
  private func results(_ line: String) throws -> [JSONValue] {
    let outcome = try Home.shared.get().process(line + " --json")
    #expect(outcome.exitCode == 0)
    return try #require(try JSONValue.reading(outcome.output)["results"]).elements
  }

  private func slots(_ result: JSONValue?) -> [String] {
    (result?["slots"]?.elements ?? []).map { slot in
      ["slot", "x", "width", "gap"].compactMap { slot[$0]?.text }.joined(separator: " ")
    }
  }

  @Test(arguments: [
    "navbar -d iphone-6s --left-items 200,300 --os 11",
    "navbar -d iphone-x --title-view 100 --os 11",
  ])
  func `no note is about a condition that the command itself brings along`(line: String) throws {
    #expect(!(try keyline(line).messages.contains("makes no difference")))
  }

  @Test func `a title view that fills the bar is wider from iOS 11`() throws {
    let results = try results("navbar -d iphone-6-plus --title-view fill --os 10,11")
    #expect(results.map { $0["os"]?.text } == ["10", "11"])
    #expect(results.map(slots) == [["title view 20 374 20"], ["title view 12 390 12"]])
  }

  @Test func `a wanted margin and gap come with their constants`() throws {
    let line = "navbar -d iphone-6s --left-items 30,30 --os 9 --margin 10 --spacing 0"
    let correction = try #require(try results(line).first?["corrections"]?.elements.first)
    #expect(correction["spacer"]?.text == "-6")
    let items = try #require(correction["items"]).elements
    #expect(items.map { $0["x"]?.text } == ["10", "40"])
    #expect(items.map { $0["gap"]?.text } == ["10", "0"])
    #expect(items.map { $0["move"]?.text } == ["-6", "-14"])
    let techniques = try #require(correction["techniques"]).elements
    #expect(
      techniques.map { $0["technique"]?.text } == [
        "negative-fixed-space", "move-subviews-before-11",
      ])
    #expect(techniques.allSatisfy { $0["verdict"]?.text == "works" })
    let text = try keyline(line).output
    #expect(text.contains("width -6, sets only the margin"))
    #expect(text.contains("x of the items 10, 40"))
  }

  @Test func `a gap with one source is shown beside what others measured`() throws {
    let line = "navbar -d iphone-7-plus --left-items 30,30 --os 11"
    let result = try #require(try results(line).first)
    #expect(slots(result) == ["left 1 20 30 20", "left 2 60 30 10"])
    let elsewhere = try #require(result["elsewhere"]).elements
    let statements = elsewhere.map { statement in
      ["metric", "source", "value"].compactMap { statement[$0]?.text }.joined(separator: " ")
    }
    #expect(
      statements == [
        "barButtonItem.spacing fanyuecheng 0", "barButtonItem.spacing fanyuecheng 3",
        "barButtonItem.minimumSpacing freenavigationitem 8",
      ])
    #expect(result["notes"]?.texts.contains { $0.contains("single source") } == true)
    #expect(try keyline(line + " --sources").output.contains("Stated elsewhere"))
  }

  @Test func `what is stated of another device, version and kind of item contradicts nobody`()
    throws
  {
    let line = "navbar -d iphone-6s --left-items 30,30 --os 9"
    let text = try keyline(line + " --sources").output
    let elsewhere = try #require(text.split(separator: "Stated elsewhere").last)
    #expect(elsewhere.contains("iPhone 13 Pro"))
    let against = text.split(separator: "Stated elsewhere").dropLast().joined()
    #expect(!against.contains("iPhone 13 Pro"))
    let result = try #require(try results(line).first)
    #expect(result["otherwise"]?.elements.contains { $0["source"]?.text == "fanyuecheng" } == false)
    #expect(result["elsewhere"]?.elements.contains { $0["source"]?.text == "fanyuecheng" } == true)
  }

  @Test func `an unknown gap is said on standard error`() throws {
    let outcome = try keyline("navbar -d iphone-12 --left-items 30,30 --os 15")
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("missing: barButtonItem.spacing"))
    #expect(outcome.output.contains("unknown"))
  }

  @Test func `where no slot can be placed the exit code is 1`() throws {
    #expect(try keyline("navbar -d iphone-5 --os 9 --left-items 400").exitCode == 1)
  }

  @Test(arguments: [
    "navbar -d iphone-6s", "navbar --left-items 30", "navbar -d iphone-6s --left-items 0",
    "navbar -d iphone-6s --left-items -30", "navbar -d iphone-6s --title-view wide",
    "navbar -d iphone-6s --title-view fill --margin 0",
    "navbar -d iphone-6s --left-items 30,30 --margin -1",
    "navbar -d iphone-6s --left-items 30,30 --spacing 4,10",
    "navbar -d iphone-6s --left-items 30,30,30,30 --spacing 4,10",
    "navbar -d iphone-6s --left-items 30,x", "navbar -d iphone-6s --left-items 30 --sdk 0",
  ])
  func `malformed usage is told`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
  }
}
