import Testing

@testable import KeylineText

@Suite("Messages fit the terminal")
struct MessageLinesTests {
  private func lines(_ text: String, at width: Int = 30, whole: [String] = []) -> [String] {
    text.fittedMessages(to: width, whole: whole).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test func `a line that fits stays as it is, spaces included`() {
    #expect(lines("* one  two\n\nthree\n") == ["* one  two", "", "three", ""])
  }

  @Test func `a long line goes on below, two columns further in`() {
    #expect(
      lines("error: one two three four five six seven eight nine")
        == ["error: one two three four five", "  six seven eight nine"])
    #expect(
      lines("  one, two, three four five six seven eight")
        == ["  one, two, three four five", "    six seven eight"])
  }

  @Test func `ideographs take two columns`() {
    #expect(lines("导航栏高度 导航栏高度 导航栏高度 a") == ["导航栏高度 导航栏高度", "  导航栏高度 a"])
  }

  @Test(arguments: [
    "/a/very/long/path/to/a/file/keyline.sqlite", "https://example.org/a/very/long/address.html",
    "\"a text in quotes that is rather long\"", "'iPad Pro (11-inch) (4th generation)'",
    "(\"in quotes and in parentheses\").", "keyline get safeAreaInsets -d 'iPad Pro (11-inch)'",
  ])
  func `a reader can copy a path, an address, a quoted text and a command`(whole: String) {
    #expect(lines("error: one two three: \(whole)") == ["error: one two three:", "  " + whole])
  }

  @Test func `a command ends with its sentence`() {
    #expect(
      lines("Restore a copy: keyline db restore A_FILE. If you have none, move it.")
        == ["Restore a copy:", "  keyline db restore A_FILE.", "  If you have none, move it."])
  }

  @Test func `a synopsis parts between its options`() {
    #expect(
      lines("Usage: keyline source list [--format <format>] [--json] [--database <file>]")
        == [
          "Usage: keyline source list", "  [--format <format>] [--json]", "  [--database <file>]",
        ])
  }

  @Test func `a path with spaces stays whole where it is given`() {
    #expect(
      lines("There is no file \"/home/a b c d/k.sqlite\" here", whole: ["/home/a b c d"])
        == ["There is no file", "  \"/home/a b c d/k.sqlite\"", "  here"])
    #expect(
      lines("error: There is no file /home/a b c d/k.sqlite. Name it.", whole: ["/home/a b c d"])
        == ["error: There is no file", "  /home/a b c d/k.sqlite. Name", "  it."])
  }

  @Test(arguments: ["README.md:41: ", "error: seed/rules/a.json:3:14: "])
  func `a line with a place is one line, for programs that read it`(place: String) {
    let line = place + "markers on one line hold a single value, but this is a table"
    #expect(lines(line) == [line])
  }

  @Test func `carets point where they did`() {
    let text = "  a long expression of several words\n                    ^^^^^^^\n"
    #expect(text.fittedMessages(to: 30) == text)
  }

  @Test func `columns stay apart`() {
    #expect(
      lines("ASK    search  get    more: timeline")
        == ["ASK    search  get    more:", "  timeline"])
  }
}
