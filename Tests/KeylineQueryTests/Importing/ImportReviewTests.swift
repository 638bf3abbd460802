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

  @Test(arguments: [
    ("44", "12", ImportItem.Status.added), ("45", "12", .conflicting), ("45", "15", .added),
  ])
  func `sets each observation against the rules`(
    value: String, os: String, expected: ImportItem.Status
  ) throws {
    let found = try review([.put(.observation(observation(value, os: os)))])
    #expect(found.items.map(\.status) == [expected])
    let place =
      if case .rules(let place)? = found.items.first?.detail { place } else { nil as Replay.Place? }
    #expect((place?.device == "iphone-x") == (expected == .conflicting))
    #expect((place?.result.value == Length(points: 44)) == (expected == .conflicting))
    #expect(found.changes.count == 1)
  }

  @Test func `finds what is there already, and does not store it again`() throws {
    let found = try review([.put(.observation(observation("44")))], stored: [observation("44")])
    #expect(found.items.map(\.status) == [.same])
    #expect(found.changes == [])
  }

  @Test func `finds what replaces another`() throws {
    let found = try review([.put(.observation(observation("44")))], stored: [observation("45")])
    #expect(found.items.map(\.status) == [.changed])
    #expect(found.changes.count == 1)
  }

  @Test func `tells how far it is`() throws {
    var told: [[Int]] = []
    let rows = ["11", "12", "13"].map { os in
      Change.put(
        .observation(.of("s/\(os)", "44", where: "devices iphone-x", os: os, layer: .local)))
    }
    _ = try ImportReview(
      rows, in: Knowledge.of([Self.shipped], []), progress: { told.append([$0, $1]) },
      isSame: { $0 == $1 })
    #expect(told == [[1, 3], [2, 3], [3, 3]])
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
