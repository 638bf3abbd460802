import Testing

@Suite("What has no value: a sentence and labelled lines")
struct AbsenceTests {
  @Test(
    arguments: [
      // The screen of the iPhone 16 Pro is as large, and no phone has a tab bar alone since the redesign.
      (
        "tabBar.height -d iphone-17 --os 26",
        "tabBar.height on iPhone 17, iOS 26: unknown, not measured since the iOS 26 redesign",
        [
          "nearest  49 on iPhone 16 Pro, iOS 18 (inferred)", "see      tabBar.frameHeight = 83",
          "next     keyline explain tabBar.height -d iphone-17 --os 26",
        ]
      ),
      (
        "navigationBar.maxY -d iphone-15 --os 18 --prompt",
        "navigationBar.maxY on iPhone 15, iOS 18: unknown, not measured",
        [
          "nearest  97.667 without a prompt (assumed)",
          "next     keyline explain navigationBar.maxY -d iphone-15 --os 18 --prompt",
        ]
      ),
      (
        "safeAreaInsets.top -d iphone-17 --os 26 --status-bar hidden",
        "safeAreaInsets.top on iPhone 17, iOS 26: unknown, not measured",
        [
          "nearest  62 with the status bar shown",
          "next     keyline explain safeAreaInsets.top -d iphone-17 --os 26 --status-bar hidden",
        ]
      ),
      // The metric exists in Split View alone, and none was measured there.
      (
        "splitView.width -d ipad-mini-6 --os 17",
        "splitView.width on iPad mini (6th generation), iPadOS 17: "
          + "not applicable outside Split View",
        [
          "next     keyline get splitView.width -d ipad-mini-6 --os 17 --split one-half"
        ]
      ),
      (
        "splitView.width -d iphone-15 --os 18",
        "splitView.width on iPhone 15, iOS 18: not applicable: iPhone 15 has no Split View", []
      ),
      (
        "tableView.sectionHeaderHeight -d iphone-x --os 12 --table-style inset-grouped",
        "tableView.sectionHeaderHeight in inset-grouped tables on iPhone X, iOS 12: not applicable: "
          + "inset-grouped tables came with iOS 13", []
      ),
      (
        "splitView.width -d ipad-air-2 --os 8",
        "splitView.width on iPad Air 2, iOS 8: not applicable: it came with iOS 9", []
      ),
      (
        "widget.width -d iphone-15 --widget extra-large",
        "widget.width for extra-large widgets on iPhone 15, iOS 17–27: not applicable: "
          + "iPhones have no systemExtraLarge widgets", []
      ),
      (
        "safeAreaInsets.top -d iphone-15-pro --os 12",
        "iPhone 15 Pro never ran iOS 12; it runs iOS 17 and later.", []
      ),
      // After iOS 18 came 26, and no iPad Air 3 ran 27.
      (
        "safeAreaInsets.top -d ipad-air-3 --os 26",
        "safeAreaInsets.top on iPad Air (3rd generation), iPadOS 26: 20 or 32: "
          + "it may have changed after iPadOS 18.7",
        ["next     keyline explain safeAreaInsets.top -d ipad-air-3 --os 26"]
      ),
      (
        "screen.safeAreaInsets.top -d ipad-9 --os 26",
        "screen.safeAreaInsets.top on iPad (9th generation), iPadOS 26: 20 or 32: "
          + "it changed between iPadOS 18.7 and 27",
        ["next     keyline explain screen.safeAreaInsets.top -d ipad-9 --os 26"]
      ),
    ] as [(String, String, [String])])
  func `says why, what is near and what to call`(
    question: String, sentence: String, lines: [String]
  ) throws {
    let outcome = try keyline("get " + question)
    #expect(outcome.messages.lines == ["error: " + sentence] + lines.map { "  " + $0 })
    #expect(outcome.output == "")
    #expect(outcome.exitCode == 1)
  }

  @Test(arguments: [
    "tabBar.height -d iphone-17 --os 26", "splitView.width -d iphone-15 --os 18",
    "safeAreaInsets.top -d ipad-pro-11-m4 --os 12",
  ])
  func `a table for a document has the same sentence beside it`(question: String) throws {
    let text = try keyline("get \(question)")
    let table = try keyline("get \(question) -f markdown")
    #expect(table.output.hasPrefix("|"))
    #expect(table.messages == text.messages)
    #expect(table.exitCode == 1)
  }

  @Test(arguments: [
    "tabBar.height -d iphone-17 --os 26.0", "tabBar.width -d iphone-x --os 11.0-11.2",
    "splitView.primaryColumnWidth -d ipad-pro-11-2 --os 13",
    "widget.width -d iphone-17 --os 26 --widget small",
    "splitView.primaryColumnWidth -d iphone-8 --os 16 --landscape",
    "safeArea.cornerAdaptation -d iphone-17 --os 26 --zoomed",
  ])
  func `explain tells the command that records what you know`(question: String) throws {
    let home = try Home()
    let asked = home.run("explain " + question)
    let line = try #require(asked.messages.lines.last { !$0.isEmpty })
    let command = line.drop { $0 == " " }.dropFirst("next     ".count)
    try #require(command.hasPrefix("keyline set "), "\(asked.messages)")
    let known = command.dropFirst("keyline ".count).replacing("=N ", with: "=7.5 ")
    #expect(home.run(String(known)).exitCode == 0)
    #expect(home.run("get " + question).output == "7.5\n")
  }

  /// One sentence, whatever asks.
  @Test(arguments: [
    "scroll", "navbar --left-items 40", "explain statusBar.height screen.width",
    "audit 20 --metric statusBar.height", "draw screen", "adapt item-spacing",
    "adapt item-spacing --code swift",
  ])
  func `a version that the device never ran is told alone`(command: String) throws {
    let sentence = "iPhone 15 never ran iOS 12; it runs iOS 17 and later."
    #expect(
      try keyline("\(command) -d iphone-15 --os 12")
        == Run(output: "", messages: "error: \(sentence)\n", exitCode: 1))
  }

  @Test(arguments: ["scroll", "explain statusBar.height", "draw screen"])
  func `beside one that it ran it is a note`(command: String) throws {
    let run = try keyline("\(command) -d iphone-15 --os 12,17.0")
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("note: iPhone 15 never ran iOS 12; it runs iOS 17 and later.\n"))
    #expect(!run.output.contains("never ran"))
  }
}
