import Foundation
import Testing

@Suite("Bad files")
struct BadFileTests {
  private static let home = Result { try Home() }

  /// Reads a file that must be refused, and looks whether the database stayed as it was.
  private func refused(_ text: String, _ command: String = "device add") throws -> Run {
    let home = try Self.home.get()
    let before = try home.bytes()
    let file = try home.write(text, to: "\(UUID().uuidString).json")
    let outcome = home.run("\(command) --from \(file)")
    #expect(try home.bytes() == before)
    #expect(outcome.output == "")
    let words = outcome.messages.split(separator: file, maxSplits: 1).last ?? ""
    #expect(outcome.messages.contains(file))
    return Run(output: "", messages: String(words), exitCode: outcome.exitCode)
  }

  @Test(arguments: [
    (#"{ "id": "bar", "nmae": "Bar" }"#, ":1:16", "nmae"),
    ("{\n  \"id\": \"bar\",\n  \"name\": \"Bar\",\n  \"id\": \"foo\"\n}", ":4:3", "twice"),
    (#"{ "id": "bar", "name": "Bar", "family": "phone" }"#, ":1:41", "iphone, ipod, ipad"),
    (#"{ "id": "bar", "name": "Bar", "family": "ipad", "width": 375.1 }"#, ":1:58", "375.1"),
    (#"{ "id": "bar", "name": "Bar", "family": "ipad", "width": NaN }"#, ":1:58", "not valid JSON"),
    (
      #"{ "id": "bar", "name": "Bar", "family": "ipad", "os": { "first": "11.x" } }"#, ":1:66",
      "11.x"
    ),
    (#"{ "id": "bar", "name": "=Bar", "family": "ipad" }"#, ":1:24", "name"),
    ("", ":1:1", "value"),
    ("\u{FEFF}{}", ":1:1", "JSON"),
    (String(repeating: "[", count: 20_000), ":1", "16"),
  ])
  func `are refused with file, place and reason`(
    text: String, place: String, words: String
  ) throws {
    let outcome = try refused(text)
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.hasPrefix(place + ":"))
    #expect(outcome.messages.contains(words))
    #expect(outcome.messages.contains("Nothing was stored"))
  }

  @Test func `a file that is not there, or none, is exit 66`() throws {
    let home = try Self.home.get()
    for path in [home.path("missing.json"), home.path(""), "/dev/null"] {
      let outcome = home.run("device add --from \(path)")
      #expect(outcome.exitCode == 66)
      #expect(outcome.messages.contains(path.hasSuffix("/") ? String(path.dropLast()) : path))
    }
  }

  @Test func `a pipe without an end is not waited for`() throws {
    let home = try Self.home.get()
    let pipe = home.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(home.run("device add --from \(pipe)").exitCode == 66)
  }

  @Test func `a file that is too large is refused unread`() throws {
    let text = String(repeating: " ", count: 8 * 1_024 * 1_024 + 1)
    let outcome = try refused(text)
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("8 MiB"))
  }

  @Test func `standard input is named as such`() throws {
    let outcome = try Self.home.get().run("device add --from -", input: "{ \"id\": 1 }")
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("standard input:1:"))
  }

  @Test func `standard input that cannot be read is exit 66`() throws {
    #expect(try Self.home.get().run("device add --from -").exitCode == 66)
  }
}
