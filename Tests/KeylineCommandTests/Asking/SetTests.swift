import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@Suite("Sets of devices and versions")
struct SetTests {
  /// The identifiers of the devices in an answer, each once, in order.
  private func devices(_ set: String) throws -> [String] {
    let outcome = try keyline("device list --format tsv \(set)")
    #expect(outcome.exitCode == 0)
    return outcome.output.lines.dropFirst().map { String($0.split(separator: "\t")[0]) }
  }

  /// The devices of the seed for which something holds.
  private func seeded(_ holds: (Device) -> Bool) throws -> Set<String> {
    Set(try Seed.bundled().devices.filter(holds).map(\.id))
  }

  @Test func `and names what two sets have in common, and binds tighter than a comma`() throws {
    let young = try seeded { $0.family == .iphone && ($0.released ?? "") >= "2023" }
    #expect(Set(try devices("\"family:iphone and since:2023\"")) == young)
    #expect(
      Set(try devices("\"iphone-x,family:iphone and since:2023\"")) == young.union(["iphone-x"]))
    let none = try keyline("device list \"family:ipad and notch\"")
    #expect(none.exitCode == 1)
    #expect(try keyline("device list \"family:iphone and nonsense\"").messages.contains("nonsense"))
  }

  @Test func `programs get one fact in each cell`() throws {
    let rows = try keyline("device list --format tsv iphone-x").output.lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    try #require(rows.count == 2)
    #expect(rows[0].prefix(6) == ["id", "name", "family", "width", "height", "scale"])
    #expect(
      rows[1] == [
        "iphone-x", "iPhone X", "iphone", "375", "812", "3", "1125", "2436", "39", "false", "notch",
        "11", "16.7.16", "2017-11-03", "iPhone10,3 iPhone10,6", "shipped",
      ])
  }

  @Test(arguments: [
    "get statusBar.height -d notch --os 14", "find statusBar.height=44..48 -d notch --os 14",
    "audit 44 --metric statusBar.height -d notch --os 14",
    "changes 14 statusBar.height -d notch", "export csv statusBar.height -d notch --os 14",
    "draw timeline statusBar.height -d notch",
    "scroll -d notch --os 14",
  ])
  func `what is taken away is in no answer`(line: String) throws {
    let exceptions = try seeded { $0.sensorHousing == .notch && $0.id != "iphone-xr" }
    let except = " --except " + exceptions.sorted().joined(separator: ",")
    let run = try keyline(line + except)
    #expect(run.exitCode < 2)
    #expect(run.output.contains("XR") || run.output.contains("iphone-xr"))
    #expect(!run.output.contains("iPhone 11") && !run.output.contains("iPhone 12"))
  }

  @Test(arguments: [
    ("iphone-99*", 1, "No device matches \"iphone-99*\"."),
    ("notch --except notch", 1, "\"notch\" without \"notch\" leaves no device."),
    ("notch --except !x", 64, "\"!x\""), ("iphone;x", 64, "\";\" at character 7"),
  ])
  func `what is not understood, or leaves nothing, is an error`(
    set: String, code: Int32, words: String
  ) throws {
    let run = try keyline("get statusBar.height -d \(set)")
    #expect(run.exitCode == code)
    #expect(run.output == "")
    #expect(run.messages.contains(words))
  }

  @Test func `without versions all are asked that the device ran`() throws {
    let rows = try keyline("get screen.width screen.height -d iphone-x").output.lines
    #expect(rows.last?.squeezed == "iPhone X 11–16 375 812")
  }

  @Test func `what a table prints is accepted as input`() throws {
    let question = "get safeAreaInsets.top -d iphone-xr -f text"
    let rows = try keyline(question).output.lines.dropFirst()
    for (label, row) in zip(["12–13", "14–18"], rows) {
      #expect(row.squeezed.contains(" \(label) "))
      let again = try keyline(question + " --os \(label)").output.lines.dropFirst()
      #expect(again.map(\.squeezed) == [row.squeezed])
    }
  }

  @Test func `pairs that a property brought in and that never existed are dropped and counted`()
    throws
  {
    let never = try Seed.bundled().devices.filter {
      $0.sensorHousing == .notch && !$0.ran(VersionRange(from: OSVersion(11), until: OSVersion(12)))
    }
    let outcome = try keyline("get statusBar.height -d notch --os 11 -f text")
    #expect(outcome.output.lines.dropFirst().map(\.squeezed) == ["iPhone X 11 44"])
    #expect(outcome.messages.contains("left out \(never.count) devices that never ran iOS 11"))
    #expect(
      !(try keyline("get statusBar.height -d notch --os 11 -f text --no-notes").messages.contains(
        "left out")))
  }

  @Test func `a device that never ran a version is answered for when that is wanted`() throws {
    let line = "get barButtonItem.edgeMargin -d iphone-12 --os 11"
    #expect(try keyline(line).exitCode == 1)
    let outcome = try keyline(line + " --hypothetical")
    #expect(outcome.output == "16\n")
    #expect(outcome.exitCode == 0)
  }

  @Test func `in plain words a name that means several devices is answered for each`() throws {
    let outcome = try keyline("screen height ipad pro 11")
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.hasPrefix("note: \"ipad pro 11\" means 6 devices\n"))
    #expect(outcome.output == (try keyline("get screen.height -d ipad-pro-11*").output))
  }
}
