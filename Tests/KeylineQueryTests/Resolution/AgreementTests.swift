import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// Two rules of which neither beats the other, and that agree: the value is as well supported as by the better of them.
struct AgreementTests {
  private func resolver(_ first: Observation, _ second: Observation) -> Resolver {
    Resolver(
      .of(
        [
          .of("m/wide", "44", where: "width 375", restsOn: [first.id]),
          .of("m/notch", "44", where: "sensor-housing notch", restsOn: [second.id]),
        ], [first, second]))
  }

  @Test(arguments: [("12", "14"), ("14", "12")])
  func `a value is assumed after the last version that any of its rules was measured on`(
    first: String, second: String
  ) throws {
    let resolver = resolver(.of("s/1", "44", os: first), .of("t/1", "44", os: second))
    let outcomes = try ["12", "13", "14", "15"].map { try resolver.answer(os: $0) }
    #expect(outcomes.map(\.status) == [.known, .known, .known, .assumed])
    #expect(outcomes.allSatisfy { $0.measuredUntil == .of("15") })
  }

  @Test(arguments: [("12", "14"), ("14", "12")])
  func `a value that nobody measured is stated as long as any of its rules is`(
    first: String, second: String
  ) throws {
    let resolver = resolver(
      .of("s/1", "44", os: first, .documented), .of("t/1", "44", os: second, .documented))
    let answer = try resolver.answer(os: "13")
    #expect(answer.status == .known)
    #expect(answer.measuredUntil == nil)
    #expect(answer.support?.statedUntil == .of("15"))
  }

  @Test(arguments: [
    ("iphone-x", "iphone-8", Status.known), ("iphone-8", "iphone-x", .known),
    ("iphone-8", "iphone-8-plus", .inferred),
  ])
  func `a value is inferred if each of its rules is`(
    first: String, second: String, status: Status
  ) throws {
    let answer = try resolver(
      .of("s/1", "44", where: "devices \(first)", os: "12"),
      .of("t/1", "44", where: "devices \(second)", os: "12")
    ).answer()
    #expect(answer.status == status)
    #expect((answer.confidence == .inferred) == (status == .inferred))
  }
}
