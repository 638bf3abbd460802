import KeylineText
import Testing

@Suite struct ArgumentTextTests {
  @Test(arguments: [
    ("get a -d b", ["get", "a", "-d", "b"]), ("  get   a\t", ["get", "a"]), ("", []),
    ("-d \"iPhone X\" --os '11 12'", ["-d", "iPhone X", "--os", "11 12"]),
    ("a\\ b \"c\\\"d\" 'e\\f'", ["a b", "c\"d", "e\\f"]), ("\"\" x", ["", "x"]),
    ("a\"b c\"d", ["ab cd"]), ("$HOME *", ["$HOME", "*"]),
  ])
  func `a line is taken apart as a shell does`(text: String, arguments: [String]) {
    #expect(ArgumentText.arguments(text) == arguments)
  }

  @Test(arguments: ["\"a", "a '", "a\\"])
  func `a quote that is not closed is an error`(text: String) {
    #expect(ArgumentText.arguments(text) == nil)
  }
}
