import KeylineJSON
import KeylineTestSupport
import Testing

@Suite("Pictures of navigation bars")
struct DrawNavbarTests {
  private func panels(_ line: String) throws -> [Markup] {
    let run = try keyline("draw navbar \(line)")
    try #require(run.exitCode == 0, "\(run.messages)")
    return try Markup.read(run.output).of(class: "panel")
  }

  /// Where slots stand in their bar and how wide they are.
  private func slots(_ panel: Markup) throws -> [String: [Double]] {
    let bar = try #require(panel.of(class: "band").first?.number("x"))
    let places = try panel.of(class: "slot").map { slot in
      (
        try #require(slot.attributes["data-slot"]),
        [try #require(slot.number("x")) - bar, try #require(slot.number("width"))]
      )
    }
    return Dictionary(places) { first, _ in first }
  }

  /// What the article about left items states: margin 20 and gap 10 where the screen is 414 wide,
  /// else 16 and 8, before iOS 11 and from there on.
  @Test(arguments: [("iphone-7-plus", 414.0, 20.0, 10.0), ("iphone-7", 375, 16, 8)])
  func `the bars before and from iOS 11 stand side by side`(
    device: String, width: Double, margin: Double, gap: Double
  ) throws {
    let panels = try panels("-d \(device) --os 10,11 --left-items 30,30")
    #expect(panels.map { $0.of(class: "value").first?.text } == ["iOS 10", "iOS 11"])
    for panel in panels {
      let expected = ["left 1": [margin, 30], "left 2": [margin + 30 + gap, 30]]
      #expect(try slots(panel) == expected)
    }
    let bars = panels.compactMap { $0.of(class: "band").first }
    #expect(bars.map { $0.number("width") } == [width, width])
    #expect(bars[0].number("y") == bars[1].number("y"))
    let (first, second) = (try #require(bars[0].number("x")), try #require(bars[1].number("x")))
    #expect(second > first + width)
  }

  @Test(arguments: [
    "-d iphone-7-plus --os 10,11 --left-items 30,30",
    "-d iphone-7 --os 10,11 --left-items 30,30 --right-items 44,20 --title-view fill",
    "-d iphone-se-1 --os 9-11 --right-items 53.667 --title-view 100",
    "-d iphone-7-plus --os 10 --left-items 30 --landscape",
  ])
  func `each labelled length is drawn as long as it says`(line: String) throws {
    for panel in try panels(line) {
      let group = try #require(panel.of(class: "measures").first)
      let scale = try #require(group.number("data-scale"))
      for measure in group.of(class: "measure") {
        let ends = try #require(measure.children.first { $0.name == "line" })
        let label = try #require(measure.of(class: "value").first.flatMap { Double($0.text) })
        let (from, until) = (try #require(ends.number("x1")), try #require(ends.number("x2")))
        #expect(abs((until - from) / scale - label) < 0.004)
        #expect(measure.number("data-points") == label)
      }
    }
  }

  @Test func `it says what navbar says`() throws {
    let line = "-d iphone-7 --os 11 --left-items 30,30 --right-items 44 --title-view fill"
    let results = try JSONValue.reading(try keyline("navbar \(line) --json").output)["results"]
    let answer = try (results?.elements.first?["slots"]?.elements ?? []).map { slot in
      (
        try #require(slot["slot"]?.text),
        try ["x", "width"].map { try #require(slot[$0]?.text.flatMap(Double.init)) }
      )
    }
    let drawn = try slots(try #require(try panels(line).first))
    #expect(answer.count == 4)
    for (name, place) in answer { #expect(drawn[name.replacing(" view", with: " 1")] == place) }
  }

  @Test func `what has no known place is not drawn, and that is said`() throws {
    let line = "-d iphone-17 --os 26"
    let unknown = try keyline("get barButtonItem.spacing \(line) --bar-button-items custom")
    #expect(unknown.exitCode == 1)
    let run = try keyline("draw navbar \(line) --left-items 30,30")
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("note: not drawn: barButtonItem.spacing: unknown"))
    let root = try Markup.read(run.output)
    #expect(root.of(class: "slot").map { $0.attributes["data-slot"] } == ["left 1"])
    #expect(root.text.contains("Not drawn: left item 2 (iOS 26: unknown)"))
  }

  /// The margins of a title view in the article on the changes of iOS 11: 16, then 8.
  @Test func `a bar without contents has a title view that fills it`() throws {
    let panels = try panels("-d iphone-7 --os 10,11")
    #expect(
      try panels.map(slots) == [["title 1": [16, 343]], ["title 1": [8, 359]]])
    let filled = try keyline("draw navbar -d iphone-7 --os 10,11 --title-view fill")
    #expect(try keyline("draw navbar -d iphone-7 --os 10,11").output == filled.output)
    #expect(try keyline("navbar -d iphone-7 --os 10,11").exitCode == 64)
  }

  @Test func `items that do not fit are not drawn`() throws {
    let run = try keyline("draw navbar -d iphone-5 --os 9 --right-items 400")
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.messages.contains("do not fit into a bar of 320 points"))
  }

  @Test func `versions that the device never ran have the sentence of get`() throws {
    let sentence = "iPhone 15 never ran iOS 12; it runs iOS 17 and later."
    #expect(
      try keyline("draw navbar -d iphone-15 --os 12")
        == Run(output: "", messages: "error: \(sentence)\n", exitCode: 1))
    let beside = try keyline("draw navbar -d iphone-15,iphone-7 --os 12 --left-items 30")
    #expect(beside.messages.contains("note: \(sentence)\n"))
    #expect(!beside.output.contains("iPhone 15"))
  }

  @Test(arguments: [
    ("--left-items 30", 64), ("-d iphone-7 --left-items 0", 64),
    ("-d iphone-99 --left-items 30", 1), ("-d iphone-7 --os 17 --left-items 30", 1),
  ])
  func `what cannot be drawn leaves standard output empty`(line: String, code: Int32) throws {
    let run = try keyline("draw navbar \(line)")
    #expect(run.exitCode == code)
    #expect(run.output == "")
    #expect(!run.messages.isEmpty)
  }
}
