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
    ("get navigationBar.height -d iphone-15 --os 18", "* assumed: measured up to iOS 18.5"),
    ("get navigationBar.height -d ipad-air-2 --os 12 --sdk 11", "* single source"),
    ("get tabBar.frameHeight -d ipad-pro-11-1 --os 13", "* assuming SDK 13"),
  ])
  func `there is a line for each reason to be careful`(line: String, note: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.messages.lines.contains { $0.hasPrefix(note) })
    #expect(outcome.exitCode == 0)
  }

  @Test func `a reason is said once, not for each cell`() throws {
    let line = "get navigationBar.height -d iphone-14,iphone-15 --os 17,18 --notes"
    let notes = try keyline(line).messages.lines
    #expect(notes.filter { $0.hasPrefix("* assumed") }.count == 1)
    #expect(Set(notes).count == notes.count)
  }

  @Test func `no SDK is assumed where one was given`() throws {
    let outcome = try keyline("get tabBar.frameHeight -d ipad-pro-11-1 --os 13 --sdk 13")
    #expect(!outcome.messages.contains("assuming SDK"))
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
    ("10-12", "iOS 10:"), ("10.2-12", "iOS 10"), ("16-18", "iOS 17–18:"),
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
    #expect(!outcome.output.contains("* assumed"))
    #expect(outcome.messages.contains("* assumed"))
  }

  /// iOS 27 is the newest that the seed has; 144 is a slip for 14.4.
  @Test(arguments: [
    (
      "get statusBar.height -d iphone-17 --os 99",
      "no release of iOS 99 is recorded, the newest is 27."
    ),
    ("get statusBar.height -d iphone-17 --os 26,144,99", "no release of iOS 144, 99 is recorded"),
    ("explain statusBar.height -d iphone-17 --os 99", "no release of iOS 99 is recorded"),
    ("iphone-17 --os 99", "no release of iOS 99 is recorded"),
  ])
  func `a version above all that are recorded is said to be`(line: String, words: String) throws {
    #expect(try keyline(line).messages.contains(words))
  }

  @Test(arguments: [
    "get statusBar.height -d iphone-17 --os 27.0", "get statusBar.height -d iphone-17 --os 26+",
    "get statusBar.height -d iphone-17", "get statusBar.height -d iphone-17 --os 99 --no-notes",
  ])
  func
    `nothing is said of a version that is recorded, of what is open, or where nobody asks`(
      line: String
    ) throws
  {
    #expect(try !keyline(line).messages.contains("is recorded"))
  }
}
