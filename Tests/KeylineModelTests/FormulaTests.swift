import KeylineModel
import Testing

struct FormulaTests {
  @Test func `a formula is a sum of metrics with a sign`() throws {
    let formula = try #require(Formula("screen.height - tabBar.frameHeight + m"))
    #expect(
      formula.terms == [
        .init("screen.height"), .init("tabBar.frameHeight", isSubtracted: true), .init("m"),
      ])
  }

  @Test(arguments: [
    "", " ", "a+b", "a +b", "a+ b", "a + ", " a", "a ", "+ a", "- a", "a b", "a  + b", "a * b",
    "a + - b", "a +", "a -", "a + b -", "a - -b", "+", "(a)", "a − b", "a + b\0", "44", "a + 44",
    "A", "a–b", "a + b_c", "a\t+\tb",
  ])
  func `anything else is refused`(text: String) {
    #expect(Formula(text) == nil)
  }
}
