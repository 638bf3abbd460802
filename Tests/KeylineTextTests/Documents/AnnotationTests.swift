import KeylineText
import Testing

/// What GitHub's runners read: https://github.com/actions/toolkit, packages/core/src/command.ts
@Suite("Annotations of a workflow")
struct AnnotationTests {
  @Test(
    arguments: [
      ("README.md", 41, "44 → 48", "::error file=README.md,line=41::44 → 48\n"),
      ("a.md", nil, "3 more lines", "::error file=a.md::3 more lines\n"),
      ("a:b,c%.md", 1, "50 %, a:b", "::error file=a%3Ab%2Cc%25.md,line=1::50 %25, a:b\n"),
      (
        "a\n::error::b.md", 1, "x\r\n::warning::y",
        "::error file=a%0A%3A%3Aerror%3A%3Ab.md,line=1::x%0D%0A::warning::y\n"
      ),
    ] as [(String, Int?, String, String)])
  func `are one line, whatever the file is called and whatever stands in it`(
    path: String, line: Int?, message: String, annotation: String
  ) {
    #expect(Annotation.error(path, line: line, message) == annotation)
  }
}
