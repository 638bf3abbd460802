import KeylineData
import KeylineTestSupport
import Testing

@Suite("Release notes of the data")
struct ReleaseNotesTests {
  private static let text = notes("")
  private static let json = notes("--json")

  private static func notes(_ flags: String) -> Result<Run, any Error> {
    Result {
      let folders = try SeedFolders.shared.get()
      return try keyline("db release-notes \(folders.old) \(folders.new) \(flags)")
    }
  }

  @Test func `say in words what was added, removed and changed`() throws {
    let run = try Self.text.get()
    let number = try Seed.bundledNumber()
    #expect(run.exitCode == 0)
    #expect(run.messages == "")
    #expect(run.output.hasPrefix("Data \(number + 1)\n\nWhat changed since data \(number).\n"))
    for line in [
      "- added Foo Phone (foo-phone)", "- removed iPhone X (iphone-x)",
      "- added Foo source (foo-source)",
    ] {
      #expect(run.output.lines.contains(line))
    }
    #expect(run.output.contains("- changed iPhone 8 (iphone-8): scale 2 → 3"))
    #expect(run.output.contains("\nRules\n\n- 1 changed\n"))
  }

  @Test func `say which values changed by asking, not by looking at rules`() throws {
    let answer = try JSONValue.reading(try Self.json.get().output)
    let usual = answer["values"]?.elements.first { $0["situation"]?.members.isEmpty == true }
    let found = usual?["differences"]?.elements.filter {
      $0["metric"]?.text == "statusBar.height"
    }
    let height = try #require(found?.first)
    #expect(height["devices"]?.texts == ["iphone-12-mini"])
    #expect(height["left"]?.elements.first?["value"]?.text == "44")
    #expect(height["right"]?.elements.first?["value"]?.text == "45")
    #expect(height["left"]?.elements.first?["os"]?.text?.hasPrefix("14") == true)
    // The attribute of a device is a value, too, though no rule says it.
    let scale = usual?["differences"]?.elements.first {
      $0["metric"]?.text == "screen.scale"
    }
    #expect(scale?["devices"]?.texts == ["iphone-8"])
    #expect(scale?["right"]?.elements.first?["value"]?.text == "3")
  }

  @Test func `the shipped data is the newer one unless another is named`() throws {
    let old = try SeedFolders.shared.get().old
    let run = try keyline("db release-notes \(old)")
    let number = try Seed.bundledNumber()
    #expect(run.output == "Data \(number)\n\nNothing changed since data \(number).\n")
    #expect(run.messages == "")
    #expect(run.exitCode == 0)
  }

  @Test func `a number that did not grow is said`() throws {
    let folders = try SeedFolders.shared.get()
    let run = try keyline("db release-notes \(folders.new) \(folders.old)")
    #expect(run.messages.contains("did not grow"))
    #expect(run.output.contains("- removed Foo Phone (foo-phone)"))
  }

  @Test(arguments: ["", "--json"])
  func `a folder that is no seed is no input`(flags: String) throws {
    let run = try keyline("db release-notes /nowhere/seed \(flags)")
    #expect(run.exitCode == 66)
    #expect(run.output == "")
    #expect(run.messages.contains("/nowhere/seed"))
  }
}
