import Testing

@Suite("What is unknown in a table, below it")
struct MissingLinesTests {
  @Test func `each reason is told once, and the next call behind them`() throws {
    let run = try keyline("get tabBar.height -d iphone-17,iphone-17-pro,iphone-se-3 --os 26")
    #expect(
      run.messages.lines == [
        "note: tabBar.height on iPhone 17, 17 Pro and SE (3rd generation), iOS 26: unknown, "
          + "not measured since the iOS 26 redesign",
        "  next     keyline explain tabBar.height -d iphone-17 --os 26",
      ])
  }

  @Test(arguments: [
    "get widget,tabBar,barButtonItem,titleView -d iphone-duo", "iphone-16-pro --os 18 --zoomed",
    "get tableView.subtitleRowHeight statusBar.height -d iphone-15,ipad-a16,ipad-9,iphone-8 "
      + "--os 16,18",
  ])
  func `three reasons are told, and how many more there are`(line: String) throws {
    func reasons(_ flag: String) throws -> [String] {
      try keyline(line + flag).messages.lines.filter {
        $0.hasPrefix("note: ") && ($0.contains("unknown") || $0.contains("never ran"))
      }
    }
    #expect(try (1...3).contains(reasons("").count))
    let all = Set(try reasons(" --notes"))
    for reason in try reasons("") {
      let told = reason.prefix(upTo: reason.firstRange(of: " (and ")?.lowerBound ?? reason.endIndex)
      #expect(all.contains(String(told)), "\(reason)")
    }
    let isCut = try keyline(line).messages.contains(" more reason")
    #expect(isCut ? all.count > 3 : true)
  }

  /// One sentence for one question, wherever it is asked.
  @Test(arguments: [
    "iphone-16-pro --os 18 --zoomed", "iphone-15-pro --os 18", "ipad-a16 --os 18",
    "iphone-17 --os 26",
  ])
  func `with all notes each sentence is that of get`(sheet: String) throws {
    let question = sheet.split(separator: " ", maxSplits: 1)
    let lines = try keyline(sheet + " --notes").messages.lines.filter { $0.hasPrefix("note: ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.split(separator: " ")
      let (metric, orientation) = (words[1], words[3])
      let single = try keyline("get \(metric) -d \(question[0]) \(question[1]) --\(orientation)")
      let sentence = line.split(separator: ": ", maxSplits: 2).last ?? ""
      #expect(
        single.messages.lines.first?.hasSuffix(": \(sentence)") == true,
        "\(line)\n\(single.messages)")
    }
  }

  @Test(arguments: ["--no-notes", "-f csv", "-f json"])
  func `nothing is told where nobody reads it`(flag: String) throws {
    for line in ["get tabBar.height -d iphone-17,iphone-16 --os 26", "iphone-17 --os 26"] {
      #expect(!(try keyline("\(line) \(flag)").messages.contains("unknown")))
    }
  }

  @Test func `a device without a first version is told beside others`() throws {
    let home = try Home()
    try #require(
      home.run("device add \"No First\" --family iphone --screen 390x844 --scale 3").exitCode == 0)
    let run = home.run("get statusBar.height -d no-first,iphone-x --os 13")
    #expect(
      run.messages.lines.suffix(2) == [
        "note: statusBar.height on No First, iOS 13: unknown: No First has no first iOS version",
        "  next     keyline device edit no-first --first-os 15",
      ])
  }

  @Test func `the value that explain says how to record is stored for what was asked`() throws {
    let home = try Home()
    let lines = ["--bar-button-items system", "--toolbar", "--tab-bar --toolbar"].map {
      "get tabBar.height -d iphone-17 --os 26 " + $0
    }
    let explained = home.run("explain tabBar.height -d iphone-17 --os 26").messages
    let step = "set tabBar.height=N -d iphone-17 --os 26"
    #expect(explained.lines.contains { $0.hasSuffix("keyline " + step) }, "\(explained)")
    #expect(home.run(step.replacing("=N", with: "=49")).exitCode == 0)
    for line in lines { #expect(home.run(line).output == "49\n") }
  }
}
