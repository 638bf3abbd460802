import KeylineData
import KeylineModel
import Testing

import struct Foundation.Data
import class Foundation.JSONDecoder

@Suite("The conditions of the seed")
struct ConditionsTests {
  private struct Row: Decodable {
    let key: String
    let meaning: String
    let sources: [String]?
    let arrivals: [Arrival]?

    struct Arrival: Decodable {
      let feature: String
      let sources: [String]
    }
  }

  private static func rows() throws -> [Row] {
    struct Table: Decodable { let conditions: [Row] }
    let bytes = try Checkout.bytes("seed/conditions.json")
    return try JSONDecoder().decode(Table.self, from: Data(bytes)).conditions
  }

  @Test func `are those that the program was made from`() throws {
    let rows = try Self.rows()
    let remedy: Comment = "run script/embed, then build"
    #expect(Dimension.allCases.map(\.key) == rows.map(\.key), remedy)
    #expect(Dimension.allCases.map(\.meaning) == rows.map(\.meaning), remedy)
    #expect(
      Dimension.allCases.map(\.sources)
        == rows.map { ($0.sources ?? []) + ($0.arrivals ?? []).flatMap(\.sources) }, remedy)
    #expect(
      Dimension.allCases.flatMap(\.arrivals).map(\.feature)
        == rows.flatMap { $0.arrivals ?? [] }.map(\.feature), remedy)
  }

  @Test(arguments: Dimension.allCases.filter { !$0.isDeviceAttribute && $0 != .sdk })
  func `have a place for each value`(dimension: Dimension) {
    #expect(dimension.places.count == dimension.valueCount)
    #expect(Set(dimension.places).count == dimension.places.count)
  }

  @Test func `name a source of every version that they state`() {
    for dimension in Dimension.allCases {
      #expect(dimension.arrivals.allSatisfy { !$0.sources.isEmpty }, "\(dimension.key)")
    }
    for dimension in Dimension.timed { #expect(!dimension.sources.isEmpty, "\(dimension.key)") }
  }

  @Test func `of another seed are refused by name`() throws {
    let text = String(decoding: try Checkout.bytes("seed/conditions.json"), as: UTF8.self)
    let other = text.replacing("\"since\": \"8\"", with: "\"since\": \"9\"")
    #expect(text != other)
    func read(_ text: String) throws -> Knowledge {
      try Seed.knowledge([SourceText(name: "seed/conditions.json", bytes: text.utf8)])
    }
    #expect(throws: Never.self) { try read(text) }
    let error = #expect(throws: InputError.self) { try read(other) }
    #expect(try #require(error).file == "seed/conditions.json")
  }
}
