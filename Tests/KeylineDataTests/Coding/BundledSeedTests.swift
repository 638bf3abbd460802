import KeylineData
import KeylineModel
import Testing

@Suite struct BundledSeedTests {
  @Test func `it holds every device and release of the catalogue`() throws {
    let knowledge = try Seed.bundled()
    #expect(knowledge.devices.count == 107)
    #expect(knowledge.releases.count == 297)
    #expect(!knowledge.metrics.isEmpty)
    #expect(!knowledge.sources.isEmpty)
    #expect(!knowledge.rules.isEmpty)
    #expect(!knowledge.observations.isEmpty)
  }

  @Test func `its number is the one in its file`() throws {
    #expect(try Seed.bundledNumber() == Seed.bundled().data)
    #expect(try Seed.bundledNumber() >= 1)
  }

  @Test func `all of it is of the shipped layer`() throws {
    let knowledge = try Seed.bundled()
    #expect(knowledge.devices.allSatisfy { $0.layer == .shipped })
    #expect(knowledge.sources.allSatisfy { $0.layer == .shipped })
    #expect(knowledge.rules.allSatisfy { $0.layer == .shipped })
    #expect(knowledge.observations.allSatisfy { $0.layer == .shipped })
  }

  @Test func `an identifier is given once`() throws {
    let knowledge = try Seed.bundled()
    for ids in [
      knowledge.devices.map(\.id), knowledge.sources.map(\.id), knowledge.rules.map(\.id),
      knowledge.observations.map(\.id), knowledge.metrics.map(\.id),
      knowledge.devices.map(\.name), knowledge.devices.flatMap(\.identifiers),
      knowledge.releases.map { "\($0.version)" }, knowledge.redesigns.map(\.id),
    ] {
      let repeated = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(repeated.isEmpty, "\(repeated.sorted())")
    }
  }

  @Test func `reading what was written gives the same knowledge`() throws {
    let knowledge = try Seed.bundled()
    let again = try Seed.knowledge(
      try Seed.files(knowledge).map { .init(name: $0.path, bytes: $0.text.utf8) })
    #expect(again == knowledge)
  }
}
