import KeylineData
import KeylineTestSupport
import Testing

@Suite("import of very many rows")
struct ImportManyTests {
  private static let devices = ["iphone-11", "iphone-12", "ipad-pro-11-2", "iphone-12-mini"]
  private static let metrics = ["statusBar", "toolbar", "tabBar", "navigationBar"]

  /// A table in long form: every device, a few metrics, versions of iOS 14 to 16 without end.
  private static func csv(_ count: Int, plus extra: Int = 0) -> String {
    let rows = (0..<count).map { row in
      let (device, metric) = (devices[row % 4], metrics[row / 4 % 4])
      let version = row / 16
      return "\(device),\(metric).height,\(20 + version % 7 + extra),"
        + "\(14 + version / 250).\(1 + version % 250)\n"
    }
    return "device,metric,value,os\n" + rows.joined()
  }

  private static let line = "import - --source bulk --source-title Bulk"

  @Test func `stores them in one change that one undo takes back`() throws {
    let home = try Home()
    let run = home.run(Self.line, input: Self.csv(4_000))
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.output.hasPrefix("CSV: 4000 observations: "))
    #expect(
      run.messages.hasSuffix("\nStored 4000 observations and 1 source. Undo with: keyline undo\n"))
    let log = home.run("log").output.lines
    #expect(log.count == 2)
    #expect(log.last?.contains("and 3998 more") == true)
    #expect(home.run("log 1").output.lines.count { $0.hasPrefix("added observation") } == 4_000)
    #expect(home.run("db check").exitCode != 65)
    #expect(
      home.run("undo").output.lines.count { $0.hasPrefix("removed observation") } == 4_000)
    #expect(home.run("export seed").messages == "error: You have no rows of your own.\n")
  }

  @Test func `stores as many as one file may hold`() throws {
    let home = try Home()
    let run = home.run(Self.line, input: Self.csv(10_000))
    #expect(
      run.messages.hasSuffix(
        "\nStored 10000 observations and 1 source. Undo with: keyline undo\n"))
    let rows = try JSONValue.reading(home.run("db status --json").output)["counts"]?.elements
    let own = rows?.first {
      $0["table"]?.text == "observation" && $0["layer"]?.text == "local"
    }
    #expect(own?["rows"]?.text == "10000")
    #expect(home.run("db check").exitCode != 65)
  }

  @Test(arguments: [line, "compare -"])
  func `refuses one row more, with its place`(line: String) throws {
    let run = try Home().run(line, input: Self.csv(10_001))
    #expect(run.exitCode == 65)
    #expect(run.messages.hasPrefix("error: standard input:10002:"))
    #expect(run.messages.contains("more than 10000 rows, the most that Keyline reads at a time"))
  }

  @Test func `tells people of the first hundred, and programs of all`() throws {
    let home = try Home()
    let text = home.run(Self.line + " --dry-run", input: Self.csv(1_000))
    #expect(text.output.lines.count { $0.hasPrefix("conflicting") } == 100)
    #expect(text.output.hasSuffix("\nThe first 100 rows with a remark. All rows: --format csv\n"))
    let whole = home.run(Self.line + " --dry-run --json", input: Self.csv(1_000))
    let document = try JSONValue.reading(whole.output)
    #expect(document["items"]?.elements.count == 1_001)
    let conflicting = document["items"]?.elements.count { $0["status"]?.text == "conflicting" }
    #expect(document["counts"]?["conflicting"]?.text == conflicting.map(String.init))
    #expect((conflicting ?? 0) > 100)
  }

  @Test func `finds all of them again`() throws {
    let home = try Home()
    #expect(home.run(Self.line, input: Self.csv(1_500)).exitCode == 0)
    let again = home.run("import - --source bulk", input: Self.csv(1_500))
    #expect(again.output.hasPrefix("CSV: 1500 observations: 1500 same\n"))
    #expect(again.messages == "Nothing is new, so nothing was stored.\n")
    let more = home.run("import - --source bulk", input: Self.csv(1_600))
    #expect(more.messages.hasSuffix("\nStored 100 observations. Undo with: keyline undo\n"))
  }

  @Test func `finds what only moved within its file`() throws {
    let home = try Home()
    #expect(home.run(Self.line, input: Self.csv(3_500)).exitCode == 0)
    let moved = Self.csv(3_500).replacing("\n", with: "\n\n")
    let again = home.run("import - --source bulk", input: moved)
    #expect(again.output.hasPrefix("CSV: 3500 observations: 3500 same\n"))
    #expect(again.messages == "Nothing is new, so nothing was stored.\n")
  }

  @Test(arguments: [(1_991, 0), (1_992, 65), (1_993, 65)])
  func `refuses a place that becomes too long in a later line`(length: Int, code: Int32) throws {
    let home = try Home()
    let title = String(repeating: "T", count: length)
    let rows = (0..<12).map { "iPhone X,\(12 + $0 / 6).\($0 % 6),44\n" }
    let run = home.run(
      ["import", "-", "--map", "device=d", "--map", "os=o", "--map", "statusBar.height=#3"]
        + ["--source", "wide", "--source-title", "Wide"], input: "d,o,\(title)\n" + rows.joined())
    #expect(run.exitCode == code)
    if code == 65 { #expect(run.messages.contains("locator: a text has at most 2000 bytes")) }
    #expect(home.run("db check").exitCode != 65)
  }

  @Test func `replaces as many as it adds, and takes that back`() throws {
    let home = try Home()
    #expect(home.run(Self.line, input: Self.csv(4_000)).exitCode == 0)
    let before = home.run("observation list --source bulk").output
    let run = home.run("import - --source bulk", input: Self.csv(4_000, plus: 1))
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.messages.hasSuffix("\nStored 4000 observations. Undo with: keyline undo\n"))
    #expect(home.run("observation list --source bulk").output != before)
    #expect(home.run("undo").exitCode == 0)
    #expect(home.run("observation list --source bulk").output == before)
  }

  @Test func `are not written into a folder that nothing could read`() throws {
    let home = try Home()
    #expect(home.run(Self.line, input: Self.csv(10_000)).exitCode == 0)
    let run = home.run("export seed --to \(home.path("seed"))")
    #expect(run.exitCode == 65)
    #expect(run.output == "")
    #expect(
      run.messages
        == "error: 10001 rows are too many: Keyline reads at most 10000 in the seed's form. Nothing "
        + "was written. Keep all of them: keyline db backup FILE\n")
    let text = home.run("export seed")
    #expect(text.exitCode == 0)
    #expect(text.messages == "note: Keyline imports at most 10000 of these rows at a time\n")
    let rows = try JSONValue.reading(text.output)["observations"]?.elements ?? []
    #expect(rows.count == 10_000)
  }

  @Test func `leave a status that can be read`() throws {
    let home = try Home()
    #expect(home.run(Self.line, input: Self.csv(1_000)).exitCode == 0)
    let text = home.run("db status").output
    #expect(text.lines.count { $0.hasPrefix("observation bulk/") } == 100)
    #expect(text.contains("more. All of them: keyline db status --json\n"))
    let own = try JSONValue.reading(home.run("db status --json").output)["ownRows"]?.elements
    let hint = text.lines.first { $0.hasPrefix("and ") }
    #expect(hint?.hasPrefix("and \((own?.count ?? 0) - 100) more.") == true)
  }

  @Test func `of a measured table give rules where nothing is known, and rest on all of them`()
    throws
  {
    let home = try Home()
    #expect(home.run("device add --from -", input: ImportSample.device).exitCode == 0)
    let rows = (0..<300).map { "bar-phone,statusBar.height,51,\(17 + $0 / 150).\($0 % 150)\n" }
    let csv = "device,metric,value,os\n" + rows.joined()
    let run = home.run(Self.line + " --obtained measured --json", input: csv)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      run.messages.hasSuffix(
        "\nStored 1 rule, 300 observations and 1 source. Undo with: keyline undo\n"))
    let rule = home.run("rule show status-bar-height/bar-phone-from-17 --json").output
    #expect(try JSONValue.reading(rule)["rule"]?["rests-on"]?.elements.count == 300)
    #expect(home.run("get statusBar.height -d bar-phone --os 18").output == "51\n")
  }
}
