import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineForeign

@Suite("The observations of a table")
struct ExternalObservationsTests {
  private func observations(_ rows: String) throws -> ExternalObservations {
    let text = "device,os,orientation,metric,value,screen height\n" + rows
    var map = ColumnMap()
    for entry in [
      "device=device", "os=os", "orientation=orientation", "metric=metric", "value=value",
      "screen.height=screen height",
    ] {
      _ = map.add(entry) { $0 }
    }
    let table = try ExternalTable(SourceText(name: "file", bytes: text.utf8), as: .csv, map: map)
    return try ExternalImport(
      table, name: "file",
      in: .of([], metrics: [.of("statusBar.height"), .of("tabBar.height"), .of("screen.height")]),
      terms: .init(source: "s", obtained: .measured, tool: "t")
    ).observations
  }

  private static let rows = """
    iPhone X,12,portrait,statusBar.height,44,812
    iPhone 8,12,portrait,statusBar.height,20,
    iPhoneX,13,portrait,statusBar.height,44,
    iPhone X,12,landscape,statusBar.height,0,
    iphone-x,11,portrait,statusBar.height,44,
    """

  @Test func `are in the order of the file, each with all of its parts`() throws {
    let found = try observations(Self.rows)
    #expect(
      found.map(\.id) == [
        "s/iphone-x-status-bar-height-12", "s/iphone-x-screen-height-12",
        "s/iphone-8-status-bar-height-12", "s/iphone-x-status-bar-height-13",
        "s/iphone-x-status-bar-height-landscape-12", "s/iphone-x-status-bar-height-11",
      ])
    #expect(
      found[1]
        == Observation(
          id: "s/iphone-x-screen-height-12", metric: "screen.height", source: "s",
          scope: .of("devices iphone-x, orientation portrait"), os: .of("12"),
          value: Length(points: 812), obtained: .measured, tool: "t",
          locator: "line 2, screen height", layer: .local))
    #expect(found.indices.map { found.place(of: $0).line } == [2, 2, 3, 4, 5, 6])
  }

  private struct Pair: Equatable {
    let metric: Metric.ID
    let scope: Scope
  }

  @Test func `sorted, have those of one metric and scope together, and none is lost`() throws {
    let found = try observations(Self.rows)
    let positions = found.sortedPositions
    #expect(positions.sorted() == Array(found.indices))
    let ids = positions.map { found[$0].id }
    #expect(ids == ids.sorted())
    let topics = positions.map { Pair(metric: found[$0].metric, scope: found[$0].scope) }
    let changes = zip(topics, topics.dropFirst()).count { $0 != $1 }
    #expect(changes == 3, "iphone-8, then each of the three of iphone-x")
  }

  @Test func `are right where their parts are, each of which is looked at`() throws {
    let found = try observations(Self.rows)
    let parts = found.newParts.map { position, part in
      switch part {
      case .topic: "topic \(position)"
      case .versions(let os): "\(os == found[position].os) \(position)"
      case .path: "path \(position)"
      }
    }
    #expect(
      parts == [
        "topic 0", "true 0", "topic 1", "topic 2", "true 3", "topic 4", "true 5", "path 0",
        "path 1", "path 5",
      ])
    #expect(found.samplePositions == [0, 1, 2, 4])
  }

  @Test func `of a device that is spelled in several ways are of one scope`() throws {
    let found = try observations(Self.rows)
    #expect(Set([0, 3, 5].map { found[$0].scope }).count == 1)
  }

  @Test func `of very many readings take little memory each`() {
    #expect(MemoryLayout<ExternalReadings.Row>.size == 24)
    #expect(MemoryLayout<ExternalObservations.Row>.size == 12)
  }
}
