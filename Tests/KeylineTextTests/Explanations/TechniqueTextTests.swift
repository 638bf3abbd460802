import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Techniques in words")
struct TechniqueTextTests {
  private func text(_ technique: Technique) -> String {
    TechniqueText.text(technique, NameIndex(Bars.resolver))
  }

  @Test func `a technique that is known by its effect alone has no empty sections`() {
    let technique = Technique(
      id: "t", title: "A title", kind: .behaviour, effect: "It moves.", sources: [])
    #expect(text(technique) == "A title\nbehaviour\n\nIt moves.\n")
  }

  @Test func `everything there is stands under a heading of its own, in order`() throws {
    let technique = Technique(
      id: "t", title: "Spacer", chineseTitle: "间距", kind: .technique,
      goals: [.zeroEdgeMargin, .itemSpacing], effect: "It moves.",
      support: [
        .init(os: .of("..<11"), verdict: .works),
        .init(os: .of("11..<"), verdict: .fails, note: "constraints win"),
      ], hazards: ["No touches."],
      constants: [
        .init(name: "height", value: .length(Length(sixths: 267)), note: "of the view"),
        .init(name: "width", value: .formula(try #require(Formula("-barButtonItem.edgeMargin")))),
        .init(name: "factor", value: .number("0.25")),
      ], tree: ["UINavigationBar", "  UIBarButtonItem"], sources: ["a", "nobody"], note: "Beware.")
    #expect(
      text(technique) == """
        Spacer  间距
        technique for zero-edge-margin, item-spacing

        It moves.

        Where it works
          before iOS 11: works
          from iOS 11: fails, constraints win

        What it costs
          No touches.

        Numbers
          height = 44.5 pt, of the view
          width = -barButtonItem.edgeMargin
          factor = 0.25

        Views
          UINavigationBar
            UIBarButtonItem

        Note
          Beware.

        Sources
          a  Measured bars  https://example.com/a
          nobody

        """)
  }

  @Test func `no text steers a terminal`() {
    let technique = Technique(
      id: "t", title: "t", kind: .technique, effect: "e", hazards: ["a\u{1B}[2Jb"],
      sources: ["\u{7}"], note: "c\u{9B}d")
    #expect(
      !text(technique).unicodeScalars.contains {
        $0 != "\n" && $0.properties.generalCategory == .control
      })
  }
}
