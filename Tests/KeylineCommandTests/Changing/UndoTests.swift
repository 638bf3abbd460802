import KeylineData
import KeylineStore
import KeylineTestSupport
import Testing

@Suite("log and undo")
struct UndoTests {
  @Test func `the last change is taken back, then the one before`() throws {
    let home = try Home()
    let questions = ["device show iphone-x", "rule list statusBar.height", "device list"]
    let before = questions.map { home.run($0) }
    let lines = [
      "device edit iphone-x --corner-radius 40", "device add \"Bar Phone\" --like iphone-x",
      "rule remove status-bar-height/in-call-until-13", "device remove bar-phone",
    ]
    for line in lines { #expect(home.run(line).exitCode == 0, "\(line)") }
    #expect(home.run("undo --dry-run").output.hasPrefix("added device bar-phone\n"))
    for (number, line) in zip((1...4).reversed(), lines.reversed()) {
      let run = home.run("undo")
      #expect(run.exitCode == 0)
      let title = line.words.prefix(2).joined(separator: " ")
      #expect(run.messages.hasPrefix("Undid change \(number): \(title)"), "\(run.messages)")
    }
    let nothing = home.run("undo")
    #expect(nothing.exitCode == 1)
    #expect(nothing.messages == "error: Nothing to undo.\n")
    #expect(questions.map { home.run($0) } == before)
    #expect(home.run("db check").exitCode != 65)
  }

  @Test func `where nothing is to be undone, no file is made`() throws {
    let home = try Home()
    #expect(home.run("undo").exitCode == 1)
    #expect(FilePath(home.database).kind == nil)
    #expect(FilePath(home.path(".local")).kind == nil)
  }

  @Test func `a value is undone under the command that set it, with its conditions`() throws {
    let home = try Home()
    let line = "set tabBar.height=50 -d iphone-x --os 12 --where orientation=landscape"
    #expect(home.run(line).exitCode == 0)
    #expect(home.run("undo").messages.hasPrefix("Undid change 1: \(line)."))
  }

  @Test func `the log names every change, the last first, in every format`() throws {
    let home = try Home()
    #expect(home.run("log").exitCode == 1)
    #expect(home.run("device edit iphone-x --corner-radius 40").exitCode == 0)
    #expect(home.run("undo").exitCode == 0)
    let lines = home.run("log -f tsv").output.lines
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("2\t"))
    #expect(
      lines[1].hasSuffix("\tundo: device edit iphone-x\trestored device iphone-x\tundoes 1"))
    #expect(lines[2].hasSuffix("\tdevice edit iphone-x\tedited device iphone-x\tundone by 2"))
    let entries = try JSONValue.reading(home.run("log --json").output)["entries"]?.elements ?? []
    #expect(entries.map { $0["number"]?.text } == ["2", "1"])
    #expect(entries.last?["undoneBy"]?.text == "2")
    #expect(entries.last?["changes"]?.elements.first?["after"]?["corner-radius"]?.text == "40")
    #expect(entries.last?["changes"]?.elements.first?["before"]?["corner-radius"]?.text == "39")
    #expect(home.run("log -f markdown").output.hasPrefix("|"))
  }

  @Test func `one change is shown line by line`() throws {
    let home = try Home()
    #expect(home.run("device edit iphone-x --corner-radius 40").exitCode == 0)
    let run = home.run("log 1")
    #expect(run.output.contains("- "))
    #expect(run.output.contains("+   \"corner-radius\": 40,"))
    let none = home.run("log 7")
    #expect(none.exitCode == 1)
    #expect(none.messages.contains("There is no change 7"))
  }

  @Test func `every adding command stands in the log`() throws {
    let titles = try OpenHome.shared.get().run("log -f tsv").output.lines.dropFirst().map {
      $0.split(separator: "\t")[2].description
    }
    #expect(
      titles == [
        "add 2 rules",
        "set statusBar.height=47 -d iphone-x --os 12.2 --evidence", "device add bare-phone",
        "device add open-phone", "device add bar-phone",
      ])
  }
}
