import KeylineText
import Testing

@Suite("Manual pages")
struct ManualPageTests {
  private func page(_ lines: [String]) -> String {
    ManualPage(
      name: "a-b", abstract: "What it is.", sections: [.init("NOTES", lines)], version: "a 1",
      related: ["a", "a-c"]
    ).text
  }

  @Test func `is roff with the sections in order`() {
    #expect(
      page(["One.", "", "Two."]) == """
        .TH "A\\-B" 1 "" "a 1"
        .SH NAME
        a\\-b \\- What it is.
        .SH NOTES
        .nf
        One.

        Two.
        .fi
        .SH "SEE ALSO"
        .BR a (1),
        .BR a\\-c (1)

        """)
  }

  @Test(arguments: [
    (".so /etc/passwd", "\\&.so /etc/passwd"), ("'br", "\\&'br"), ("a\\fBb", "a\\efBb"),
    ("--os 11-13", "\\-\\-os 11\\-13"), ("\"iPhone X\"", "\\(dqiPhone X\\(dq"),
    ("导航栏", "\\[u5BFC]\\[u822A]\\[u680F]"), ("é", "\\[u00E9]"),
  ])
  func `nothing in a text means anything to roff`(line: String, written: String) {
    #expect(page([line]).contains("\n.nf\n\(written)\n.fi\n"))
  }

  @Test func `a help text becomes sections with the headings of manuals`() {
    let help = """
      OVERVIEW: What it does.

      $ a --b
      Exit 1: no.

      USAGE: a [--b]

      OPTIONS:
        --b                     What b does.

      """
    #expect(
      ManualPage.Section.sections(ofHelp: help) == [
        .init("DESCRIPTION", ["What it does.", "", "$ a --b", "Exit 1: no."]),
        .init("SYNOPSIS", ["a [--b]"]),
        .init("OPTIONS", ["  --b                     What b does."]),
      ])
  }
}
