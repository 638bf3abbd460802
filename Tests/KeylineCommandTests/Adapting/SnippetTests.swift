import Testing

@Suite("adapt --code")
struct SnippetTests {
  @Test(arguments: [
    ("zero-edge-margin -d iphone-7-plus --os 10,11", "edgeMargin: CGFloat = 20", "return 20;"),
    ("item-spacing -d iphone-6s --os 11", "itemSpacing: CGFloat = 8", "return 8;"),
    ("title-view-fill -d iphone-7 --os 11", "edgeMargin: CGFloat = 8", "return 8;"),
    ("table-shift -d iphone-8 --os 11", "contentInset.top = 20", "inset.top = 20;"),
    (
      "table-shift -d iphone-x --os 11 --navigation-bar", "contentInset.top = 88",
      "inset.top = 88;"
    ),
    ("table-extra-space -d iphone-8 --os 11", "estimatedRowHeight = 0", "estimatedRowHeight = 0;"),
    ("tab-bar-jump -d iphone-x --os 11", "tabBarY: CGFloat = 729", "return 729;"),
  ])
  func `the constants are filled in`(goal: String, swift: String, objc: String) throws {
    for (language, words, head) in [
      ("swift", swift, "import UIKit\n"), ("objc", objc, "#import <UIKit/UIKit.h>\n"),
    ] {
      let outcome = try keyline("adapt \(goal) --code \(language)")
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.hasPrefix(head))
      #expect(outcome.output.contains(words))
      for pair in ["{}", "()", "[]"].map(Array.init) {
        let counts = pair.map { bracket in outcome.output.count { $0 == bracket } }
        #expect(counts[0] == counts[1])
      }
    }
  }

  @Test func `a constant that changed with iOS 11 has both values`() throws {
    let line = "adapt title-view-fill -d iphone-7-plus --os 10,11 --code"
    let swift = try keyline(line + " swift").output
    #expect(swift.contains("if #available(iOS 11.0, *) { return 12 }\n  return 20\n"))
    let objc = try keyline(line + " objc").output
    #expect(
      objc.contains("if (@available(iOS 11.0, *)) {\n        return 12;\n    }\n    return 20;"))
  }

  @Test func `an unknown constant is no code`() throws {
    let outcome = try keyline("adapt item-spacing -d iphone-12 --os 15 --code swift")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("barButtonItem.spacing"))
  }

  @Test func `a constant with two values on the versions asked is no code`() throws {
    let line = "adapt table-shift -d iphone-xr --os 13,14 --code swift"
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("44 and 48"))
    #expect(outcome.messages.hasSuffix(" Name fewer versions with '--os'.\n"))
  }

  @Test func `code is for one device that ran the version`() throws {
    let several = try keyline("adapt tab-bar-jump -d iphone-x,iphone-8 --os 11 --code swift")
    #expect(several.exitCode == 1)
    let never = try keyline("adapt tab-bar-jump -d iphone-x --os 10 --code swift")
    #expect(never.exitCode == 1)
    #expect(never.output == "")
  }

  @Test func `code is no JSON`() throws {
    #expect(try keyline("adapt tab-bar-jump -d iphone-x --code swift --json").exitCode == 64)
  }
}
