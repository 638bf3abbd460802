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

  @Test(arguments: [
    ("\"a", "a quote in the marker is not closed: \"a"),
    ("a 'b", "a quote in the marker is not closed: 'b"), ("a\\", "the marker ends in a backslash"),
    ("\"a\\", "a quote in the marker is not closed: \"a\\"),
  ])
  func `a quote that is not closed is an error, and so is a backslash at the end`(
    text: String, words: String
  ) {
    #expect(ArgumentText.arguments(text) == nil)
    let fault = #expect(throws: ArgumentText.Fault.self) { try ArgumentText.words(of: text) }
    #expect(fault?.text == words)
  }

  @Test(arguments: [
    (["get", "a.b", "-d", "since:2017"], "get a.b -d since:2017"), ([""], "''"),
    (["iPhone X", "!notch", "a*"], "'iPhone X' '!notch' 'a*'"), (["a\\"], "'a\\'"),
    (["it's $HOME `x` \"y\" \\"], #""it's \$HOME \`x\` \"y\" \\""#),
  ])
  func `arguments are quoted so that they are read again`(arguments: [String], text: String) {
    #expect(ArgumentText.text(arguments) == text)
    #expect(ArgumentText.arguments(text) == arguments)
  }
}
