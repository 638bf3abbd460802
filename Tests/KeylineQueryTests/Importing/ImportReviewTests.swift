import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("The review of an import")
struct ImportReviewTests {
  private static let shipped = Rule.of("m/a", "44", where: "devices iphone-x", os: "11..<14")

  private func review(
    _ changes: [Change], stored: [Observation] = []
  ) throws -> ImportReview {
    try ImportReview(changes, in: Knowledge.of([Self.shipped], stored)) { $0 == $1 }
  }

  private func observation(_ value: String, os: String = "12") -> Observation {
    .of("s/1", value, where: "devices iphone-x", os: os, layer: .local)
  }

  @Test func `does not let a rule of the import confirm its observations`() throws {
    let rule = Rule.of(
      "m/own", "45", where: "devices iphone-x", os: "12..<13", restsOn: ["s/1"], layer: .local)
    let found = try review([.put(.observation(observation("45"))), .put(.rule(rule))])
    #expect(found.items.map(\.status) == [.conflicting, .conflicting])
  }

  @Test func `refuses new rows that speak of very many devices, not rows that are there`() throws {
    let rows = (0...ReplayLimit.maximumCount).map { number in
      Observation.of("s/\(number)", "44", where: "devices iphone-x", os: "12", layer: .local)
    }
    let changes = rows.map { Change.put(.observation($0)) }
    let isRefused = (try? review(changes)) == nil
    #expect(isRefused)
    #expect(try review(changes, stored: rows).changes == [])
  }

  @Test func `counts only devices that ran what a row speaks of`() throws {
    let spoken = Device.samples.count {
      $0.ran(VersionRange(from: OSVersion(11), until: OSVersion(12)))
    }
    try #require(0 < spoken && spoken < Device.samples.count)
    let count = ReplayLimit.maximumCount / spoken
    let rows = (0..<count).map { Observation.of("s/\($0)", "44", os: "11", layer: .local) }
    #expect(try review(rows.map { .put(.observation($0)) }).changes.count == count)
  }
}
