import KeylineModel
import Testing

@testable import KeylineStore

@Suite struct OverlapTests {
  private let rule = RowKey(.rule, "t/r")

  /// The states after newer data came, as texts.
  private func states(
    _ change: Change, _ newer: (inout Knowledge) -> Void
  ) throws -> [String] {
    try TemporaryFolder.with { folder in
      try folder.store().change("x", [change])
      var knowledge = Sample.knowledge(data: 2)
      newer(&knowledge)
      let store = folder.store("keyline.sqlite", knowledge)
      return try #require(try store.own()).overlaps(with: store.knowledge()).map {
        "\($0.key) \($0.isMask ? "mask" : "row") \($0.isRemembered) \($0.state)"
      }
    }
  }

  @Test func `nothing is said to have changed where nothing did`() throws {
    #expect(try states(.put(.rule(Sample.rule("t/r")))) { _ in } == ["rule t/r row true unchanged"])
    #expect(try states(.mask(rule)) { _ in } == ["rule t/r mask true unchanged"])
  }

  @Test func `a shipped row that changed, went or came to agree is found`() throws {
    let put = Change.put(.rule(Sample.rule("t/r")))
    let other = Sample.rule("t/r", restsOn: ["s/p"], layer: .shipped)
    let changed = try states(put) { $0.rules = [other] }
    #expect(changed == ["rule t/r row true changed"])
    let same = try states(put) { $0.rules = [Sample.rule("t/r", layer: .shipped)] }
    #expect(same == ["rule t/r row true same"])
    #expect(try states(put) { $0.rules = [] } == ["rule t/r row true gone"])
    #expect(try states(.mask(rule)) { $0.rules = [other] } == ["rule t/r mask true changed"])
  }

  @Test func `a row that is shipped later was not replaced knowingly`() throws {
    let found = try states(.put(.rule(Sample.rule("my/r")))) {
      $0.rules.append(Sample.rule("my/r", restsOn: ["s/p"], layer: .shipped))
    }
    #expect(found == ["rule my/r row false changed"])
    #expect(try states(.put(.rule(Sample.rule("my/r")))) { _ in } == [])
  }
}
