import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Exports as code")
struct CodeExportTests {
  private static func exports() throws -> [any Export] {
    [
      try #require(SwiftExport(name: "Keyline", isPublic: false)),
      TypeScriptExport(), JSONExport(), CSVExport(),
    ]
  }

  @Test func `the same content gives the same bytes, whatever the order of the rows`() throws {
    var shuffled = Sample.knowledge
    shuffled.devices.reverse()
    shuffled.rules.reverse()
    shuffled.observations.reverse()
    for export in try Self.exports() {
      let text = try Exporting.text(export)
      #expect(try Exporting.text(export) == text)
      #expect(try Exporting.text(export, Exporting.content(shuffled)) == text)
    }
  }

  @Test func `the number of the data stands in code only when asked`() throws {
    for export in try Self.exports().prefix(2) {
      #expect(try !Exporting.text(export).contains("data 7"))
      let stated = try Exporting.text(export, Exporting.content(statesData: true))
      #expect(stated.contains("// Keyline's data 7.\n"))
    }
  }

  @Test func `devices that differ in their first OS alone share a line`() throws {
    let swift = try #require(SwiftExport(name: "Keyline", isPublic: false))
    let text = try Exporting.text(swift)
    #expect(
      text.contains(
        """
            portrait: [
              .init([0, 1], 0, 12000000, 61.0 / 3),
              .init([0, 1], 12000000, 1000000000, 24),
            ],
        """))
    #expect(text.contains("index: 1, from: 11000000, until: 14000000)"))
  }

  @Test func `what is not known has no line at all`() throws {
    var knowledge = Sample.knowledge
    knowledge.rules = []
    let code = try Exporting.text(TypeScriptExport(), Exporting.content(knowledge))
    #expect(code.contains("portrait: [],"))
    #expect(code.contains("landscape: [],"))
  }

  @Test(arguments: ["", "a b", "String", "Device", "class", "1", "Ä"])
  func `no type gets a name that would not compile`(name: String) {
    #expect(SwiftExport(name: name, isPublic: false) == nil)
  }
}
