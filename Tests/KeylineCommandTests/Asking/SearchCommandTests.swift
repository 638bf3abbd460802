import KeylineData
import KeylineTestSupport
import Testing

@Suite("search")
struct SearchCommandTests {
  /// The kinds and names of a table, in its order.
  private func rows(_ run: Run) -> [[String]] {
    run.output.lines.dropFirst().prefix { !$0.isEmpty }.map { line in
      line.squeezed.split(separator: " ").prefix(2).map(String.init)
    }
  }

  @Test(arguments: [
    (
      "导航栏", "navigationBar.height",
      [
        "keyline get navigationBar.height", "keyline navbar --help",
        "keyline technique show ", "keyline source show ",
      ]
    ),
    (
      "home indicator", "homeIndicator.height",
      ["keyline get homeIndicator.height", "keyline technique show "]
    ),
    (
      "safe area tab bar", "safeAreaInsets.bottom",
      ["keyline get safeAreaInsets.bottom", "keyline technique show "]
    ),
    ("iphone 15 pro", "iphone-15-pro", ["keyline iphone-15-pro"]),
  ])
  func `the metrics come first, then commands and techniques, with the next command of each kind`(
    words: String, first: String, next: [String]
  ) throws {
    let run = try keyline("search \(words)")
    #expect(run.exitCode == 0)
    let rows = rows(run)
    #expect(rows.first?.last == first)
    let order = ["metric", "command", "device", "technique", "source"]
    let places = rows.compactMap { row in order.firstIndex(of: row[0]) }
    #expect(places.count == rows.count)
    #expect(places == places.sorted())
    let commands = run.output.lines.drop { !$0.isEmpty }.dropFirst().map {
      $0.replacing("Next:", with: "").squeezed
    }
    for command in next { #expect(commands.contains { $0.hasPrefix(command) }, "\(command)") }
  }

  @Test(arguments: ["home indicator", "导航栏 层级", "iphone 15 pro", "qmui"])
  func `every command that is shown works`(words: String) throws {
    let answer = try JSONValue.reading(try keyline("search \(words) --json").output)
    let results = try #require(answer["results"]?.elements.prefix(12))
    #expect(!results.isEmpty)
    for result in results {
      let next = try #require(result["next"]?.text)
      #expect(next.hasPrefix("keyline "))
      let run = try keyline(String(next.dropFirst("keyline ".count)))
      // A metric may be unknown on that phone; no name is.
      #expect(run.exitCode == 0 || run.messages.contains(" on iPhone 17, iOS "), "\(next)")
    }
  }

  @Test func `nothing found is exit 1, with what was searched and the next command`() throws {
    let run = try keyline("search toaster")
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    for words in ["\"toaster\"", " metrics, ", " devices, ", " techniques, ", " sources."] {
      #expect(run.messages.contains(words), "\(words)")
    }
    #expect(run.messages.contains("keyline metric list"))
    let json = try keyline("search toaster --json")
    #expect(json.exitCode == 1)
    #expect(try JSONValue.reading(json.output)["results"]?.elements.isEmpty == true)
  }

  @Test func `people get the first of each kind, programs everything`() throws {
    let run = try keyline("search 导航栏")
    #expect(rows(run).count { $0[0] == "metric" } == 8)
    #expect(run.messages.contains(" more metrics, "))
    #expect(run.messages.contains("--all"))
    let all = try keyline("search 导航栏 --all")
    #expect(all.messages == "")
    let objects = try JSONValue.reading(try keyline("search 导航栏 --json").output)["results"]
    #expect(rows(all).count == objects?.elements.count)
    #expect(try keyline("search 导航栏 -f tsv").output.lines.count == rows(all).count + 1)
  }

  @Test(arguments: ["search", "search \"\"", "search \"?!\""])
  func `without a word it is not understood`(line: String) throws {
    let run = try keyline(line)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
  }

  @Test func `it finds devices and sources of one's own`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --like iphone-x").exitCode == 0)
    #expect(home.run("search bar phone").output.contains("keyline bar-phone\n"))
  }

  @Test func `a document may hold it`() throws {
    let home = try Home()
    let file = try home.write(
      "<!-- keyline:begin search home indicator -->\n<!-- keyline:end -->\n", to: "a.md")
    #expect(home.run("docs update \(file)").exitCode == 0)
    #expect(home.run("docs check \(file)").exitCode == 0)
    let text = try #require(try home.files(below: ".")["a.md"])
    #expect(text.contains("| metric    | homeIndicator.height | Home indicator height"))
    #expect(!text.contains("Next:"))
  }
}
