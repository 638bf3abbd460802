import KeylineTestSupport
import Testing

/// A home in which something of every kind is stored: what is copied, open, contradicted.
enum OpenHome {
  static let shared = Result { () throws -> Home in
    let home = try Home()
    for line in [
      "device add \"Bar Phone\" --like iphone-x",
      "device add \"Open Phone\" --like iphone-x --size-class-in-landscape compact",
      "device add \"Bare Phone\" --family iphone --screen 390x844 --scale 3",
      "set statusBar.height=47 -d iphone-x --os 12.2 --source mine --source-title Mine "
        + "--note Note. --evidence",
    ] {
      let outcome = home.run(line)
      try #require(outcome.exitCode == 0, "\(outcome.messages)")
    }
    let outcome = home.run("rule add -", input: rules)
    try #require(outcome.exitCode == 0, "\(outcome.messages)")
    return home
  }

  /// A table of somebody else's: what is the same, uncertain, and of nobody's device.
  static let table = (try? folder.get().write(csv, to: "table.csv")) ?? ""

  /// A table with a bar and the space below it, and with pixels.
  static let bars =
    (try? folder.get().write(
      "device,metric,value\niphone-x,tabBar.height,83\niphone-x,statusBar.height,132px\n",
      to: "bars.csv")) ?? ""

  /// A document with a block that is stale.
  static let document = (try? folder.get().write(markdown, to: "document.md")) ?? ""

  private static let markdown = """
    <!-- keyline:begin get statusBar.height -d iphone-x --os 11 -->20<!-- keyline:end -->

    """

  private static let folder = Result { try Folder() }

  private static let csv = """
    device,metric,value
    iphone-x,statusBar.height,44
    open-phone,statusBar.height,45
    nobody,statusBar.height,44

    """

  /// 45 up to some version after 12.1 and by 13, then 46.
  private static let rules = """
    { "metric": "statusBar.height", "rules": [
      { "id": "status-bar-height/before", "where": { "devices": ["open-phone"], "orientation":
        "portrait" }, "os": { "from": "12", "until": { "after": "12.1", "by": "13" } },
        "value": 45, "rests-on": ["qmui-633/navigation-bar-phones-portrait"] },
      { "id": "status-bar-height/after", "where": { "devices": ["open-phone"], "orientation":
        "portrait" }, "os": { "from": { "after": "12.1", "by": "13" }, "until": "14" },
        "value": 46, "rests-on": ["qmui-633/navigation-bar-phones-portrait"], "note": "Note." } ] }
    """
}
