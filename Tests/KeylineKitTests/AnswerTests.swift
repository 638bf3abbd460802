import KeylineKit
import KeylineTestSupport
import Testing

@Suite("Answers of the library")
struct AnswerTests {
  /// One metric that is 10 from iOS 11, and 20 from a version between 12.1 and 12.4 on.
  static let base = KnowledgeBase(
    .of(
      [
        .of("m/early", "10", os: "11..<12.1~12.4", restsOn: ["a/1", "b/1"]),
        .of("m/late", "20", os: "12.1~12.4..<", restsOn: ["a/2"]),
        .of("n/third", "53.667", metric: "n"),
      ],
      [
        .of("a/1", "10", os: "11"), .of("b/1", "10", os: "12.0"),
        .of("a/2", "20", os: "13"),
      ], metrics: [.of("m", since: "11"), .of("n")]))

  private func answers(_ os: Version, on device: DeviceName = .iPhone8) throws -> [Answer] {
    try Self.base.answers(of: "m", on: device, os: os)
  }

  @Test func `a confirmed value says its rule, its sources and how far it was measured`() throws {
    let answer = try #require(try answers("12.0").first)
    #expect(answer.value == 10)
    #expect(answer.status == .known)
    #expect(answer.isReliable)
    #expect(answer.rules == ["m/early"])
    #expect(answer.sources.map(\.id) == ["a", "b"])
    #expect(answer.verifiedThrough?.description == "12.0")
    #expect(answer.reason == nil)
    #expect(answer.candidates == [])
  }

  @Test func `a change is several answers, and no single value`() throws {
    #expect(
      try Self.base.answers(of: "m", on: .iPhone8, os: 11...13).map(\.value) == [10, nil, 20])
    #expect(try Self.base.value(of: "m", on: .iPhone8, os: 12) == nil)
    #expect(try Self.base.value(of: "m", on: .iPhone8, os: 11) == 10)
    #expect(try Self.base.value(of: "m", on: .iPhone8, os: 13) == 20)
  }

  @Test func `where the change lies somewhere the answer is uncertain, with both candidates`()
    throws
  {
    let answer = try #require(try answers("12.2").first)
    #expect(answer.status == .uncertain)
    #expect(answer.value == nil)
    #expect(Set(answer.candidates) == [10, 20])
  }

  @Test func `a value beyond the last measurement is assumed`() throws {
    #expect(try answers(15).map(\.status) == [.assumed])
    #expect(try answers(15).map(\.isReliable) == [false])
  }

  @Test func `a version that the device never ran has no value, and says what it runs`() throws {
    let answer = try #require(try answers(11, on: .iPhoneXR).first)
    #expect(answer.status == .neverRan)
    #expect(answer.value == nil)
    #expect(answer.reason?.description.contains("12") == true)
  }

  @Test func `a range that the device never ran has no answers`() throws {
    #expect(try Self.base.answers(of: "m", on: .iPhone8, os: 7...9) == [])
  }

  @Test func `thirds of a point are given as such`() throws {
    let value = try #require(try Self.base.value(of: "n", on: .iPhone8, os: 12))
    #expect(abs(value - 161.0 / 3) < 0.000_001)
  }
}
