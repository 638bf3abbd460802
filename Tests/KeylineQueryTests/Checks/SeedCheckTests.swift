import KeylineData
import KeylineModel
import KeylineQuery
import Testing

struct SeedCheckTests {
  @Test(arguments: Check.all.map(\.name))
  func `the shipped knowledge passes every check`(name: Check.Name) throws {
    let check = try #require(Check.all.first { $0.name == name })
    let findings = check.findings(in: Resolver(try Seed.bundled()))
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test func `there is something to check`() throws {
    let knowledge = try Seed.bundled()
    #expect(knowledge.devices.count > 50)
    #expect(knowledge.rules.count > 50)
    #expect(knowledge.observations.count > 100)
  }

  @Test func `checks have names of their own`() {
    #expect(Set(Check.all.map(\.name)).count == Check.all.count)
    let all = Check.all + Check.remarks + [.licences]
    #expect(Set(all.map(\.name)) == Set(Check.Name.allCases))
  }
}
