import Testing

@Suite("remove and restore")
struct RemoveTests {
  @Test func `a shipped device that is removed is no device any more, and comes back`() throws {
    let home = try Home()
    let answer = home.run("get statusBar.height -d iphone-8 --os 11 --no-notes")
    #expect(answer.output == "20\n")
    #expect(home.run("device remove iphone-8").exitCode == 0)
    #expect(home.run("get statusBar.height -d iphone-8 --os 11").exitCode == 1)
    #expect(!home.run("device list").output.contains("iphone-8 "))
    #expect(home.run("db check").exitCode == 0)
    let again = home.run("device remove iphone-8")
    #expect(again.exitCode == 1)
    #expect(again.messages.contains("keyline device restore iphone-8"))
    let add = home.run("device add \"iPhone 8\" --like iphone-7")
    #expect(add.exitCode == 65)
    #expect(add.messages.contains("keyline device restore iphone-8"))
    #expect(home.run("device restore iphone-8").exitCode == 0)
    #expect(home.run("get statusBar.height -d iphone-8 --os 11 --no-notes") == answer)
  }

  @Test func `a device is never removed by the beginning of its name`() throws {
    let home = try Home()
    #expect(home.run("device remove iphone-8").exitCode == 0)
    let run = home.run(["device", "remove", "iPhone 8"])
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("iphone-8-plus"))
    #expect(home.run("device show iphone-8-plus").exitCode == 0)
  }

  @Test func `one's own version goes first, then the shipped row`() throws {
    let home = try Home()
    #expect(home.run("device edit iphone-x --corner-radius 40").exitCode == 0)
    let first = home.run("device remove iphone-x")
    #expect(first.messages.contains("the shipped one applies again"))
    #expect(home.run("device show iphone-x").output.contains("39"))
    #expect(home.run("device remove iphone-x").messages.contains("keyline undo"))
    #expect(home.run("device show iphone-x").exitCode == 1)
  }

  @Test func `a row that another row of one's own names stays, unless it is forced`() throws {
    let home = try Home()
    for line in [
      "device add \"Bar Phone\" --like iphone-x",
      "set statusBar.height=47 -d bar-phone --os 12.1 --source mine --source-title Mine",
    ] { #expect(home.run(line).exitCode == 0) }
    let before = try home.bytes()
    for (line, loss) in [
      (
        "observation remove mine/bar-phone-status-bar-height-12.1",
        "your rule status-bar-height/mine-bar-phone-status-bar-height-12.1 rests on mine/bar-phone-status-bar-height-12.1"
      ),
      (
        "device remove bar-phone",
        "your rule status-bar-height/mine-bar-phone-status-bar-height-12.1 names bar-phone"
      ),
    ] {
      let run = home.run(line)
      #expect(run.exitCode == 65)
      #expect(
        run.messages
          == "error: Refused: \(loss). Nothing was stored. Override with --force.\n")
      #expect(try home.bytes() == before)
    }
    let forced = home.run(
      "observation remove mine/bar-phone-status-bar-height-12.1 --force")
    #expect(forced.exitCode == 0)
    #expect(forced.messages.contains("1 of your own rows"))
    #expect(!home.run("rule list --json").output.contains("status-bar-height/mine-bar"))
    #expect(!home.run("db status").output.contains("dangling"))
  }

  @Test func `a device goes with one's own rows about it, in one change that is undone as one`()
    throws
  {
    let home = try Home()
    for line in [
      "device add \"Bar Phone\" --like iphone-17", "device add \"Other Phone\" --like bar-phone",
      "set statusBar.height=50 tabBar.height=51 -d bar-phone --os 27",
      "set toolbar.height=52 -d bar-phone,iphone-16 --os 27",
    ] {
      let run = home.run(line)
      #expect(run.exitCode == 0, "\(run.messages)")
    }
    let before = home.run("export seed").output
    let removed = home.run("device remove bar-phone --force")
    #expect(removed.exitCode == 0)
    #expect(removed.messages.contains("4 of your own rows about it removed"), "\(removed.messages)")
    #expect(!home.run("db status").output.contains("dangling"))
    #expect(home.run("get toolbar.height -d iphone-16 --os 27").output == "52\n")
    let export = home.run("export seed").output
    let second = try Home()
    let imported = second.run("import -", input: export)
    #expect(imported.exitCode == 0, "\(imported.messages)")
    #expect(second.run("export seed").output == export)
    #expect(home.run("undo").exitCode == 0)
    #expect(home.run("export seed").output == before)
    for _ in 1...4 { #expect(home.run("undo").exitCode == 0) }
    #expect(home.run("export seed").exitCode == 1)
  }

  @Test func `the last evidence of a shipped rule is not taken away by the way`() throws {
    let home = try Home()
    func dispute(_ flags: String = "") -> Run {
      home.edit(
        "observation", "qmui-633/status-bar-phones-with-notch", "\"metric\":",
        "\"disputed\": \"Wrong.\", \"metric\":", flags)
    }
    let run = dispute()
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("disputed"))
    #expect(dispute("--force").exitCode == 0)
  }

  @Test(arguments: [
    ("device restore iphone-x", "applies"), ("device restore no-such", "none to restore"),
    ("rule restore a/b", "none to restore"), ("rule remove a/b", "No rule"),
    ("observation remove a/b", "No observation"), ("device remove no-such", "No device"),
  ])
  func `where there is nothing to do, the answer is no`(line: String, words: String) throws {
    let home = try Home()
    let before = try home.bytes()
    let run = home.run(line)
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.messages.contains(words))
    #expect(try home.bytes() == before)
  }
}
