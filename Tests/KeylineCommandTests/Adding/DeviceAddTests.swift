import KeylineData
import KeylineTestSupport
import Testing

@Suite("device add")
struct DeviceAddTests {
  private static let json = """
    {
      "id": "bar-phone", "name": "Bar Phone", "family": "iphone", "identifiers": ["BarPhone1,1"],
      "width": 390, "height": 844, "scale": 3, "native-width": 1170, "native-height": 2532,
      "home-button": false, "sensor-housing": "notch", "os": { "first": "14" }
    }
    """

  /// What is recorded of the device, read by another call.
  private func stored(_ home: Home) throws -> JSONValue {
    let outcome = home.run("device show bar-phone --json")
    #expect(outcome.exitCode == 0)
    return try #require(try JSONValue.reading(outcome.output)["device"])
  }

  @Test func `the identifier is the name in kebab case, and the attributes are the flags`() throws {
    let home = try Home()
    let outcome = home.run(
      "device add \"Bar Phone\" --family iphone --identifier BarPhone1,1 --screen 390x844 "
        + "--scale 3 --pixels 1170x2532 --no-home-button --sensor-housing notch --first-os 14")
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("bar-phone"))
    #expect(try stored(home).inline == (try JSONValue.reading(Self.json).sorted.inline))
  }

  @Test func `a file in the seed's form is read`() throws {
    let home = try Home()
    let file = try home.write(Self.json, to: "bar-phone.json")
    #expect(home.run("device add --from \(file)").exitCode == 0)
    #expect(try stored(home).inline == (try JSONValue.reading(Self.json).sorted.inline))
  }

  @Test func `standard input is read`() throws {
    let home = try Home()
    #expect(home.run("device add --from -", input: Self.json).exitCode == 0)
    #expect(try stored(home).inline == (try JSONValue.reading(Self.json).sorted.inline))
  }

  @Test func `an identifier can be chosen`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --id foo --family ipod").exitCode == 0)
    #expect(home.run("device show foo").output.contains("Bar Phone"))
    #expect(home.run("device show \"Bar Phone\"").output.contains("ipod"))
  }

  @Test func `it is the user's own`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --family iphone").exitCode == 0)
    let rows = home.run("db status").output.lines.map(\.squeezed)
    #expect(rows.contains("device local 1"))
    let row = home.run("device list bar-phone").output.lines.last
    #expect(row?.hasSuffix("local") == true)
  }

  @Test func `a dry run checks, shows and stores nothing`() throws {
    let home = try Home()
    let before = try home.bytes()
    let line = "device add \"Bar Phone\" --like iphone-x --dry-run"
    let outcome = home.run(line)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("bar-phone"))
    #expect(outcome.messages.contains("--dry-run"))
    #expect(home.run(line + " --identifier iPhone10,3").exitCode == 65)
    #expect(try home.bytes() == before)
    #expect(home.run("device show bar-phone").exitCode == 1)
  }

  @Test(arguments: [
    ("--family iphone --screen 390x844", true), ("--family iphone --first-os 15", false),
    ("--like iphone-x", false),
  ])
  func `a device without a first version is told how to get one`(flags: String, isTold: Bool) throws
  {
    let home = try Home()
    let run = home.run("device add \"Bar Phone\" \(flags)")
    let command = "device edit bar-phone --first-os 15"
    #expect(run.messages.contains("To add it: keyline \(command)\n") == isTold, "\(run.messages)")
    #expect(run.messages.contains("Added bar-phone.\n"))
    #expect(home.run(command).exitCode == 0)
  }

  @Test func `what is not given is unknown`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --family iphone --first-os 12").exitCode == 0)
    for metric in ["screen.width", "screen.scale", "statusBar.height"] {
      let outcome = home.run("get \(metric) -d bar-phone --os 12")
      #expect(outcome.output == "")
      #expect(outcome.messages.contains("unknown"))
      #expect(outcome.exitCode == 1)
    }
  }

  @Test func `it takes part in sets, tables and names`() throws {
    let home = try Home()
    #expect(
      home.run("device add \"Bar Phone\" --like iphone-x --identifier BarPhone1,1").exitCode == 0)
    #expect(home.run("device list notch -f tsv").output.contains("bar-phone\t"))
    #expect(home.run("BarPhone1,1").output.hasPrefix("Bar Phone · 375 × 812 pt @3x"))
  }
}
