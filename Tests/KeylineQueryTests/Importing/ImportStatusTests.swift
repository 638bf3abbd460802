import KeylineModel
import Testing

@testable import KeylineQuery

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
      (Answer.Result.value(Length(points: 44), .known), true),
      (.none(.before(OSVersion(13), nil)), true), (.none(.contradicted([])), true),
      (.oneOf([], nil), true), (.none(.unmeasured(nil)), false),
    ] as [(Answer.Result, Bool)])
  func `is explained by the first place where something is known`(
    result: Answer.Result, isTold: Bool
  ) {
    let place = Replay.Place(device: "iphone-x", version: OSVersion(12), result: result)
    let remark = Self.replay(.disagrees, [place]).remark
    let row = KnowledgeRow.observation(Self.replay(.disagrees).observation)
    #expect(ImportItem(row, .conflicting, because: remark).detail == (isTold ? .rules(place) : nil))
  }

  @Test(arguments: [Replay.Verdict.agrees, .disputed, .notCovered])
  func `needs no word where the rules do not object`(verdict: Replay.Verdict) {
    let place = Replay.Place(
      device: "iphone-x", version: OSVersion(12),
      result: .value(.zero, .known))
    #expect(Self.replay(verdict, [place]).remark == nil)
  }
}
