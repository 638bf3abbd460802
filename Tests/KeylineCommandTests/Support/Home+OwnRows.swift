import KeylineData
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
    let outcomes = [home.run("rule add -", input: rule), home.run(device)]
    for outcome in outcomes { try #require(outcome.exitCode == 0, "\(outcome.messages)") }
    return home
  }

  /// Edits a row as a pipe does: shown as JSON, changed, read back.
  func edit(
    _ noun: String, _ id: String, _ old: String, _ new: String, _ flags: String = ""
  ) -> Run {
    let shown = run("\(noun) show \(id) --json").output.replacing(old, with: new)
    return run("\(noun) edit \(id) - \(flags)", input: shown)
  }

  /// Adds a note to a row.
  func note(_ noun: String, _ id: String, _ note: String, _ flags: String = "") -> Run {
    edit(noun, id, "\"metric\":", "\"note\": \"\(note)\", \"metric\":", flags)
  }

  /// A home with a phone of one's own, which is like an iPhone 17.
  static func withPhone() throws -> Home {
    let home = try Home()
    let added = home.run("device add \"My Phone\" --like iphone-17")
    try #require(added.exitCode == 0, "\(added.messages)")
    return home
  }
}

extension Run {
  /// The change that was printed as JSON: the new rows, by kind.
  var changes: [String: JSONValue] {
    get throws {
      let document = try JSONValue.reading(output)
      #expect(document["schema"]?.text == "keyline.change/1")
      return Dictionary(
        uniqueKeysWithValues: try #require(document["changes"]).elements.map {
          ($0["kind"]?.text ?? "", $0["after"] ?? .null)
        })
    }
  }
}
