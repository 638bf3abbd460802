import Foundation
import Testing

extension ProcessTests {
  @Suite("A file of one's own rows that is none, older, newer or damaged")
  struct BadDatabase {
    /// What is done to a good database, the exit code, and a word of the message.
    static let damages: [(name: String, code: Int32, words: String)] = [
      ("text", 65, "not a Keyline database"), ("short", 65, "not a Keyline database"),
      ("foreign", 65, "not a Keyline database"), ("older", 65, "older Keyline"),
      ("newer", 65, "newer Keyline"),
      ("page", 65, ""), ("cut", 65, ""),
    ]

    private func damage(_ home: Home, _ name: String) throws {
      var bytes = try home.bytes()
      switch name {
      case "text": bytes = Data(String(repeating: "Dear diary. ", count: 100).utf8)
      case "short": bytes = Data("Dear diary.".utf8)
      case "foreign": bytes.replaceSubrange(68..<72, with: [0x4D, 0x59, 0x44, 0x42])
      case "older": bytes.replaceSubrange(60..<64, with: [0, 0, 0, 11])
      case "newer": bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
      case "page":
        for page in stride(from: 4_096, to: bytes.count - 4_096, by: 4_096) {
          bytes.replaceSubrange(page..<page + 64, with: Data(repeating: 0xA5, count: 64))
        }
      default: bytes = bytes.prefix(6_000)
      }
      try bytes.write(to: URL(fileURLWithPath: home.database))
    }

    @Test(arguments: damages)
    func `is refused with a sentence and left as it is`(
      name: String, code: Int32, words: String
    ) throws {
      let home = try Home().withDevice()
      try damage(home, name)
      let before = try home.bytes()
      for line in [
        "get statusBar.height -d iphone-x --os 11", "device add Foo --family ipad", "db status",
      ] {
        let run = try home.process(line)
        #expect(run.exitCode == code, "\(line): \(run.messages)")
        #expect(run.output == "")
        #expect(run.messages.contains(home.database))
        #expect(words.isEmpty || run.messages.contains(words))
        #expect(run.messages.contains("Nothing was changed"))
      }
      #expect(try home.bytes() == before)
    }

    @Test(arguments: [
      ("mkfifo \"$F\"", "a device or a pipe"), ("mkdir \"$F\"", "a directory"),
      ("ln -s /nowhere/at/all \"$F\"", "a link that leads nowhere"),
      ("ln -s \"$F\" \"$F\"", ""), ("ln \"$G\" \"$F\"", "several names"),
    ])
    func `what is no regular file is not opened, exit 66`(make: String, words: String) throws {
      let home = try Home().withDevice()
      let setUp = "F='\(home.path("odd"))'; G='\(home.database)'; \(make) || exit 99; "
      for line in ["get statusBar.height -d iphone-x --os 11", "db check"] {
        let run = try home.shell(setUp + #""$K" \#(line) --database "$F""#)
        #expect(run.exitCode == 66, "\(run.messages)")
        #expect(run.output == "")
        #expect(words.isEmpty || run.messages.contains(words))
        _ = try home.shell("rm -rf '\(home.path("odd"))'")
      }
    }

    @Test func `a row that cannot be read is found by db check, exit 65`() throws {
      let home = try Home().withDevice()
      var text = String(decoding: try home.bytes(), as: Unicode.ASCII.self)
      let range = try #require(text.range(of: #""family": "iphone""#))
      text.replaceSubrange(range, with: #""family": "iphine""#)
      var bytes = try home.bytes()
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      bytes.replaceSubrange(start..<start + 18, with: Data(#""family": "iphine""#.utf8))
      try bytes.write(to: URL(fileURLWithPath: home.database))
      let run = home.run("db check")
      #expect(run.exitCode == 65)
      #expect(run.messages.contains("device bar-phone cannot be read"))
    }
  }
}
