import KeylineText
import Testing

@Suite("Parts of manual pages")
struct ManualPartsTests {
  @Test(
    arguments: [
      ("", []), ("no heading\nat all", []), ("Overview: small letters", []), ("A1: digits", []),
      (": nothing before", []), ("NOTES", []), ("NOTES:", ["NOTES"]),
      ("ARGUMENTS: a", ["ARGUMENTS"]),
      ("OVERVIEW: a\nUSAGE: b\nSUBCOMMANDS:\n  c", ["DESCRIPTION", "SYNOPSIS", "SUBCOMMANDS"]),
    ] as [(String, [String])])
  func `sections begin with capitals and a colon`(help: String, titles: [String]) {
    #expect(ManualPage.Section.sections(ofHelp: help).map(\.title) == titles)
  }

  @Test func `what stands before the first heading is no section, empty lines end none`() {
    #expect(
      ManualPage.Section.sections(ofHelp: "stray\n\nOPTIONS: a\n\n  b: c\n\n\nNOTES:\n\n") == [
        .init("OPTIONS", ["a", "", "  b: c"]), .init("NOTES", []),
      ])
  }

  private func page(name: String = "keyline", abstract: String = "It.", related: [String]) -> String
  {
    ManualPage(name: name, abstract: abstract, sections: [], version: "1", related: related).text
  }

  @Test func `a page that names no other has no list of them`() {
    #expect(!page(related: []).contains("SEE ALSO"))
    #expect(page(related: ["a"]).hasSuffix(".SH \"SEE ALSO\"\n.BR a (1)\n"))
  }

  @Test(arguments: [
    ("a\"b", "a\\(dqb"), ("a\\b", "a\\eb"), ("ä", "\\[u00E4]"), ("😀", "\\[u1F600]"),
    ("a-b", "a\\-b"),
  ])
  func `a name means nothing to roff either`(text: String, written: String) {
    let page = page(name: text, abstract: text, related: [text])
    #expect(page.contains("\n\(written) \\- \(written)\n"))
    #expect(page.contains("\n.BR \(written) (1)\n"))
    #expect(!page.unicodeScalars.contains { !$0.isASCII })
  }
}
