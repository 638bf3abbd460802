import Foundation
import Testing

@Suite("rule add refuses")
struct RuleRefusalTests {
  private static let home = Result { try Home() }
  private static let rests = #""rests-on": ["qmui-633/navigation-bar-phones-portrait"]"#

  /// Reads a file of rules, one to a line from the second on, that must be refused.
  private func refused(_ metric: String, _ rules: [String]) throws -> (Run, file: String) {
    let home = try Self.home.get()
    let before = try home.bytes()
    let text =
      "{ \"metric\": \"\(metric)\", \"rules\": [\n"
      + rules.map { "  { \($0) }" }.joined(separator: ",\n") + "\n] }\n"
    let file = try home.write(text, to: "\(UUID().uuidString).json")
    let outcome = home.run("rule add \(file)")
    #expect(try home.bytes() == before)
    #expect(outcome.output == "")
    return (outcome, file)
  }

  @Test(arguments: [
    ("statusBar.height", #""id": "a/b", "value": 45, "rests-on": []"#, "rests"),
    ("statusBar.height", #""id": "a/b", "value": "4x", \#(rests)"#, "4x"),
    (
      "statusBar.height",
      #""id": "a/b", "value": 45, "os": { "from": "13", "until": "12" }, \#(rests)"#,
      "no version"
    ),
    (
      "statusBar.height",
      #""id": "a/b", "value": 45, "where": { "orientation": "upright" }, \#(rests)"#,
      "portrait, landscape"
    ),
    ("statusBar.height", #""id": "a/b", "value": 45, "rests-on": ["no/one"]"#, "no/one"),
    (
      "statusBar.height",
      #""id": "a/b", "value": 45, "where": { "devices": ["iphone-99"] }, \#(rests)"#,
      "iphone-99"
    ),
    ("statusBar.height", #""id": "a/b", "value": "foo.height", \#(rests)"#, "foo.height"),
    ("statusBar.height", #""id": "a/b", "value": "statusBar.height", \#(rests)"#, "cyclic"),
    ("foo.height", #""id": "a/b", "value": 45, \#(rests)"#, "foo.height"),
  ])
  func `a wrong rule, with file and place`(metric: String, rule: String, words: String) throws {
    let (outcome, file) = try refused(metric, [rule])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("\(file):2:"))
    #expect(outcome.messages.contains("rules[0]"))
    #expect(outcome.messages.contains(words))
  }

  @Test func `a key that stands twice, with file and place`() throws {
    let (outcome, file) = try refused(
      "statusBar.height", [#""id": "a/b", "value": 45, "value": 46, \#(Self.rests)"#])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("\(file):2:31: "))
    #expect(outcome.messages.contains("\"value\" appears twice"))
  }

  @Test(arguments: [
    ("statusBar.height", #""id": "status-bar-height/x-family", "value": 45"#, "exists"),
    ("navigationBar.y", #""id": "a/b", "value": "navigationBar.maxY""#, "cyclic"),
  ])
  func `an identifier that is taken, a formula that closes a circle`(
    metric: String, rule: String, words: String
  ) throws {
    let (outcome, _) = try refused(metric, [rule + ", " + Self.rests])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains(words))
  }

  @Test func `rules that contradict each other, both named, with an example`() throws {
    let os = #""os": { "from": "12", "until": "13" }"#
    let (outcome, file) = try refused(
      "statusBar.height",
      [
        #""id": "a/list", "where": { "devices": ["iphone-x", "iphone-8-plus"] }, \#(os), "value": 45, \#(Self.rests)"#,
        #""id": "a/width", "where": { "width": 375 }, \#(os), "value": 46, \#(Self.rests)"#,
      ])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains(file + ":"))
    for words in ["a/list", "a/width", "iPhone X", "12"] {
      #expect(outcome.messages.contains(words))
    }
  }

  @Test func `rules with equal conditions that overlap in OS, even if they agree`() throws {
    let (outcome, _) = try refused(
      "statusBar.height",
      [
        #""id": "a/one", "where": { "width": 375 }, "os": { "from": "12" }, "value": 45, \#(Self.rests)"#,
        #""id": "a/two", "where": { "width": 375 }, "os": { "from": "13" }, "value": 45, \#(Self.rests)"#,
      ])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("a/one") && outcome.messages.contains("a/two"))
  }

  @Test func `one wrong rule keeps the right ones out as well`() throws {
    let (outcome, _) = try refused(
      "statusBar.height",
      [
        #""id": "a/good", "where": { "width": 375 }, "os": { "from": "20" }, "value": 45, \#(Self.rests)"#,
        #""id": "a/bad", "value": 45, "rests-on": ["no/one"]"#,
      ])
    #expect(outcome.exitCode == 65)
    #expect(try Self.home.get().run("rule show a/good").exitCode == 1)
  }

  @Test func `a rule that rests on a disputed observation`() throws {
    let list = try keyline("observation list titleView.barButtonItemSpacing --disputed -f tsv")
    let id = try #require(list.output.lines.dropFirst().first?.split(separator: "\t").first)
    let (outcome, _) = try refused(
      "titleView.barButtonItemSpacing", [#""id": "a/b", "value": 0, "rests-on": ["\#(id)"]"#])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("disputed"))
  }
}
