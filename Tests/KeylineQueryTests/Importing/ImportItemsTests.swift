import KeylineModel
import Testing

@testable import KeylineQuery

@Suite("What is said of the rows of an import")
struct ImportItemsTests {
  private static func item(_ id: String, _ status: ImportItem.Status, _ reason: String? = nil)
    -> ImportItem
  {
    ImportItem(key: RowKey(.rule, id), status: status, detail: reason.map { .leftOut($0) })
  }

  private static let items = [
    item("m/1", .added), item("m/2", .conflicting, "44 is known"), item("m/3", .same),
  ]

  @Test func `is what it was made of`() {
    let items = ImportItems(Self.items)
    #expect(Array(items) == Self.items)
    #expect(items.outlines.map(\.status) == [.added, .conflicting, .same])
    #expect(items.outlines.map(\.hasDetail) == [false, true, false])
    #expect(Set(items.outlines.map(\.group)).count == 3)
    #expect(ImportItems([]).isEmpty)
  }

  @Test func `is made when it is asked for, and only then`() {
    let items = ImportItems([.init(.added, hasDetail: false, group: 0)]) { position in
      Issue.record("\(position) was asked for")
      return Self.items[0]
    }
    #expect(items.count == 1)
    #expect(items.outlines.map(\.status) == [.added])
  }

  @Test func `joins lists in their order and keeps their groups apart`() {
    let made = ImportItems([
      .init(.leftOut, hasDetail: true, group: 4), .init(.leftOut, hasDetail: true, group: 4),
    ]) { Self.item("n/\($0)", .leftOut, "line \($0)") }
    let all = ImportItems(joining: [
      ImportItems([]), ImportItems(Self.items), made, ImportItems([Self.items[0]]),
    ])
    #expect(
      all.map { $0.key?.id ?? "" } == ["m/1", "m/2", "m/3", "n/0", "n/1", "m/1"])
    #expect(all.map(\.status) == all.outlines.map(\.status))
    #expect(all.map { $0.detail != nil } == all.outlines.map(\.hasDetail))
    #expect(all.outlines[3].group == all.outlines[4].group)
    #expect(Set(all.outlines.map(\.group)).count == 5)
  }
}

@Suite("What becomes of a row that is imported")
struct ImportStatusTests {
  private static func replay(_ verdict: Replay.Verdict, _ places: [Replay.Place] = []) -> Replay {
    Replay(
      observation: Observation(
        id: "s/1", metric: "m", source: "s", scope: Scope(), os: .stretch(from: nil, until: nil),
        value: .zero, obtained: .reported), verdict: verdict, places: places)
  }

  @Test(
    arguments: [
      (true, false, nil, ImportItem.Status.same), (true, false, .disagrees, .same),
      (false, true, nil, .added), (false, false, nil, .changed), (false, true, .agrees, .added),
      (false, true, .disagrees, .conflicting), (false, false, .disagrees, .conflicting),
      (false, true, .uncertain, .added), (false, false, .notCovered, .changed),
    ] as [(Bool, Bool, Replay.Verdict?, ImportItem.Status)])
  func `follows from what is there and what the rules say`(
    isThere: Bool, isNew: Bool, verdict: Replay.Verdict?, expected: ImportItem.Status
  ) {
    let status = ImportItem.Status(
      isThere: isThere, isNew: isNew, verdict.map { Self.replay($0) })
    #expect(status == expected)
  }

  @Test(
    arguments: [
      (Status.known, Length(points: 44), true), (.notApplicable, nil, true), (.conflict, nil, true),
      (.uncertain, nil, true), (.unknown, nil, false),
    ] as [(Status, Length?, Bool)])
  func `is explained by the first place where something is known`(
    status: Status, value: Length?, isTold: Bool
  ) {
    let place = Replay.Place(
      device: "iphone-x", version: OSVersion(12),
      outcome: Question.Answer(status: status, value: value))
    let remark = Self.replay(.disagrees, [place]).remark
    let row = KnowledgeRow.observation(Self.replay(.disagrees).observation)
    #expect(ImportItem(row, .conflicting, because: remark).detail == (isTold ? .rules(place) : nil))
  }

  @Test(arguments: [Replay.Verdict.agrees, .disputed, .notCovered])
  func `needs no word where the rules do not object`(verdict: Replay.Verdict) {
    let place = Replay.Place(
      device: "iphone-x", version: OSVersion(12),
      outcome: Question.Answer(status: .known, value: .zero))
    #expect(Self.replay(verdict, [place]).remark == nil)
  }
}
