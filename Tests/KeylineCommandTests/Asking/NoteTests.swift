import Testing

@Suite("Trust by default: notes")
struct NoteTests {
  @Test(arguments: [
    "get statusBar.height -d iphone-x --os 11", "get statusBar.height -d iphone-8 --os 11",
    "get navigationBar.maxY -d iphone-x --os 11 --large-title",
  ])
  func `nothing is said of what is confirmed`(line: String) throws {
    #expect(try keyline(line).messages == "")
  }

  @Test(arguments: [
    (
      "get navigationBar.height -d iphone-15 --os 18",
      "* iOS 18.6 to 18.7 assumed: last measured on iOS 18.5"
    ),
    ("get navigationBar.height -d ipad-air-2 --os 12 --sdk 11", "* single source"),
    ("get tabBar.frameHeight -d ipad-pro-11-1 --os 13", "* for apps built with SDK 13; "),
  ])
  func `there is a line for each reason to be careful`(line: String, note: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.messages.lines.contains { $0.hasPrefix(note) })
    #expect(outcome.exitCode == 0)
  }

  @Test func `a reason is said once, not for each cell`() throws {
    let line = "get navigationBar.height -d iphone-14,iphone-15 --os 17,18 --notes"
    let notes = try keyline(line).messages.lines
    #expect(notes.filter { $0.contains("assumed: last measured on iOS 18.5") }.count == 1)
    #expect(Set(notes).count == notes.count)
  }

  @Test func `no SDK is assumed where one was given`() throws {
    let outcome = try keyline("get tabBar.frameHeight -d ipad-pro-11-1 --os 13 --sdk 13")
    #expect(!outcome.messages.contains("for apps built with"))
  }

  @Test func `notes can be left out, what is unknown cannot`() throws {
    let noted = "get navigationBar.height -d iphone-15 --os 18"
    #expect(try keyline(noted + " --no-notes").messages == "")
    #expect(try keyline(noted + " --no-notes").output == "44\n")
    let unknown = "get safeAreaInsets.top -d iphone-15 --os 17 --prompt --no-notes"
    #expect(try keyline(unknown).messages.contains("unknown"))
    #expect(try keyline(unknown).exitCode == 1)
  }

  @Test(arguments: [
    // The iPhone X ran iOS 11 to 16.
    ("10-12", "iOS 10;"), ("10.2-12", "iOS 10"), ("16-18", "iOS 17–18;"),
  ])
  func `a value alone says which of the versions asked for the device never ran`(
    os: String, versions: String
  ) throws {
    let line = "get homeIndicator.height -d iphone-x --os \(os)"
    let outcome = try keyline(line)
    #expect(outcome.output == "34\n")
    #expect(outcome.exitCode == 0)
    let said = "note: iPhone X never ran \(versions)"
    #expect(outcome.messages.lines.contains { $0.hasPrefix(said) }, "\(outcome.messages)")
    #expect(try !keyline(line + " --no-notes").messages.contains("never ran"))
  }

  @Test(arguments: ["11-12", "..12", "14+", "12"])
  func `ranges without such versions, or with open ends, are no reason for a note`(
    os: String
  ) throws {
    let outcome = try keyline("get homeIndicator.height -d iphone-x --os \(os)")
    #expect(outcome.output == "34\n")
    #expect(!outcome.messages.contains("never ran"))
  }

  @Test(arguments: ["text", "csv", "json", "markdown"])
  func `notes never stand among the data`(format: String) throws {
    let outcome = try keyline("get navigationBar.height -d iphone-15 --os 18 -f \(format)")
    #expect(!outcome.output.contains("assumed: last"))
    #expect(outcome.messages.contains("assumed: last"))
  }

  /// iOS 27 is the newest major version that the seed has.
  @Test(arguments: [
    (
      "get statusBar.height -d iphone-17 --os 28",
      "iOS 28 is not released; "
    ),
    (
      "get statusBar.height -d iphone-17 --os 26,27.8,28",
      "iOS 27.8, 28 is not released; the newest is iOS 27.1"
    ),
    ("explain statusBar.height -d iphone-17 --os 28", "iOS 28 is not released; "),
    ("iphone-17 --os 28", "iOS 28 is not released; "),
  ])
  func `a version above all that are recorded is said to be`(line: String, words: String) throws {
    #expect(try keyline(line).messages.contains(words))
  }

  @Test(arguments: [
    "get statusBar.height -d iphone-17 --os 27.0", "get statusBar.height -d iphone-17 --os 26+",
    "get statusBar.height -d iphone-17", "get statusBar.height -d iphone-17 --os 28 --no-notes",
  ])
  func
    `nothing is said of a version that is recorded, of what is open, or where nobody asks`(
      line: String
    ) throws
  {
    #expect(try !keyline(line).messages.contains("released"))
  }

  @Test(arguments: [
    (
      "get navigationBar.height -d iphone-15 --os 18 --search-bar", "44",
      "--search-bar makes no difference to navigationBar.height"
    ),
    (
      "get navigationBar.height -d iphone-17-pro --os 26 --large-title", "54",
      "--large-title makes no difference to navigationBar.height"
    ),
    (
      "get navigationBar.height -d iphone-15 --os 18 --tab-bar", "44",
      "--tab-bar makes no difference to navigationBar.height"
    ),
    (
      "get screen.width -d ipad-pro-11-m4 --os 18 --display inner", "834",
      "--display: iPad Pro 11-inch (M4) has one display"
    ),
    (
      "get tabBar.height -d iphone-15 --os 17 --split one-half", "49",
      "--split: iPhone 15 has no Split View"
    ),
    (
      "get homeIndicator.height -d iphone-15 --os 18 --multitasking off", "34",
      "--multitasking: iPhone 15 is not an iPad"
    ),
    (
      "get statusBar.height -d iphone-15 --os 18 --widget small", "54",
      "--widget makes no difference to statusBar.height"
    ),
    (
      "get statusBar.height -d iphone-15 --os 18 --search active", "54",
      "--search makes no difference to statusBar.height"
    ),
    // From iOS 13 on a call no longer makes the status bar taller.
    (
      "get navigationBar.maxY -d iphone-se-3 --os 18 --in-call-bar", "64",
      "--in-call-bar makes no difference to navigationBar.maxY"
    ),
  ])
  func `a flag without effect changes nothing and says so`(
    line: String, value: String, note: String
  ) throws {
    let outcome = try keyline(line)
    #expect(outcome.output == value + "\n")
    #expect(outcome.messages.lines.contains("* " + note), "\(outcome.messages)")
    #expect(try keyline(line + " --no-notes").messages == "")
  }

  @Test(arguments: [
    ("get screen.width -d iphone-x --os 11 --sdk 10", true),
    ("explain screen.width -d iphone-x --os 11 --sdk 10", true),
    // Bars of other versions are read by SDK.
    ("get safeAreaInsets.top -d iphone-x --os 11 --sdk 10", false),
    ("get safeAreaInsets.top -d iphone-x --os 11", false),
    // A bar looks as it did before iOS 26 in apps that were built for that.
    ("get navigationBar.height -d iphone-17 --os 26-27 --sdk 26", false),
    ("get navigationBar.height screen.width -d iphone-17 --os 26 --sdk 18", false),
    ("iphone-x --os 11 --sdk 10", false),
    ("get navigationBar.height screen.scale -d iphone-x,iphone-17 --os 16-26 --sdk 18", false),
  ])
  func `--sdk says where no source tells SDKs apart`(line: String, isSaid: Bool) throws {
    let notes = try keyline(line).messages.lines.filter { $0.hasPrefix("* --sdk") }
    #expect(notes == (isSaid ? ["* --sdk: no source says that it matters here"] : []))
  }

  @Test func `the SDK of a project is not said to do nothing`() throws {
    let home = try Home()
    let folder = try home.write(
      files: [(".keyline/config.json", "{ \"sdk\": \"10\" }")], below: "work")
    let run = home.run("get safeAreaInsets.top -d iphone-x --os 11", in: folder)
    #expect(run.output == "44\n")
    #expect(run.messages == "")
  }

  @Test func `a flag that decides some of the versions is not said to do nothing`() throws {
    let run = try keyline("get statusBar.height -d iphone-8 --os 12-13 --in-call-bar")
    #expect(run.output.lines.dropFirst().map { $0.words.last } == ["40", "20"])
    #expect(!run.messages.contains("makes no difference"))
  }

  /// A titleView brings a navigation bar along, and the bar makes the inset 97.667 for 59.
  @Test func `a flag that brings something along does not say that it makes no difference`() throws
  {
    let run = try keyline("get safeAreaInsets.top -d iphone-15 --os 18 --title-view")
    #expect(run.output == "97.667\n")
    #expect(!run.messages.contains("makes no difference"))
  }

  @Test func `notes on some metrics of a table name them`() throws {
    let run = try keyline(
      "get statusBar.height tabBar.height -d iphone-15,iphone-16 --os 18 --notes")
    #expect(
      run.messages.lines.prefix(2) == [
        "* assumed: its sources name no iOS version (statusBar.height)",
        "* inferred: stated for all iPhones on iOS 12 (tabBar.height)",
      ])
  }

  @Test(arguments: [
    (
      "tabBar.height -d iphone-17 --os 26 --in-call-bar",
      "--in-call-bar: iPhone 17 has no in-call bar"
    ),
    (
      "tabBar.height -d iphone-17 --os 26 --display inner",
      "--display: iPhone 17 has one display"
    ),
  ])
  func `a flag that means nothing on a device says so where no value is known, too`(
    question: String, note: String
  ) throws {
    let outcome = try keyline("get " + question)
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.lines.contains("* " + note), "\(outcome.messages)")
  }

  /// That nobody knows the value with a toolbar either does not mean that a toolbar changes nothing.
  @Test func `what has no value is said of no condition`() throws {
    let outcome = try keyline("get tabBar.width -d iphone-x --os 12 --toolbar")
    #expect(!outcome.messages.contains("makes no difference"))
  }

  @Test(arguments: [
    "get statusBar.height safeAreaInsets -d iphone-15,iphone-16 --os 18 --split one-half",
    "get statusBar.height -d iphone-15,iphone-16,ipad-a16 --os 18 --split one-half",
  ])
  func `it is said beside any number of values, of the devices that it is about`(
    line: String
  ) throws {
    let note = "* --split: iPhone 15 and 16 have no Split View"
    #expect(try keyline(line).messages.lines.contains(note))
  }

  @Test(arguments: [
    "get navigationBar.maxY -d iphone-x --os 11 --large-title",
    "get safeAreaInsets -d iphone-x --os 12 --large-title --tab-bar",
    "get navigationBar.height -d iphone-8 --os 12 --navigation-bar",
    "get statusBar.height -d iphone-duo --os 27 --display inner",
    "iphone-x --os 12", "get widget.width -d iphone-15 --os 17 --widget small",
    // It leaves the top inset unknown, and so makes a difference.
    "scroll -d iphone-8 --os 11 --navigation-bar --prompt",
    "scroll -d iphone-8 --os 11 --navigation-bar --search-bar",
  ])
  func `nothing is said of a flag that matters for a value, or where there is none`(
    line: String
  ) throws {
    #expect(try !keyline(line).messages.contains("* --"))
  }

  @Test(arguments: [
    "scroll -d ipad-a16", "draw screen -d ipad-a16", "explain screen.width -d ipad-a16",
  ])
  func `other commands say it in the same words`(command: String) throws {
    let outcome = try keyline(command + " --os 18 --display inner")
    #expect(outcome.messages.contains("--display: iPad (A16) has one display"))
    #expect(outcome.exitCode == 0)
  }

  /// Each kind of widget has a statement of its own, in the same words.
  @Test func `a note is said once for the states of a metric`() throws {
    let lines = try keyline("get widget.width -d iphone-14-plus --os 18 --notes").messages.lines
    #expect(lines.count { $0.contains("stated for phones 428 points wide") } == 1)
  }

  @Test func `a name that two devices share asks about both where neither has a value`() throws {
    let run = try keyline("get navigationBar.height -d ipad-pro-13 --os 26 --sdk 18")
    #expect(run.messages.contains("unknown, not measured since iPadOS 18 redesigned the tab bar"))
    #expect(run.exitCode == 1)
  }

  @Test func `a remark on a navigation bar names the metric that it is about`() throws {
    let run = try keyline("navbar -d iphone-15 --os 17 --left-items 30 --title-view fill")
    #expect(run.output.contains("\n  titleView.barButtonItemSpacing: to a system item; iOS 11 did"))
  }
}
