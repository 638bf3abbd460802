import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@Suite("The rows of a layer in the seed's form")
struct LayerSeedTests {
  private func rows(_ seed: UInt64) -> ([KnowledgeRow], [RowKey]) {
    var random = XorShift(seed: seed)
    var rows: [KnowledgeRow] = []
    for number in 0..<20 {
      rows.append(.rule(random.rule(number)))
      rows.append(.observation(random.observation(number)))
      rows.append(
        .device(Device(id: "device-\(number)", name: random.text(), family: .ipad, layer: .local)))
      rows.append(
        .source(
          Source(id: "source-\(number)", title: random.text(), kind: .notes, layer: .local)))
    }
    let masks = [RowKey(.device, "gone"), RowKey(.rule, "gone/rule"), RowKey(.source, "g.one")]
    return (rows, masks)
  }

  @Test(arguments: 1...20)
  func `that are written to files are read back the same, byte for byte`(seed: UInt64) throws {
    let (rows, masks) = rows(seed)
    let files = LayerSeed.files(rows, masks: masks)
    let read = try LayerSeed(
      folder: files.map { ($0.path, SourceText(name: $0.path, bytes: $0.text.utf8)) }, layer: .local
    )
    #expect(Set(read.rows) == Set(rows))
    #expect(read.masks == masks)
    let again = LayerSeed.files(read.rows.reversed(), masks: read.masks.reversed())
    #expect(again.map(\.path) == files.map(\.path))
    #expect(again.map(\.text) == files.map(\.text))
  }

  @Test(arguments: 1...20)
  func `that are written as one text are read back the same`(seed: UInt64) throws {
    let (rows, masks) = rows(seed)
    let text = LayerSeed.text(rows, masks: masks)
    let read = try #require(
      try LayerSeed(SourceText(name: "text", bytes: text.utf8), layer: .local))
    #expect(Set(read.rows) == Set(rows))
    #expect(read.masks == masks)
    #expect(LayerSeed.text(read.rows, masks: read.masks) == text)
  }

  @Test func `know where each row stands`() throws {
    let text = "{\n  \"masks\": [\n    { \"kind\": \"rule\", \"id\": \"a/b\" }\n  ]\n}\n"
    let read = try #require(
      try LayerSeed(SourceText(name: "file", bytes: text.utf8), layer: .local))
    let place = read.places[RowKey(.rule, "a/b")]
    #expect(place?.position.line == 3)
    #expect(place?.position.column == 5)
    #expect(place?.path == "masks[0]")
    #expect(place?.file == "file")
  }

  @Test(arguments: ["{}", "[]", "3", "{ \"metrics\": [] }", "{ \"number\": 1 }"])
  func `are not taken from something else`(text: String) throws {
    #expect(try LayerSeed(SourceText(name: "file", bytes: text.utf8), layer: .local) == nil)
  }

  @Test(arguments: [
    "data.json", "devices/a/b.json", "devices/a.txt", "rules.json", "other/a.json", "a",
  ])
  func `have no place in other files`(path: String) {
    #expect(throws: InputError.self) {
      try LayerSeed(
        folder: [(path, SourceText(name: path, bytes: "{}".utf8))], layer: .project)
    }
  }
}
