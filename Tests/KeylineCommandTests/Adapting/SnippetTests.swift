import Testing

@Suite("adapt --code")
struct SnippetTests {
  @Test(arguments: [
    ("zero-edge-margin -d iphone-7-plus --os 10,11", "spacer.width = -20", "spacer.width = -20;"),
    ("item-spacing -d iphone-6s --os 11", "* (8 - gap)", "shift += 8 - gap;"),
    ("title-view-fill -d iphone-7 --os 11", "layoutFittingExpanded", "UILayoutFittingExpanded"),
    ("table-shift -d iphone-8 --os 11 --tab-bar", "insets.bottom = ", "insets.bottom = "),
    ("table-extra-space -d iphone-8 --os 11", "estimatedRowHeight = 0", "estimatedRowHeight = 0;"),
    ("tab-bar-jump -d iphone-x --os 11", "superview.bounds.height", "superview.bounds.size.height"),
  ])
  func `the constants are filled in`(goal: String, swift: String, objc: String) throws {
    for (language, words, head) in [
      ("swift", swift, "import UIKit\n"), ("objc", objc, "#import <UIKit/UIKit.h>\n"),
    ] {
      let outcome = try keyline("adapt \(goal) --code \(language)")
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.hasPrefix(head))
      #expect(outcome.output.contains(words))
    }
  }

  @Test func `a constant with two values on the versions asked is no code`() throws {
    let home = try Home()
    #expect(
      home.run(
        "set barButtonItem.edgeMargin=18 -d iphone-7 --os 12 --where bar-button-items=custom"
      ).exitCode == 0)
    let outcome = home.run("adapt zero-edge-margin -d iphone-7 --os 11,12 --code swift")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("16 and 18"))
    #expect(outcome.messages.hasSuffix("\nName fewer versions with '--os'.\n"))
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
