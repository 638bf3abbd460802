import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Names in explanations")
struct NameIndexTests {
  private let names = NameIndex(Bars.resolver)

  @Test(arguments: [
    ("a", "a  Measured bars  https://example.com/a"), ("b", "b  A guide"), ("nobody", "nobody"),
  ])
  func `a source has its key, its title and its address, as far as they are there`(
    id: String, text: String
  ) {
    #expect(names.source(id) == text)
  }

  @Test(arguments: [
    ("", "..<", ""), ("", "11..<", "from iOS 11"), ("large-title true", "..<", "large title"),
    (
      "devices iphone-x iphone-xr, orientation landscape", "..<13",
      "iPhone X, XR, landscape, before iOS 13"
    ),
  ])
  func `a rule has its conditions and its versions`(scope: String, os: String, text: String) {
    #expect(names.scope(Rule.of("m/1", "44", where: scope, os: os)) == text)
  }

  @Test(arguments: [
    ("11", "11"), ("11.2 13", "11.2, 13"), ("11..<26", "from 11, before 26"), ("11..<", "from 11"),
    ("..<13", "before 13"), ("..<", "no version named"),
  ])
  func `the versions of a statement are written without the system's name`(
    os: String, text: String
  ) {
    #expect(Observation.StatedOS.of(os).text == text)
  }

  @Test func `a statement without devices or a known source still has its value and versions`() {
    let observation = Observation.of("nobody/1", "-8", os: "11", .tabulated)
    #expect(names.line(observation, indent: "  ") == "  nobody  -8 · iOS 11 · tabulated\n")
  }

  @Test func `notes stand in lines of their own below a statement`() {
    let observation = Observation(
      id: "b/9", metric: "m", source: "b", scope: .of("devices iphone-x"), os: .of("11"),
      value: Length(points: 44), obtained: .measured, disputed: "twice too high", note: "by hand")
    #expect(
      names.line(observation, indent: "") == """
        b  44 · iPhone X · iOS 11 · measured  — A guide
            by hand
            disputed: twice too high

        """)
  }

  @Test(arguments: [
    (Rule.Value.length(Length(sixths: 322)), "53.667"), (.length(Length(points: -8)), "-8"),
    (.formula(Formula(terms: [.init("a"), .init("b", isSubtracted: true)])), "a - b"),
  ])
  func `a value of a rule is its length or its formula`(value: Rule.Value, text: String) {
    #expect(value.text == text)
  }
}
