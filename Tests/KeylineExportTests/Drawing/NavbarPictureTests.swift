import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineExport

/// On an iPhone X the margin is 16 and the gap between custom items 8 points.
@Suite("Pictures of navigation bars")
struct NavbarPictureTests {
  private func drawn(_ answers: [NavbarAnswer]) throws -> Markup {
    try Markup.read(NavbarPicture(answers, try SeedAnswers.labels).svg)
  }

  @Test func `slots stand where they are, as wide as they are`() throws {
    let root = try drawn([SeedAnswers.navbar("iphone-x", "11", left: [40, 30], right: [20])])
    let bar = try #require(root.of(class: "band").first)
    #expect(bar.number("width") == 375)
    let start = try #require(bar.number("x"))
    let slots = root.of(class: "slot")
    #expect(slots.map { $0.attributes["data-slot"] } == ["left 1", "left 2", "right 1"])
    #expect(slots.compactMap { $0.number("x") }.map { $0 - start } == [16, 64, 339])
    #expect(slots.compactMap { $0.number("width") } == [40, 30, 20])
  }

  @Test func `widths, margins and gaps are labelled lengths, drawn to scale`() throws {
    let root = try drawn([SeedAnswers.navbar("iphone-x", "11", left: [40, 30])])
    let labels = root.of(class: "measure").map { measure in
      measure.all.first { $0.name == "text" }?.text ?? ""
    }
    #expect(labels.contains { $0.hasPrefix("40 item 1") })
    #expect(labels.contains { $0.hasPrefix("30 item 2") })
    #expect(labels.contains { $0.hasPrefix("16 margin") })
    #expect(labels.contains { $0.hasPrefix("8 gap") })
    for measure in root.of(class: "measure") {
      let line = try #require(measure.children.first { $0.name == "line" })
      let (from, until) = (try #require(line.number("x1")), try #require(line.number("x2")))
      #expect(measure.number("data-points") == until - from)
    }
  }

  @Test func `a title view is drawn between the items`() throws {
    let root = try drawn([
      SeedAnswers.navbar(
        "iphone-x", "11", left: [40], right: [40], title: .width(Length(points: 100)))
    ])
    let title = try #require(
      root.of(class: "slot").first { $0.attributes["data-slot"] == "title 1" })
    let bar = try #require(root.of(class: "band").first?.number("x"))
    // (375 - 100) / 2
    #expect(title.number("x").map { $0 - bar } == 137.5)
    #expect(root.text.contains("title view 100"))
  }

  @Test func `what is not known is not drawn, and it is said`() throws {
    let answer = try SeedAnswers.navbar("iphone-12", "15", left: [40, 40])
    let picture = NavbarPicture([answer], try SeedAnswers.labels)
    let root = try Markup.read(picture.svg)
    #expect(root.of(class: "slot").map { $0.attributes["data-slot"] } == ["left 1"])
    #expect(picture.hasSlots)
    #expect(picture.omissions.contains { $0.hasPrefix("barButtonItem.spacing: unknown") })
    #expect(root.text.contains("Not drawn: left item 2 (iOS 15: unknown)."))
  }

  @Test func `items that do not fit are a sentence instead of slots`() throws {
    let answer = try SeedAnswers.navbar("iphone-x", "11", left: [300, 300])
    let picture = NavbarPicture([answer], try SeedAnswers.labels)
    #expect(!picture.hasSlots)
    #expect(picture.omissions.contains { $0.hasPrefix("iOS 11: the items do not fit") })
    let root = try Markup.read(picture.svg)
    #expect(root.of(class: "slot").isEmpty)
    #expect(root.of(class: "panel").first?.text.contains("the items do not fit") == true)
  }

  @Test func `several bars do not lie over each other`() throws {
    let answers = try ["iphone-x", "iphone-8", "iphone-8-plus"].map {
      try SeedAnswers.navbar($0, "11", left: [40])
    }
    let root = try drawn(answers)
    let bars = root.of(class: "band")
    #expect(bars.count == 3)
    #expect(bars.compactMap { $0.number("width") } == [375, 375, 414])
    let boxes = try bars.map { bar in
      (
        x: try #require(bar.number("x")), y: try #require(bar.number("y")),
        width: try #require(bar.number("width")), height: try #require(bar.number("height"))
      )
    }
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        #expect(
          box.x + box.width <= other.x || other.x + other.width <= box.x
            || box.y + box.height <= other.y || other.y + other.height <= box.y)
      }
    }
    let width = try #require(root.number("width"))
    #expect(boxes.allSatisfy { $0.x + $0.width <= width })
    #expect(root.text.contains("iPhone 8 Plus · iOS 11"))
  }

  @Test func `what is to be checked is marked as unsure, what is assumed is not`() throws {
    let assumed = try drawn([SeedAnswers.navbar("iphone-x", "16", left: [40])])
    #expect(assumed.of(class: "unsure").isEmpty)
    let starred = try drawn([SeedAnswers.navbar("iphone-13-mini", "16", left: [40])])
    #expect(!starred.of(class: "unsure").isEmpty)
  }
}
