import Testing

@Suite("What is unknown in a table, below it")
struct MissingLinesTests {
  @Test func `each reason is told, and the steps once behind them`() throws {
    let run = try keyline("get tabBar.height -d iphone-17,iphone-17-pro,iphone-se-3 --os 18,26")
    #expect(
      run.messages.lines.suffix(6) == [
        "note: tabBar.height on iPhone 17 and 17 Pro, iOS 26: unknown since the iOS 26 redesign; "
          + "49 on phones before it (assumed). tabBar.frameHeight is 83",
        "note: tabBar.height on iPhone SE (3rd generation), iOS 26: unknown since the "
          + "iOS 26 redesign; 49 before it (inferred). tabBar.frameHeight is 83",
        "Know it? Record it:", "keyline set tabBar.height=N -d iphone-17 --os 26",
        "keyline set tabBar.height=N -d iphone-17-pro --os 26",
        "keyline set tabBar.height=N -d iphone-se-3 --os 26",
      ])
  }

  @Test(arguments: [
    (
      "iphone 18 pro max keyboard height",
      "error: keyboard.height on iPhone 18 Pro Max, iOS 27: unknown with the suggestion bar; "
        + "320 without it. Try --suggestions off."
    ),
    (
      "get navigationBar.height statusBar.height -d iphone-15 --os 26 --sdk 18",
      "note: navigationBar.height on iPhone 15, iOS 26: unknown for apps built with SDK 18; "
        + "54 with SDK 26, 44 with --design-compat"
    ),
  ])
  func `a flag that answers stands behind the reason`(line: String, last: String) throws {
    #expect(try keyline(line).messages.lines.last == last)
  }

  @Test(arguments: [
    (
      "iphone-16-pro --os 18 --zoomed", "all",
      "screen.width in portrait on iPhone 16 Pro, iOS 18: unknown with Display Zoom; 402 without it"
    ),
    (
      "get tableView.subtitleRowHeight statusBar.height -d iphone-15,ipad-a16,ipad-9,iphone-8 "
        + "--os 16,18",
      nil, nil
    ),
  ])
  func `more than three reasons are counted, and one of them is told`(
    line: String, count: String?, example: String?
  ) throws {
    let last = try #require(try keyline(line).messages.lines.last)
    let parts = last.split(separator: " unknown (--notes), for example ")
    #expect(parts.count == 2, "\(last)")
    if let count { #expect(parts[0] == count) }
    if let example { #expect(parts[1] == example) }
  }

  @Test func `what is said of several versions or releases is said once`() throws {
    let table = "get tabBar.height statusBar.height -d iphone-17 --os 26"
    for line in [table, table + " --each-release"] {
      let run = try keyline(line)
      let notes = run.messages.lines.filter { $0.hasPrefix("note: ") }
      #expect(notes.count == 1, "\(run.messages)")
      #expect(notes.first?.hasPrefix("note: tabBar.height on iPhone 17, iOS 26") == true)
    }
  }

  /// Devices with equal values share a row, and so does what is unknown of them.
  @Test func `rows that devices share are counted as they are printed`() throws {
    let run = try keyline("get keyboard.height -d all --os 14-27")
    let rows = run.output.lines.count { $0.squeezed.hasSuffix(" unknown") }
    let counted = run.messages.lines.compactMap { $0.split(separator: " unknown (--notes)").first }
    #expect(counted.contains { $0.hasPrefix("\(rows) of ") }, "\(run.messages)")
  }

  @Test func `each device keeps the step that leads to its own value`() throws {
    let run = try keyline("get navigationBar.maxY -d iphone-17,iphone-16-pro --os 26 --sdk 18")
    let notes = run.messages.lines.filter { $0.hasPrefix("note: ") }
    #expect(notes.map { $0.contains("--design-compat") } == [true, false])
    let other = "get navigationBar.maxY -d iphone-16-pro --os 26 --sdk 18 --design-compat"
    #expect(try keyline(other).exitCode == 1)
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
      let sentence = line.split(separator: ": ", maxSplits: 2)[2]
      #expect(
        single.messages.lines.first?.contains(": \(sentence).") == true,
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
      run.messages.lines.suffix(3) == [
        "note: No First has no first iOS version", "Add it:",
        "keyline device edit no-first --first-os 15",
      ])
  }

  @Test func `the command leaves out bars that decide nothing, so that it stores the answer`()
    throws
  {
    let home = try Home()
    let lines = ["--bar-button-items system", "--toolbar", "--tab-bar --toolbar"].map {
      "get tabBar.height -d iphone-17 --os 26 " + $0
    }
    let step = "set tabBar.height=N -d iphone-17 --os 26"
    for line in lines { #expect(home.run(line).messages.lines.last == "keyline " + step) }
    #expect(home.run(step.replacing("=N", with: "=49")).exitCode == 0)
    for line in lines { #expect(home.run(line).output == "49\n") }
  }
}
