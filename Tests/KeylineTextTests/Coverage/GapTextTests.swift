import KeylineModel
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylineQuery

@Suite("What is missing, as people read it")
struct GapTextTests {
  private static let redesign = Redesign(
    id: "bar", name: "the bar", version: OSVersion(18), idiom: .pad, metrics: ["m"],
    sources: [])

  private func gap(
    _ why: Why = .unmeasured(nil), on device: Device = .iPhoneX, stated: (Int, Source.ID)...
  ) -> Gap {
    Gap(
      metric: .of("m"), orientation: .portrait, why: why,
      stated: stated.map { .init(value: Length(points: $0.0), source: $0.1) }, devices: [device],
      majors: [12], cells: [])
  }

  @Test func `says what sources state all the same`() {
    #expect(
      gap(.unmeasured(nil), stated: (35, "a"), (36, "b")).text == "sources differ: 35 by a, 36 by b"
    )
    #expect(
      gap(.unmeasured(nil), stated: (36, "b")).text == "stated, but not enough to answer: 36 by b")
    #expect(
      gap(.unmeasured(nil), stated: (35, "a"), (36, "a")).text == "one source gives 35 and 36: a")
  }

  @Test func `says why else`() {
    #expect(gap().text == "unknown, not measured")
    #expect(gap(.part("n", .unmeasured(nil))).text == "unknown, as n is")
    #expect(
      gap(.unmeasured(Self.redesign), on: .iPad9).text
        == "unknown, not measured since iPadOS 18 redesigned the bar")
  }
}
