import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

/// How much of the shipped knowledge is known.
@Suite struct SeedCoverageTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }

  /// What the knowledge must answer for nine of ten devices and major versions.
  private static let wanted = [
    "statusBar.height", "navigationBar.y", "navigationBar.height", "navigationBar.maxY",
    "navigationBar.largeTitleHeight", "screen.safeAreaInsets.top", "screen.safeAreaInsets.left",
    "screen.safeAreaInsets.bottom", "screen.safeAreaInsets.right", "homeIndicator.height",
  ]

  /// On iPads in iPadOS 18 nobody has read them since the redesign.
  private static let endedByRedesign: Set = [
    "navigationBar.y", "navigationBar.height", "navigationBar.maxY",
  ]

  private func coverage(_ metric: String, in situation: String) throws -> Coverage {
    let resolver = try Self.resolver.get()
    return resolver.coverage(
      try #require(resolver.metric(metric)), in: .of(situation), over: resolver.countedVersions())
  }

  @Test(arguments: wanted, [Orientation.portrait, .landscape])
  func `nine of ten cells since iOS 11 are answered`(
    metric: String, orientation: Orientation
  ) throws {
    let coverage = try coverage(metric, in: "orientation \(orientation.rawValue)")
    #expect(coverage.total > 400)
    let isEnded = orientation == .landscape && Self.endedByRedesign.contains(metric)
    #expect(try #require(coverage.share) >= (isEnded ? 850 : 900))
  }

  @Test(arguments: [
    ("tableView.groupedFooterHeight", "table-style grouped", [("15", "csdn-48156165")]),
    ("toolbar.platterHeight", "", [("58", "icon-bar-platter-27")]),
    ("barButtonItem.itemPadding", "", []),
  ])
  func `a metric without a rule says who states what`(
    metric: String, situation: String, stated: [(value: String, source: String)]
  ) throws {
    let gaps = try coverage(metric, in: situation).gaps
    let statements = try stated.map {
      Gap.Statement(value: try #require(Length($0.value)), source: $0.source)
    }
    #expect(gaps.contains { $0.stated == statements }, "\(gaps.map(\.stated))")
  }

  @Test func `sources that differ are told with each of their values`() throws {
    let gaps = try coverage("tableView.groupedHeaderHeight", in: "table-style grouped").gaps
    #expect(
      gaps.contains { Set($0.stated.map(\.value)).count > 1 })
  }
}
