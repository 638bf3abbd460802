import Testing

@Suite("device add refuses")
struct DeviceRefusalTests {
  private static let home = Result { try Home() }

  /// Runs a call that must be refused, and looks whether the database stayed as it was.
  private func refused(_ line: String, input: String? = nil) throws -> Run {
    let home = try Self.home.get()
    let before = try home.bytes()
    let outcome = home.run(line, input: input)
    #expect(try home.bytes() == before)
    #expect(outcome.output == "")
    return outcome
  }

  @Test(arguments: [
    ("--family iphone --screen 375x812 --scale 3 --pixels 1125x2000", "1125 × 2000"),
    ("--family iphone --screen 375x812 --scale 3 --pixels 750x1624", "1125 × 2436"),
    ("--family iphone --screen 375.5x812 --scale 3", "pixels"),
    ("--like iphone-x --identifier iPhone10,3", "iphone-x"),
    ("--like iphone-x --id iphone-8", "iphone-8"),
  ])
  func `what would be wrong, before anything is stored`(flags: String, words: String) throws {
    let outcome = try refused("device add \"Bar Phone\" \(flags)")
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains(words))
    #expect(outcome.messages.contains("Nothing was stored"))
  }

  @Test(arguments: [
    "device add \"iPhone X\" --like iphone-8", "device add \"iPhone X\" --id foo --like iphone-8",
  ])
  func `an identifier or a name that is taken`(line: String) throws {
    let outcome = try refused(line)
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("iphone-x"))
  }

  @Test(arguments: [
    ("", "--family"), ("--family phone", "--family"), ("--family iphone --screen 375", "--screen"),
    ("--family iphone --screen 375xnan", "height"), ("--family iphone --screen infx1", "width"),
    ("--family iphone --screen 0x812", "width"), ("--family iphone --scale 9", "scale"),
    ("--family iphone --scale 2.5", "scale"), ("--family iphone --pixels x", "--pixels"),
    ("--family iphone --pixels 1125x1e9", "native-height"),
    ("--family iphone --first-os eleven", "first"), ("--family iphone --last-os 11.x", "last"),
    ("--family iphone --first-os 12 --last-os 11", "last"),
    ("--family iphone --released yesterday", "released"),
    ("--family iphone --identifier barphone", "identifiers"),
    ("--family iphone --sensor-housing beak", "--sensor-housing"),
    ("--family iphone --corner-radius=-1", "corner-radius"),
    ("--family iphone --diagonal nan", "diagonal"), ("--family iphone --id Bar_Phone", "id"),
    ("--from bar-phone.json", "--from"),
  ])
  func `a malformed value of a flag, with its name`(flags: String, name: String) throws {
    let outcome = try refused("device add \"Bar Phone\" \(flags)")
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains(name))
  }

  @Test(arguments: [
    "=1+1", "@SUM", "Bar\u{7}Phone", "Bar\u{1B}[31m", "Bar\u{202E}Phone", "Bar  Phone", "Bar ",
    "Bar\nPhone", "e\u{301}" + "Phone", "B\u{0}ar", String(repeating: "a", count: 121), "",
  ])
  func `a name that could lead an output astray`(name: String) throws {
    let home = try Self.home.get()
    let before = try home.bytes()
    let outcome = home.run(["device", "add", name, "--id", "bar-phone", "--family", "iphone"])
    #expect(outcome.exitCode == 64)
    #expect(try home.bytes() == before)
  }

  @Test func `a device to be like that does not exist, with the nearest names`() throws {
    let outcome = try refused("device add \"Bar Phone\" --like iphone-xx")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("iphone-xr") || outcome.messages.contains("iphone-x"))
  }

  @Test func `neither a name nor a file`() throws {
    #expect(try refused("device add").exitCode == 64)
  }

  @Test func `a source that does not exist`() throws {
    let outcome = try refused("device add \"Bar Phone\" --family iphone --source nobody")
    #expect(outcome.exitCode != 0)
    #expect(outcome.messages.contains("nobody"))
  }

  /// The widths of the X family and of the phones 390 points wide are stated apart; a device that is
  /// like one and as wide as the other meets both rules.
  @Test func `a new device on which rules would disagree is refused`() throws {
    let home = try Home()
    let before = try home.bytes()
    let run = home.run("device add \"Qux Phone\" --like iphone-x --screen 390x844")
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("readable-content-width/390-landscape"))
    #expect(run.messages.contains("readable-content-width/x-family-landscape"))
    #expect(run.messages.contains("Nothing was stored."))
    #expect(try home.bytes() == before)
    #expect(home.run("db check").exitCode == 0)
  }
}
