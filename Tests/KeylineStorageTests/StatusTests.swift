import KeylineModel
import Testing

@testable import KeylineStorage

@Suite struct StatusTests {
  @Test func `rows are counted by table and layer`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(
        devices: [Sample.device("c", layer: .local), Sample.device("a", layer: .local)],
        rules: [Sample.rule("t/mine")])
      let status = try store.status()
      #expect(status.schema == Migration.latest)
      #expect(status.data == 1)
      let counts = status.counts.filter { $0.rows > 0 }.map { "\($0.table) \($0.layer) \($0.rows)" }
      #expect(
        Set(counts) == [
          "device shipped 2", "device local 2", "rule shipped 3", "rule local 1",
          "observation shipped 2", "source shipped 1", "technique shipped 1", "metric shipped 4",
          "release shipped 1",
        ])
    }
  }

  @Test func `whoever picks metrics is given the whole catalogue`() throws {
    try TemporaryFolder.with { folder in
      var catalogue: [Metric] = []
      _ = try folder.store().knowledge { metrics in
        catalogue = metrics
        return []
      }
      #expect(catalogue == Sample.metrics)
    }
  }
}
