import KeylineTestSupport
import Testing

extension Home {
  /// A home whose owner has a rule of their own about the iPhone X, 99 points, and a device.
  static func withOwnRows(adding device: String) throws -> Home {
    let home = try Home()
    let rule = """
      { "metric": "statusBar.height", "rules": [
        { "id": "status-bar-height/mine", "where": { "devices": ["iphone-x"] }, "os": { "from": "11",
          "until": "12" }, "value": 99, "rests-on": ["qmui-633/navigation-bar-phones-portrait"] } ] }
      """
    let outcomes = [home.run("rule add --from -", input: rule), home.run(device)]
    for outcome in outcomes { try #require(outcome.exitCode == 0, "\(outcome.messages)") }
    return home
  }
}
