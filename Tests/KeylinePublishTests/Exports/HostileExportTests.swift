import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish
@testable import KeylineText

@Suite("Exports of names of any kind")
struct HostileExportTests {
  private static let names = [
    "\"; evil(); \"", "\\", "\\\"", "a\nb", "a\r\nb", "*/ evil /*", "</script><b>", "${x}`",
    "\u{2028}",
    "\u{0}", "\u{202E}abc", "??/", "导航", "e\u{301}", "😀", "a,b;c\td", "=1+1",
  ]

  private static let content: ExportContent = {
    var knowledge = Sample.knowledge
    knowledge.devices = names.enumerated().map { index, name in
      var device = Sample.phone("phone-\(10 + index)", name, scale: 2, from: "10")
      device.identifiers = [name]
      return device
    }
    knowledge.metrics = [
      Metric(
        id: "bar.height", title: names.joined(), definition: names.joined(), since: OSVersion(7))
    ]
    return Exporting.content(knowledge)
  }()

  @Test func `JSON is read back as it was`() throws {
    let whole = try JSONValue.reading(try Exporting.text(JSONExport(), Self.content))
    #expect(try Exporting.objections(to: whole) == [])
    let devices = try #require(whole["devices"]?.elements)
    #expect(
      devices.compactMap { $0["name"]?.text }.map { Array($0.utf8) }
        == Self.names.map { Array($0.utf8) })
    #expect(devices.map { $0["identifiers"]?.texts.count } == Self.names.map { _ in 1 })
    #expect(
      whole["metrics"]?.elements.first?["title"]?.text?.utf8.count == Self.names.joined().utf8.count
    )
  }

  @Test func `CSV is read back as it was, but for what no text file holds`() throws {
    var rows = CSVRows(
      SourceText(
        name: "file",
        bytes: try Exporting.text(CSVExport(), Self.content).replacing("\u{0}", with: "?").utf8))
    let header = try #require(try rows.next())
    let column = try #require(header.firstIndex { $0.text == "name" })
    var found: [String] = []
    while let row = try rows.next() {
      #expect(row.count == header.count)
      if !found.contains(row[column].text) { found.append(row[column].text) }
    }
    #expect(found == Self.names.map { $0 == "\u{0}" ? "?" : $0 })
  }

  @Test func `code has no line that a name began`() throws {
    let exports: [any Export] = [
      try #require(SwiftExport(name: "Keyline", isPublic: false)),
      TypeScriptExport(),
    ]
    for export in exports {
      let text = try Exporting.text(export, Self.content)
      #expect(
        !text.unicodeScalars.contains { scalar in
          scalar != "\n"
            && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
        })
      for line in text.split(separator: "\n") {
        #expect(!line.hasPrefix("b") && !line.hasPrefix(" evil"))
      }
    }
  }

  @Test func `TypeScript's literals are JSON's`() throws {
    let text = try Exporting.text(TypeScriptExport(), Self.content)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  { id: ") }
    let literals = lines.map { line in
      let parts = line.split(separator: ", name: ").dropFirst().joined()
      return String(parts.split(separator: ", models: ")[0])
    }
    #expect(try literals.map { try JSONValue.reading($0).text } == Self.names)
    #expect(!text.contains("</script"))
  }
}
