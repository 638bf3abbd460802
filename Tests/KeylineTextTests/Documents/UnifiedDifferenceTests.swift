import KeylineText
import Testing

@Suite struct UnifiedDifferenceTests {
  @Test func `a changed line stands between the lines around it`() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let new = old.replacing("5", with: "five")
    #expect(
      UnifiedDifference.text(of: "a.md", from: old, to: new) == """
        --- a.md
        +++ a.md
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  /// As diff -u does: three lines stand around each, and six between two are shown by either.
  @Test(arguments: [
    (9, ["@@ -1,12 +1,12 @@"]), (10, ["@@ -1,13 +1,13 @@"]),
    (11, ["@@ -1,6 +1,6 @@", "@@ -8,7 +8,7 @@"]),
  ])
  func `changes with at most six lines between them have one hunk`(second: Int, hunks: [String]) {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n3\n", with: "\nx\n").replacing("\n\(second)\n", with: "\ny\n")
    let text = UnifiedDifference.text(of: "f", from: old, to: new)
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") }.map(String.init) == hunks)
  }

  @Test func `what is added to nothing follows line 0`() {
    #expect(
      UnifiedDifference.text(of: "f", from: "", to: "a\n")
        == "--- f\n+++ f\n@@ -0,0 +1,1 @@\n+a\n")
  }
}
