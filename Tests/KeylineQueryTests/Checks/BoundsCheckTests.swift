import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct BoundsCheckTests {
  private func overlaps(_ first: Rule, _ second: Rule) -> Bool {
    !Check.bounds.findings(.of([first, second])).isEmpty
  }

  @Test(arguments: [
    ("..<13", "13..<"), ("11..<13", "14..<"), ("..<12~13", "12~13..<"),
  ])
  func `rules that follow each other pass`(first: String, second: String) {
    #expect(!overlaps(.of("m/a", "20", os: first), .of("m/b", "44", os: second)))
  }

  @Test(arguments: [
    ("..<13", "12.4..<"), ("..<", "..<"), ("..<12~13", "12..<"), ("..<13", "12~13..<"),
  ])
  func `rules with equal conditions that overlap in OS are found`(first: String, second: String) {
    #expect(overlaps(.of("m/a", "20", os: first), .of("m/b", "44", os: second)))
    #expect(overlaps(.of("m/a", "20", os: first), .of("m/b", "20", os: second)))
  }

  @Test(arguments: [
    ("devices iphone-x iphone-xr", "devices iphone-xr iphone-x"),
    ("zoom standard", ""), ("orientation any", ""), ("width 375 414", "width 414 375"),
    ("devices iphone-x", "devices iphone-x, width 375"),
  ])
  func `conditions are equal when they say the same`(first: String, second: String) {
    #expect(overlaps(.of("m/a", "20", where: first), .of("m/b", "44", where: second)))
  }

  @Test(arguments: [
    ("idiom phone", "idiom phone, width 375"), ("width 375", "width 414"),
    ("devices iphone-x", "width 375"), ("", "orientation portrait"),
  ])
  func `rules with other conditions pass`(first: String, second: String) {
    #expect(!overlaps(.of("m/a", "20", where: first), .of("m/b", "44", where: second)))
  }

  @Test func `another metric and another layer are no rivals`() {
    #expect(!overlaps(.of("m/a", "20"), .of("n/b", "44", metric: "n")))
    #expect(!overlaps(.of("m/a", "20"), .of("m/b", "44", layer: .local)))
    #expect(overlaps(.of("m/a", "20", layer: .local), .of("m/b", "44", layer: .local)))
  }

  @Test func `a finding names both rules`() {
    let findings = Check.bounds.findings(.of([.of("m/a", "20"), .of("m/b", "44")]))
    #expect(findings.count == 1)
    #expect(findings.first?.subject == "m/a")
    #expect(findings.first?.fault == .overlaps("m/b"))
  }
}
