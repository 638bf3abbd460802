import KeylineData
import KeylineTestSupport
import Testing

@Suite("Auditing a rule of thumb")
struct AuditTests {
  private static let margin =
    "audit \"width > 375 ? 20 : 16\" --metric barButtonItem.edgeMargin --os 14-18"

  /// The cells of a command line.
  private func cells(_ line: String) throws -> [JSONValue] {
    try JSONValue.reading(try keyline(line + " --json").output)["results"]?.elements ?? []
  }

  /// The portrait widths with a verdict.
  private func widths(_ cells: [JSONValue], _ verdict: String) -> Set<String> {
    Set(
      cells.filter { $0["verdict"]?.text == verdict }
        .flatMap { $0["variables"]?.elements.first?["values"]?.texts ?? [] })
  }

  @Test func `the margin by width is wrong at 390, 393 and 402 and right at 320, 375 and 414`()
    throws
  {
    let cells = try cells(Self.margin + " -d family:iphone,family:ipod")
    #expect(widths(cells, "disagrees") == ["390", "393", "402"])
    #expect(widths(cells, "agrees") == ["320", "375", "414"])
    #expect(widths(cells, "not covered") == ["428", "430", "440"])
    for cell in cells where cell["verdict"]?.text == "disagrees" {
      #expect(cell["says"]?.texts == ["20"])
      #expect(cell["value"]?.text == "16")
    }
    #expect(try keyline(Self.margin).exitCode == 1)
  }

  @Test func `a display that a device does not have takes no value away`() throws {
    let line = "audit \"hasNotch ? 88 : 64\" --metric navigationBar.maxY -d iphone-x --os 12"
    #expect(try keyline(line + " --display inner").output == keyline(line).output)
    #expect(
      try keyline("find navigationBar.height=44 -d iphone-x --os 12 --display inner").output
        == keyline("find navigationBar.height=44 -d iphone-x --os 12").output)
    #expect(
      try keyline("export csv statusBar.height -d iphone-15 --os 18 --display inner").output
        == keyline("export csv statusBar.height -d iphone-15 --os 18").output)
    #expect(
      try keyline("draw timeline statusBar.height -d iphone-x --display inner").output
        .contains(">44</text>"))
  }

  @Test func `the table shows what is wrong first, with the right value`() throws {
    let lines = try keyline(Self.margin).output.lines
    #expect(lines[0].squeezed == "Device iOS width Verdict Says Is")
    #expect(
      lines[1].squeezed.hasSuffix("all 390, 393, 402 disagrees 20 16"))
    #expect(lines.contains { $0.squeezed.hasSuffix("320, 375 agrees 16 16") })
  }

  @Test(arguments: [
    // 44 plus a status bar of 44 before iOS 14, 48 from there; and 44 plus 20.
    ("hasNotch ? 88 : 64", "navigationBar.maxY", "iphone-x,iphone-8", "11-13", 0),
    ("hasNotch ? 88 : 64", "navigationBar.maxY", "iphone-xr", "13-14", 1),
    ("hasNotch ? os < 14 ? 88 : 92 : 64", "navigationBar.maxY", "iphone-xr", "13-14", 0),
    ("safeAreaInsets.bottom > 0 ? 83 : 49", "tabBar.frameHeight", "iphone-x,iphone-8", "11", 0),
    ("safeAreaInsets.bottom > 0 ? 83 : 49", "tabBar.frameHeight", "ipad-pro-11-1", "13", 1),
    ("safeAreaInsets.bottom + 49", "tabBar.frameHeight", "iphone-x,iphone-8", "11", 0),
    (
      "UIScreen.main.nativeBounds.height == 2436 ? 44 : 20", "statusBar.height", "iphone-x", "12", 0
    ),
    ("100.333", "navigationBar.maxY", "iphone-16-pro", "18", 0),
    ("302 / 3 - 1 / 3", "navigationBar.maxY", "iphone-16-pro", "18", 0),
    ("20 / (width - 375)", "statusBar.height", "iphone-8", "12", 1),
    // Before iOS 11 there is no safe area to ask, so nothing is decided.
    ("safeAreaInsets.bottom > 0 ? 83 : 49", "tabBar.frameHeight", "iphone-7", "10", 1),
  ])
  func `the exit code says whether it holds`(
    expression: String, metric: String, devices: String, os: String, code: Int32
  ) throws {
    let line = "audit \"\(expression)\" --metric \(metric) -d \(devices) --os \(os)"
    #expect(try keyline(line).exitCode == code)
  }

  @Test func `what is not covered fails only when that is wanted`() throws {
    let line = "audit 16 --metric barButtonItem.edgeMargin -d iphone-12,iphone-16-plus --os 18"
    #expect(try keyline(line).exitCode == 0)
    #expect(try keyline(line + " --strict").exitCode == 1)
    #expect(try keyline(line + " --strict").output == (try keyline(line).output))
    let known = "audit 16 --metric barButtonItem.edgeMargin -d iphone-12 --os 18 --strict"
    #expect(try keyline(known).exitCode == 0)
  }

  @Test func `where a value is unknown the last lines say why and what to do`() throws {
    let run = try keyline(
      "audit 375 --metric barButtonItem.edgeMargin -d iphone-15 --os 18 --landscape")
    #expect(
      run.messages.lines.suffix(2) == [
        "note: barButtonItem.edgeMargin on iPhone 15, iOS 18: unknown, not measured",
        "  next     keyline explain barButtonItem.edgeMargin -d iphone-15 --os 18 --landscape",
      ])
  }

  @Test(arguments: ["text", "markdown", "html", "csv", "tsv", "jsonl", "json"])
  func `it can be had in every format`(format: String) throws {
    let line = Self.margin + " -d iphone-12,iphone-8-plus"
    let run = try keyline("\(line) -f \(format)")
    #expect(run.output.contains("disagrees"))
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("disagrees on 1 device, agrees on 1"))
    #expect(try keyline("\(line) -f \(format) --no-notes").messages == "")
  }

  @Test(arguments: [
    ("width >", "column 8: a value is missing before the end"), ("widht", "Nearest: width"),
  ])
  func `a bad expression is bad usage, with its place`(expression: String, words: String) throws {
    let run = try Home.shared.get().run([
      "audit", expression, "--metric", "statusBar.height", "-d", "iphone-x",
    ])
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(run.messages.contains(words))
    #expect(run.messages.hasPrefix("error: column "))
    #expect(run.messages.lines.count == 1)
  }

  @Test(arguments: [
    ("isIPhoneX ? 88 : 64", "isIPhoneX"), ("IS_IPHONE_X ? 88.f : 64.f", "IS_IPHONE_X"),
    ("iPhoneX ? CGFloat(88) : 64.0f", "iPhoneX"),
  ])
  func `a test for the iPhone X is read as a notch or an island, and says so`(
    expression: String, name: String
  ) throws {
    let home = try Home.shared.get()
    let question = ["--metric", "navigationBar.maxY", "--os", "14-16", "-d"]
    let right = home.run(["audit", expression] + question + ["iphone-x,iphone-8"])
    #expect(right.exitCode == 0)
    #expect(right.messages.contains("note: \(name) is read as \"has a notch or an island\""))
    let wrong = home.run(["audit", expression] + question + ["iphone-14-pro", "--json"])
    #expect(wrong.exitCode == 1)
    let cells = try JSONValue.reading(wrong.output)["results"]?.elements ?? []
    #expect(cells.allSatisfy { $0["verdict"]?.text == "disagrees" } && !cells.isEmpty)
    let silent = home.run(["audit", expression, "--no-notes"] + question + ["iphone-x"])
    #expect(silent.messages == "")
  }

  @Test(arguments: [
    ("audit", 64, "write an expression"), ("audit 16", 64, "--metric"),
    ("audit --grammar --metric statusBar.height", 64, "takes no expression"),
    ("audit 16 --metric nope", 1, "No metric \"nope\""),
    ("audit 16 --metric safeAreaInsets", 1, "safeAreaInsets.top"),
    ("audit 16 --metric statusBar.height -d iphone-99", 1, "No device"),
    ("audit 16 --metric statusBar.height --os x", 64, "not a set of versions"),
    ("audit 16 --metric statusBar.height -d notch --os 9", 1, "nothing to audit"),
  ])
  func `a call that cannot be answered says why`(
    line: String, code: Int32, words: String
  ) throws {
    let run = try keyline(line)
    #expect(run.exitCode == code)
    #expect(run.output == "")
    #expect(run.messages.contains(words))
  }

  @Test func `a huge expression is refused in bounded time`() throws {
    for text in ["(", "1+", "isPad ? 1 : ", "é"] {
      let expression = String(repeating: text, count: 100_000)
      let run = try Home.shared.get().run(["audit", expression, "--metric", "statusBar.height"])
      #expect(run.exitCode == 64)
      #expect(run.messages.utf8.count < 1_000)
    }
  }
}
