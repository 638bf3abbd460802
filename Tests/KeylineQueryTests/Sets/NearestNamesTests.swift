import KeylineQuery
import Testing

struct NearestNamesTests {
  private let names = [
    "iphone-x", "iphone-xs", "iphone-xr", "iphone-8", "ipad-mini-4", "bar-phone",
  ]

  @Test func `the name that was meant comes first, at most three come`() {
    let nearest = NearestNames.of("iphone-xr", among: names)
    #expect(nearest.first == "iphone-xr")
    #expect(nearest.count == 3)
    #expect(NearestNames.of("ipad-mini-3", among: names).first == "ipad-mini-4")
  }

  @Test(arguments: ["toaster", "", "---", "zzzzzzzzzz"])
  func `what is far from all finds nothing`(text: String) {
    #expect(NearestNames.of(text, among: names).isEmpty)
  }

  @Test(arguments: [("foo", "os"), ("foo", "iOS"), ("x", "y"), ("ab", "cd"), ("bar", "car rental")])
  func `a short text finds no name of which it shares little`(text: String, name: String) {
    #expect(NearestNames.of(text, among: [name]).isEmpty)
  }

  @Test(arguments: [("so", "os"), ("ois", "iOS"), ("sdkk", "sdk"), ("os", "iOS")])
  func `a slip in a short text finds the name`(text: String, name: String) {
    #expect(NearestNames.of(text, among: [name]) == [name])
  }

  @Test func `the order of names does not matter`() {
    let expected = NearestNames.of("iphone-x9", among: names)
    #expect(!expected.isEmpty)
    #expect(NearestNames.of("iphone-x9", among: names.reversed()) == expected)
  }

  @Test func `names are compared without case and punctuation`() {
    #expect(NearestNames.folded("iPad Pro (11-inch)") == NearestNames.folded("ipadpro11inch"))
    #expect(NearestNames.folded("iphone-x") != NearestNames.folded("iphone-xs"))
    #expect(NearestNames.folded(" -.()").isEmpty)
  }

  @Test func `a very long text is no trouble`() {
    #expect(NearestNames.of(String(repeating: "x", count: 100_000), among: names).isEmpty)
  }
}
