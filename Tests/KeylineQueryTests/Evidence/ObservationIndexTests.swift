import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

struct ObservationIndexTests {
  private static let observations: [Observation] = [
    .of("s/1", "20", os: "12"), .of("s/2", "21", os: "13"), .of("t/1", "1", os: "12", metric: "n"),
  ]
  private let index = ObservationIndex(observations)

  @Test(arguments: observations)
  func `an observation is found by its identifier`(observation: Observation) {
    #expect(index[observation.id] == observation)
  }

  @Test(arguments: [("m", ["s/1", "s/2"]), ("n", ["t/1"]), ("o", [])])
  func `what is stated about a metric is found in the order of the rows`(
    metric: String, ids: [String]
  ) {
    #expect(index.about(metric).map(\.id) == ids)
  }

  @Test(arguments: ["", "s/3", "m", "S/1"])
  func `what is not there is not found`(id: String) {
    #expect(index[id] == nil)
    #expect(ObservationIndex([])[id] == nil)
  }
}
