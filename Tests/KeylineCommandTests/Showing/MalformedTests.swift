import Testing

@Suite("Malformed values")
struct MalformedTests {
  @Test(arguments: [
    "11.x", "eleven", "11.0.0.0", "13..11", "13-11", "11,", ",11", "-5", "11--13", "1e3",
    "nan", "99999", "11.9999", "14++", "11 13",
  ])
  func `a set of versions, exit 64 with the place`(versions: String) throws {
    let outcome = try Home.shared.get().run([
      "get", "statusBar.height", "-d", "iphone-x", "--os=\(versions)",
    ])
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    let member = versions.split(separator: ",").first.map(String.init) ?? ""
    #expect(outcome.messages.contains("\"\(member == "11" ? "" : member)\""))
  }

  @Test(arguments: [
    "width:abc", "width:375..", "width:414..375", "width:nan", "family:phone", "since:17",
    "since:MMXX", "colour:red", "", ",", "iphone-x,,iphone-8", "---",
  ])
  func `a set of devices, exit 64 with the place`(devices: String) throws {
    let outcome = try Home.shared.get().run(["get", "statusBar.height", "--device=\(devices)"])
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("\""))
  }

  @Test(arguments: [
    "get", "get --os 11", "get statusBar.height -d", "get statusBar.height --nope",
    "device list --nope", "db status extra", "db", "schema a b", "sheet", "explain",
  ])
  func `a call that cannot be understood, exit 64`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == (line == "db" ? 0 : 64))
    #expect(line == "db" || outcome.output == "")
  }

  @Test func `an argument that was no UTF-8`() throws {
    let outcome = try Home.shared.get().run(["get", "statusBar.height", "-d", "iphone\u{FFFD}"])
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("UTF-8"))
  }

  @Test(arguments: ["", ":memory:", "file:/tmp/x.sqlite", "file::memory:"])
  func `a path of a database that is none`(path: String) throws {
    let outcome = try Home.shared.get().run([
      "get", "statusBar.height", "-d", "iphone-x", "--os", "11", "--database=\(path)",
    ])
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
  }
}
