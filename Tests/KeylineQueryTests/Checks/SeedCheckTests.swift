import KeylineModel
import KeylineQuery
import KeylineSeed
import Testing

struct SeedCheckTests {
  @Test(arguments: Check.all.map(\.name))
  func `the shipped knowledge passes every check`(name: String) throws {
    let check = try #require(Check.all.first { $0.name == name })
    let findings = check.findings(in: Resolver(try Seed.bundled()))
    #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
  }

  @Test func `there is something to check`() throws {
    let knowledge = try Seed.bundled()
    #expect(knowledge.devices.count > 50)
    #expect(knowledge.rules.count > 50)
    #expect(knowledge.observations.count > 100)
  }

  @Test func `checks have names of their own`() {
    #expect(Set(Check.all.map(\.name)).count == Check.all.count)
    #expect(Check.all.allSatisfy { !$0.claim.isEmpty })
  }
}
