import Testing

@Suite("What has no value: the whole sentence")
struct AbsenceTests {
  private static let probe = "Measure it: keyline probe"
  /// The command where no probe measures the metric: it runs from iOS 13 on, and no bar tells it the height of its
  /// content.
  private static func set(_ arguments: String) -> String {
    " Know it? Record it:\nkeyline set \(arguments)"
  }

  @Test(
    arguments: [
      // After iOS 18 came 26, and no iPad Air 3 ran 27.
      (
        "safeAreaInsets.top -d ipad-air-3 --os 26",
        "safeAreaInsets.top on iPad Air (3rd generation), iPadOS 26: 20 or 32: "
          + "it may have changed after iPadOS 18.7. \(probe)"
      ),
      (
        "screen.safeAreaInsets.top -d ipad-9 --os 26",
        "screen.safeAreaInsets.top on iPad (9th generation), iPadOS 26: 20 or 32: "
          + "it changed between iPadOS 18.7 and 27. Try --os 18.7 or --os 27."
      ),
      ("splitView.width -d iphone-15 --os 18", "iPhone 15 has no Split View."),
      (
        "sensorHousing.y -d ipad-mini-1 --os 7",
        "iPad mini (1st generation) has no notch or Dynamic Island."
      ),
      // Two articles state the gap above the first section of grouped tables on phones with iOS 11.
      (
        "tableView.groupedHeaderHeight -d iphone-x --os 11",
        "tableView.groupedHeaderHeight on iPhone X, iOS 11: unknown; "
          + "35 on iPhone SE (3rd generation) and iPhone 16 from iOS 26 on. Sources say 35 and 40 here."
          + set("tableView.groupedHeaderHeight=N -d iphone-x --os 11")
      ),
      (
        "tableView.groupedFooterHeight -d iphone-x --os 11 --table-style grouped",
        "tableView.groupedFooterHeight on iPhone X, iOS 11: unknown. "
          + "One source says 15, with no version or model named."
          + set("tableView.groupedFooterHeight=N -d iphone-x --os 11 --where table-style=grouped")
      ),
      // 18.7 was the last release before 26, and a stretch from 18.1 on is not all of 18.
      (
        "splitView.primaryColumnWidth -d ipad-7 --os 16 --landscape",
        "splitView.primaryColumnWidth on iPad (7th generation), iPadOS 16: unknown; "
          + "320 on iPad Pro 13-inch (M4) from iPadOS 18.1 to 18.7."
          + set("splitView.primaryColumnWidth=N -d ipad-7 --os 16 --where orientation=landscape")
      ),
      // 466 points wide is the outer display.
      (
        "navigationBar.height -d iphone-duo --os 27.1 --display inner --landscape",
        "navigationBar.height on iPhone Duo, iOS 27.1: unknown; "
          + "54 on phones 414, 428, 430 or 440 points wide (assumed)."
          + set(
            "navigationBar.height=N -d iphone-duo --os 27.1 --where orientation=landscape "
              + "--where display=inner")
      ),
      // The metric itself puts an item on screen: a bar without any leads nowhere.
      (
        "barButtonItem.customViewMinimumWidth -d iphone-17 --os 26",
        "barButtonItem.customViewMinimumWidth on iPhone 17, iOS 26: unknown for system items; "
          + "36 for custom items. Try --bar-button-items custom."
      ),
      // The only phones with a value are those that ran iOS 26; it is the width of the screen.
      (
        "tabBar.width -d iphone-x --os 11",
        "tabBar.width on iPhone X, iOS 11: unknown; 375 on iPhone SE (3rd generation) from iOS 26 on."
          + set("tabBar.width=N -d iphone-x --os 11")
      ),
      // A number behind "3rd generation" would read as a value.
      (
        "tableView.groupedHeaderHeight -d iphone-15 --os 18 --table-style grouped",
        "tableView.groupedHeaderHeight on iPhone 15, iOS 18: unknown; "
          + "35 on iPhone SE (3rd generation) and iPhone 16 from iOS 26 on. "
          + "One unconfirmed source says 35 here.\n\(probe)"
      ),
      (
        "sheet.height -d iphone-15-pro --os 18 --detent medium",
        "sheet.height on iPhone 15 Pro, iOS 18: unknown; "
          + "793 at the large detent from iOS 26 on (inferred). \(probe)"
      ),
      // Even custom items are no way to a bar without any, which this metric never has.
      (
        "barButtonItem.barMargin -d ipad-pro-11-m4 --os 17 --bar-button-items custom",
        "barButtonItem.barMargin on iPad Pro 11-inch (M4), iPadOS 17: unknown; "
          + "12 for system items on phones 414 points wide (inferred)."
          + set(
            "barButtonItem.barMargin=N -d ipad-pro-11-m4 --os 17 --where bar-button-items=custom")
      ),
      // Other phones have one display.
      (
        "titleView.edgeMargin -d iphone-duo --display inner --os 27.1",
        "titleView.edgeMargin on iPhone Duo, iOS 27.1: unknown since the iOS 26 redesign; "
          + "12 on phones 414 points wide from iOS 11 to 18 (assumed)."
          + set("titleView.edgeMargin=N -d iphone-duo --os 27.1 --where display=inner")
      ),
      // What phones have on another version in another orientation says nothing of an iPad.
      (
        "barButtonItem.barMargin -d ipad-pro-11-m4 --os 26 --split one-half",
        "barButtonItem.barMargin on iPad Pro 11-inch (M4), iPadOS 26: unknown: no source states it."
          + set("barButtonItem.barMargin=N -d ipad-pro-11-m4 --os 26 --where split=one-half")
      ),
      // What is stated of extra-large widgets is no clue to a small one.
      (
        "widget.width -d ipad-a16 --os 18 --widget accessory-circular",
        "widget.width on iPad (A16), iPadOS 18: unknown. "
          + "One unclear source says 72 on phones 375 points wide."
          + set("widget.width=N -d ipad-a16 --os 18 --where widget=accessory-circular")
      ),
      (
        "safeArea.cornerAdaptation -d iphone-17 --os 26 --zoomed",
        "safeArea.cornerAdaptation on iPhone 17, iOS 26: unknown; "
          + "9.5 without Display Zoom on iPads without a home button."
          + set("safeArea.cornerAdaptation=N -d iphone-17 --os 26 --where zoom=zoomed")
      ),
      (
        "segmentedControl.height -d iphone-5s --os 12",
        "segmentedControl.height on iPhone 5s, iOS 12: 28, or unknown: it may have changed "
          + "after iOS 10.3." + set("segmentedControl.height=N -d iphone-5s --os 12")
      ),
      // The back button is older than the first number of it.
      (
        "backButton.titleSpacing -d iphone-5s --os 9",
        "backButton.titleSpacing on iPhone 5s, iOS 9: unknown before iOS 11; 6 from then on."
          + set("backButton.titleSpacing=N -d iphone-5s --os 9")
      ),
      // What the device said on another version is nearer than what others say.
      (
        "keyboard.height -d iphone-17 --os 27 --landscape",
        "keyboard.height on iPhone 17, iOS 27: unknown from iOS 27 on; 208 on iOS 26 (assumed). \(probe)"
      ),
      // The probe shows the status bar.
      (
        "safeAreaInsets.top -d iphone-17 --os 26 --status-bar hidden",
        "safeAreaInsets.top on iPhone 17, iOS 26: unknown with the status bar hidden; 62 with it shown."
          + set("safeAreaInsets.top=N -d iphone-17 --os 26 --where status-bar=hidden")
      ),
      (
        "navigationBar.maxY -d iphone-15 --os 18 --prompt",
        "navigationBar.maxY on iPhone 15, iOS 18: unknown with a prompt; "
          + "97.667 without one (assumed). \(probe)"
      ),
      (
        "tabBar.height -d ipad-pro-11-m4 --os 17",
        "tabBar.height on iPad Pro 11-inch (M4), iPadOS 17: unknown before iPadOS 26; "
          + "44 from then on (inferred). tabBar.frameHeight is 65 (inferred)."
          + set("tabBar.height=N -d ipad-pro-11-m4 --os 17")
      ),
      (
        "tabBar.height -d iphone-14-pro --os 26",
        "tabBar.height on iPhone 14 Pro, iOS 26: unknown since the iOS 26 redesign; "
          + "49 before it. tabBar.frameHeight is 83 (both inferred)."
          + set("tabBar.height=N -d iphone-14-pro --os 26")
      ),
      // iOS 26 gives 54, which is neither.
      (
        "navigationBar.height -d iphone-14-pro --os 17 --landscape",
        "navigationBar.height on iPhone 14 Pro, iOS 17: 32 or 44: "
          + "it may have changed after iOS 16. \(probe)"
      ),
      (
        "safeAreaInsets.top -d iphone-15 --os 26 --navigation-bar --sdk 18",
        "safeAreaInsets.top on iPhone 15, iOS 26: unknown for apps built with SDK 18; "
          + "113 with SDK 26 (assumed). \(probe)"
      ),
      // The bar of iPhone Duo stands at its side; that of an iPad is as wide as the screen.
      (
        "tabBar.width -d ipad-9 --os 15",
        "tabBar.width on iPad (9th generation), iPadOS 15: unknown; "
          + "820 on iPad (A16) from iPadOS 26 on. \(probe)"
      ),
      // iOS 26 gives 0, without a large title as with one.
      (
        "searchBar.rowHeight -d iphone-se-3 --os 18",
        "searchBar.rowHeight on iPhone SE (3rd generation), iOS 18: unknown without a large title; "
          + "52 with one (assumed). Try --large-title."
      ),
      (
        "reservedRegion.fold -d iphone-duo --os 27.1",
        "reservedRegion.fold on iPhone Duo, iOS 27.1: unknown on the outer display; "
          + "40 on the inner display. Try --display inner."
      ),
      // What was read is on another device, in portrait and on iOS 26: nothing is nearer.
      (
        "tableView.untitledSectionFooterHeight -d iphone-x --os 11 --landscape",
        "tableView.untitledSectionFooterHeight on iPhone X, iOS 11: unknown; "
          + "17.5 on iPhone SE (3rd generation) in portrait from iOS 26 on."
          + set(
            "tableView.untitledSectionFooterHeight=N -d iphone-x --os 11 --where orientation=landscape"
          )
      ),
      // The first phone 440 points wide came with iOS 18.
      (
        "navigationBar.layoutMargins.leading -d iphone-se-3 --os 15",
        "navigationBar.layoutMargins.leading on iPhone SE (3rd generation), iOS 15: "
          + "unknown; 8 on phones 440 points wide on iOS 18 (inferred). \(probe)"
      ),
      // What an iPad by name has says nothing of a phone.
      (
        "splitView.primaryColumnWidth -d iphone-18-pro --os 27 --landscape",
        "splitView.primaryColumnWidth on iPhone 18 Pro, iOS 27: unknown: no source states it."
          + set(
            "splitView.primaryColumnWidth=N -d iphone-18-pro --os 27 --where orientation=landscape"
          )
      ),
      // Nobody has the app in Split View unless that is said.
      (
        "splitView.width -d ipad-mini-6 --os 17",
        "splitView.width on iPad mini (6th generation), iPadOS 17: not applicable outside Split View. "
          + "Try --split one-half."
      ),
      // Apple gave Split View to the iPads that run iPadOS 13, and to no older one.
      ("splitView.width -d ipad-mini-3 --os 12 --split one-half", "iPad mini 3 has no Split View."),
      (
        "tableView.sectionHeaderHeight -d iphone-x --os 12 --table-style inset-grouped",
        "tableView.sectionHeaderHeight on iPhone X, iOS 12: not applicable: "
          + "inset-grouped tables came with iOS 13."
      ),
      (
        "tableView.rowHeight -d ipad-air-2 --os 13 --cell content-configuration",
        "tableView.rowHeight on iPad Air 2, iPadOS 13: not applicable: "
          + "content configurations came with iPadOS 14."
      ),
      (
        "sheet.height -d iphone-x --os 14 --detent medium",
        "sheet.height on iPhone X, iOS 14: not applicable: detents came with iOS 15."
      ),
      // What a phone of the same kind has since a redesign is nearer than what there was before.
      (
        "sheet.topOffset -d iphone-se-3 --os 26",
        "sheet.topOffset on iPhone SE (3rd generation), iOS 26: unknown; 0 on iPhone 16. \(probe)"
      ),
      // A search bar brings its bar along, which stays when it goes. From iOS 26 on it adds no row to measure.
      (
        "safeAreaInsets.top -d iphone-18-pro --os 27.0 --search-bar",
        "safeAreaInsets.top on iPhone 18 Pro, iOS 27.0: unknown, as is navigationBar.maxY, "
          + "with a search bar; 116 with a navigation bar alone."
          + set("safeAreaInsets.top=N -d iphone-18-pro --os 27.0 --where search-bar=true")
      ),
      (
        "segmentedControl.height -d iphone-x --os 11",
        "segmentedControl.height on iPhone X, iOS 11: 28, or unknown: it may have changed "
          + "after iOS 10.3."
          + set("segmentedControl.height=N -d iphone-x --os 11")
      ),
      // Nobody knows whether the iPad or the orientation is to blame.
      (
        "barButtonItem.barMargin -d ipad-air-2 --os 15",
        "barButtonItem.barMargin on iPad Air 2, iPadOS 15: unknown; "
          + "12 on phones in landscape (assumed)."
          + set("barButtonItem.barMargin=N -d ipad-air-2 --os 15")
      ),
      // The width of a phone's tab bar says nothing about an iPad's.
      (
        "tabBar.width -d ipad-9 --os 18 --landscape",
        "tabBar.width on iPad (9th generation), iPadOS 18: unknown. "
          + "One source says 820 on iPad (A16) in portrait on iPadOS 26.1. \(probe)"
      ),
      // What a phone has with a navigation bar is further than what an iPad has with a tab bar.
      (
        "safeAreaInsets.top -d ipad-9 --os 26 --split one-half",
        "safeAreaInsets.top on iPad (9th generation), iPadOS 26: unknown; "
          + "96 outside Split View and with a tab bar from iPadOS 27 on."
          + set("safeAreaInsets.top=N -d ipad-9 --os 26 --where split=one-half")
      ),
      // One value cannot hold on both sides of a redesign.
      (
        "backButton.edgeMargin -d iphone-12-pro-max",
        "backButton.edgeMargin on iPhone 12 Pro Max, iOS 14–27: unknown; "
          + "12 on phones 414 points wide from iOS 11 to 18 (inferred)."
          + set("backButton.edgeMargin=N -d iphone-12-pro-max --os 14-18")
          + "\nkeyline set backButton.edgeMargin=N -d iphone-12-pro-max --os 26-27"
      ),
      // The phones 414 points wide ended with iOS 18: neither the width nor the redesign is to blame alone.
      (
        "backButton.edgeMargin -d iphone-12-pro-max --os 26",
        "backButton.edgeMargin on iPhone 12 Pro Max, iOS 26: unknown; "
          + "12 on phones 414 points wide from iOS 11 to 18 (inferred)."
          + set("backButton.edgeMargin=N -d iphone-12-pro-max --os 26")
      ),
      // A later version has a value again.
      (
        "tabBar.frameHeight -d ipad-10 --os 18",
        "tabBar.frameHeight on iPad (10th generation), iPadOS 18: unknown on iPadOS 18 "
          + "(redesign of the tab bar); 65 through iPadOS 17 (inferred). \(probe)"
      ),
      // A split leads to no value before there was one.
      (
        "splitView.width -d ipad-air-2 --os 8",
        "splitView.width on iPad Air 2, iOS 8: not applicable: it came with iOS 9."
      ),
      // The outer display has no value either.
      (
        "navigationBar.height -d iphone-duo --os 27.1 --display inner",
        "navigationBar.height on iPhone Duo, iOS 27.1: unknown; "
          + "54 on phones 375 to 440 points wide (assumed)."
          + set("navigationBar.height=N -d iphone-duo --os 27.1 --where display=inner")
      ),
      // Of several versions, the others are unknown on these screens, too.
      (
        "barButtonItem.spacing -d iphone-12 --os 15,26 --bar-button-items custom",
        "barButtonItem.spacing on iPhone 12, iOS 15, 26: unknown; "
          + "8 on phones 320 or 375 points wide through iOS 18 (inferred). \(probe)"
      ),
      // A flag that means nothing there changes no word.
      (
        "tabBar.y -d ipad-a16 --os 18 --design-compat",
        "tabBar.y on iPad (A16), iPadOS 18: unknown; 32 from iPadOS 26 on. \(probe)"
      ),
      (
        "barButtonItem.barMargin -d iphone-15 --os 26 --bar-button-items custom",
        "barButtonItem.barMargin on iPhone 15, iOS 26: unknown; "
          + "12 for system items in landscape through iOS 18 (inferred)."
          + set("barButtonItem.barMargin=N -d iphone-15 --os 26 --where bar-button-items=custom")
      ),
      (
        "tableView.insetGroupedMargin -d ipad-a16 --os 26 --search active",
        "tableView.insetGroupedMargin on iPad (A16), iPadOS 26: unknown during a search; "
          + "20 with a search bar at rest (assumed)."
          + set("tableView.insetGroupedMargin=N -d ipad-a16 --os 26 --where search=active")
      ),
      (
        "safeAreaInsets.bottom -d iphone-duo --os 27.1 --tab-bar --toolbar",
        "safeAreaInsets.bottom on iPhone Duo, iOS 27.1: unknown with a toolbar; 34 with a tab bar alone."
          + set(
            "safeAreaInsets.bottom=N -d iphone-duo --os 27.1 --where tab-bar=true --where toolbar=true"
          )
      ),
      // A search bar comes with a search: without it, the bar is one that is known.
      (
        "safeAreaInsets.top -d iphone-13 --os 18 --search active",
        "safeAreaInsets.top on iPhone 13, iOS 18: unknown with a search bar; "
          + "91 with a navigation bar alone (assumed)."
          + set("safeAreaInsets.top=N -d iphone-13 --os 18 --where search=active")
      ),
      // Its corners differ, as its note says.
      (
        "screen.cornerRadius -d iphone-duo --os 27.1",
        "screen.cornerRadius on iPhone Duo, iOS 27.1: unknown. "
          + "Read the device's note: keyline device show iphone-duo"
      ),
    ] as [(String, String)])
  func `says what is unknown, what is known nearby and what to do`(
    question: String, sentence: String
  ) throws {
    let outcome = try keyline("get " + question)
    #expect(outcome.messages == "error: \(sentence)\n")
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
    "tabBar.width -d iphone-x --os 11,12", "splitView.primaryColumnWidth -d ipad-pro-11-2 --os 13",
    "tabBar.width -d ipad-air-2 --os 9 --design-compat",
    "widget.width -d iphone-17 --os 26 --widget small",
    "splitView.primaryColumnWidth -d iphone-8 --os 16 --landscape",
    "safeArea.cornerAdaptation -d iphone-17 --os 26 --zoomed",
  ])
  func `the command that records what you know answers the question`(question: String) throws {
    let home = try Home()
    let asked = home.run("get " + question)
    let command = try #require(asked.messages.lines.last { !$0.isEmpty })
    try #require(command.hasPrefix("keyline set "), "\(asked.messages)")
    let known = command.dropFirst("keyline ".count).replacing("=N ", with: "=7.5 ")
    #expect(home.run(String(known)).exitCode == 0)
    #expect(home.run("get " + question).output == "7.5\n")
  }

  @Test func `a boundary is named after a version that was released`() throws {
    let output = try keyline("explain safeAreaInsets.top -d ipad-air-3 --os 26").output
    #expect(output.contains("after iOS 18.7, by 27"))
    #expect(!output.contains("iOS 25"))
  }

  /// The last version of the iPad 3 is iOS 9.
  @Test func `a value is not inferred from before a device that never ran the versions`() throws {
    let outcome = try keyline("get statusBar.height -d ipad-3 --os 9")
    #expect(outcome.output == "20\n")
    #expect(
      outcome.messages.lines.contains(
        "* inferred: stated for iPads with a home button on iOS 11 and 12, "
          + "which iPad (3rd generation) never ran"))
  }
}
