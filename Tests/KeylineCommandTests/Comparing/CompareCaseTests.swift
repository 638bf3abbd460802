import Foundation
import KeylineData
import KeylineTestSupport
import Testing

/// Tables as people have them.
@Suite("compare of tables as people write them")
struct CompareCaseTests {
  private func compare(_ table: String, _ flags: String = "") throws -> Run {
    try Home.shared.get().run("compare - \(flags)", input: table)
  }

  private func verdicts(_ table: String, _ flags: String = "") throws -> [String] {
    let answer = try JSONValue.reading(try compare(table, "--json \(flags)").output)
    return try #require(answer["readings"]).elements.map {
      "\($0["stated"]?.text ?? "") \($0["verdict"]?.text ?? "")"
        + ($0["equals"]?.text.map { " \($0)" } ?? "")
    }
  }

  private static let bars = """
    Model,Status bar height,Navigation bar height,Tab bar height
    iPhone 8,20,64,49
    iPhone X,44,88,83

    """

  @Test func `a bar with what it covers equals another metric, and is not wrong`() throws {
    #expect(
      try verdicts(Self.bars) == [
        "20 same", "64 equals another metric navigationBar.maxY", "49 same",
        "44 same", "88 equals another metric navigationBar.maxY",
        "83 equals another metric tabBar.frameHeight",
      ])
    #expect(try compare(Self.bars).exitCode == 0)
    #expect(try compare(Self.bars.replacing(",83", with: ",84")).exitCode == 1)
  }

  /// swift-snapshot-testing, pull request 1046, has 29 without a reading; 20 was printed on iOS 26.
  @Test func `a wrong value that others publish names them and the reason`() throws {
    let run = try compare(
      "Model,Bottom safe area (landscape)\niPhone Air,29\n",
      "--os 26 --map device=Model --map \"screen.safeAreaInsets.bottom@landscape=Bottom safe area (landscape)\""
    )
    #expect(run.exitCode == 1)
    #expect(run.output.contains("published by snapshot-testing-1046"), "\(run)")
    #expect(run.output.contains("disputed: "))
  }

  @Test(arguments: ["", "--map device=Model --map statusBar.height=#2,homeIndicator.height=#3"])
  func `pixels are divided by the scale, said once`(flags: String) throws {
    let table =
      "Model,Status bar height (px),Home indicator height (px)\niPhone X,132,102\niPhone 8,40,0\n"
    #expect(try verdicts(table, flags) == ["132 same", "102 same", "40 same", "0 same"])
    let messages = try compare(table, flags).messages
    #expect(messages.components(separatedBy: "divided by the scale").count == 2)
  }

  @Test func `a cell with a remark is named, and the others are compared`() throws {
    let table = """
      | Device | Top safe area |
      |---|---|
      | iPhone 12 | 47 |
      | iPad Air (5th gen) | 24 (to check) |
      """
    let run = try compare(table)
    #expect(run.exitCode == 77)
    #expect(run.messages.contains("4:23: \"24 (to check)\""))
    #expect(try compare(table.replacing(" 47 ", with: " 48 ")).exitCode == 1)
  }

  @Test func `a column of numbers that is not read is exit 77 unless it is ignored`() throws {
    let table = "Device,Status bar height,Year\niPhone X,44,2017\n"
    let run = try compare(table)
    #expect(run.exitCode == 77)
    #expect(run.messages.lines.last { !$0.isEmpty }?.contains("1 column with numbers") == true)
    #expect(try compare(table, "--ignore Year").exitCode == 0)
  }

  @Test func `a table with the devices in its head row is read`() throws {
    let table = """
      | Element | iPhone SE (3rd generation) | iPhone 14 |
      |---|---|---|
      | Status bar | 20 | 47 |
      | Navigation bar | 44 | 44 |
      | Tab bar | 49 | 83 |
      """
    let found = try verdicts(table, "--os 18")
    #expect(
      found == [
        "20 same", "47 same", "44 same", "44 same", "49 same",
        "83 equals another metric tabBar.frameHeight",
      ])
  }

  @Test func `a map of names is read, and keys that are not are named`() throws {
    let table = #"{ "iPhone 15 Pro": { "safeAreaInsets.top": 59, "year": 2023 } }"#
    #expect(try verdicts(table) == ["59 same"])
    #expect(try compare(table).exitCode == 77)
    #expect(try compare(table, "--ignore year").exitCode == 0)
    let other = try compare(#"[ { "handset": "iPhone X", "w": 375 } ]"#)
    #expect(other.exitCode == 65)
    #expect(other.messages.contains("(handset, w)"))
    let mapped = "--map device=handset,screen.width=w"
    #expect(try compare(#"[ { "handset": "iPhone X", "w": 375 } ]"#, mapped).exitCode == 0)
  }
}
