import KeylineModel
import Testing

/// Questions about conditions that few metrics have, as the sources of the data answer them.
@Suite struct ConditionTests {
  @Test(arguments: [
    ("get keyboard.height -d iphone-8 --os 15", "260"),
    ("get keyboard.height -d iphone-8 --os 15 --suggestions off", "216"),
    ("get keyboard.height -d iphone-11 --os 15", "346"),
    ("get keyboard.height -d iphone-15 --os 26", "335"),
    ("get keyboard.height -d iphone-18-pro --os 27 --suggestions off", "301"),
    ("get switch.width --os 18", "51"), ("get switch.height --os 26", "28"),
    ("get tableView.rowHeight -d iphone-16 --os 26 --cell classic", "52"),
    ("get tableView.rowHeight -d iphone-16 --os 26 --cell content-configuration", "53"),
    ("get tableView.groupedHeaderHeight -d iphone-16 --os 26", "35"),
    ("get tableView.groupedHeaderHeight -d iphone-16 --os 26 --table-style grouped", "35"),
    ("get tableView.untitledSectionHeaderHeight -d iphone-16 --os 26", "17.667"),
    ("get widget.width -d iphone-15-pro --os 18 --widget small", "158"),
    ("get widget.width -d iphone-13 --os 16 --widget accessory-rectangular", "160"),
    ("get widget.height -d iphone-13 --os 16 --widget accessory-inline", "26"),
    ("get widget.height -d ipad-pro-10-5 --os 15 --widget large", "288"),
    ("get widget.width -d ipad-pro-11-4 --os 16 --widget extra-large", "628"),
    ("get segmentedControl.height -d iphone-6s --os 10.3", "28"),
    ("get segmentedControl.height -d iphone-11 --os 13", "31"),
    ("get segmentedControl.height -d iphone-17 --os 27", "31"),
    ("get sensorHousing.width -d iphone-15", "126"),
  ])
  func `one value prints alone`(line: String, value: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.output == value + "\n", "\(outcome.messages)")
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: ["11", "12"])
  func `a change without a date leaves what is in between open`(os: String) throws {
    let answer = try keyline("get segmentedControl.height -d iphone-6s --os \(os) -f csv").output
    #expect(answer.contains("\"uncertain\""))
  }

  @Test(arguments: [
    ("widget.width -d iphone-13 --os 16 --widget", "accessoryCircular", "accessory-circular"),
    ("widget.width -d ipad-air-3 --os 15 --widget", "extraLarge", "extra-large"),
    (
      "tableView.separatorInset -d iphone-16 --os 26 --table-style", "insetGrouped",
      "inset-grouped"
    ),
  ])
  func `the spelling of Apple's frameworks is understood`(
    question: String, theirs: String, ours: String
  ) throws {
    let outcome = try keyline("get \(question) \(theirs)")
    #expect(outcome.exitCode == 0)
    #expect(outcome == (try keyline("get \(question) \(ours)")))
  }

  @Test func `where no device differs, none is named`() throws {
    let outcome = try keyline("get switch.width switch.height --os 18,26 -f markdown")
    #expect(
      outcome.output == """
        | iOS | Switch width | Switch height |
        | --- | -----------: | ------------: |
        | 18  |           51 |            31 |
        | 26  |           63 |            28 |

        """)
  }

  @Test func `several values are columns of one table`() throws {
    let line = "get keyboard.height -d iphone-18-pro --os 27 --suggestions on,off -f csv"
    let lines = try keyline(line).output.split(whereSeparator: \.isNewline)
    #expect(lines.count == 3)
    #expect(lines[0].contains("\"orientation\",\"situation\",\"metric\""))
    let cells = try keyline("get tableView.rowHeight -d iphone-16 --os 26")
    #expect(cells.output.contains("Row height, classic  Row height, content-configuration"))
  }

  @Test func `a picture shows the keyboard when asked, and the housing where its frame is known`()
    throws
  {
    let plain = try keyline("draw screen -d iphone-17 --os 26").output
    let typing = try keyline("draw screen -d iphone-17 --os 26 --keyboard").output
    #expect(!plain.contains("Keyboard height"))
    #expect(typing.contains("Keyboard height 335"))
    #expect(plain.contains("class=\"p-housing\""))
  }

  @Test func `a condition leaves other metrics alone`() throws {
    let plain = try keyline("get statusBar.height -d iphone-x --os 11 --json")
    let other = try keyline("get screen.width -d iphone-x --os 11 --suggestions off")
    #expect(plain.output.contains("\"situation\": {}"))
    #expect(other.output == "375\n")
  }

  @Test(arguments: [
    ("explain widget.width -d iphone-15-pro --os 18 --widget small,large", "takes one value here"),
    ("get widget.width --widget tiny", "'--widget' takes small, medium, large, extra-large, acc"),
  ])
  func `a value that does not fit is refused`(line: String, message: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains(message))
  }

  @Test(arguments: Dimension.ofFewMetrics)
  func `its flag and its key come from its declaration`(dimension: Dimension) throws {
    #expect(try keyline("help conditions").output.contains("--\(dimension.key) "))
    let against = "diff -d iphone-15 --os 26 keyboard.height --against \(dimension.key)=nothing"
    #expect(try keyline(against).messages.contains(dimension.key))
  }

  /// QuickType came with iOS 8.
  @Test(arguments: ["", "--suggestions on ", "--suggestions off "])
  func `before iOS 8 a keyboard has no suggestions`(flags: String) throws {
    let outcome = try keyline("get keyboard.height \(flags)-d iphone-5s --os 7")
    #expect(outcome.output == "216\n")
    let note = "* --suggestions makes no difference to keyboard.height"
    #expect(outcome.messages.contains(note) != flags.isEmpty)
  }
}
