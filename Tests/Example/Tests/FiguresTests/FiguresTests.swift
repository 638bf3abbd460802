import Figures
import KeylineKit
import Testing

@Suite("Figures from Keyline")
struct FiguresTests {
  @Test func `a snapshot is rendered for the screen as UIKit has it`() throws {
    let portrait = try #require(try SnapshotScreen(.iPhoneX, os: 12))
    #expect(portrait.name == "iphone-x-12-portrait")
    #expect([portrait.width, portrait.height, portrait.scale] == [375, 812, 3])
    #expect([portrait.top, portrait.left, portrait.bottom, portrait.right] == [44, 0, 34, 0])

    let landscape = try SnapshotScreen(
      .iPhoneX, os: 12, in: Situation(orientation: .landscape))
    #expect(landscape?.width == 812)
    #expect(landscape?.left == 44)
    #expect(landscape?.bottom == 21)
  }

  @Test func `without a number there is no screen`() throws {
    #expect(try SnapshotScreen(.iPhoneX, os: 9) == nil)
  }

  @Test func `a table has a row for each stretch of versions`() throws {
    let table = try markdownTable(
      of: .statusBarHeight, on: [.iPhone8, .iPhone11], os: 13...14)
    let rows = table.split(separator: "\n").dropFirst(2)
    #expect(rows.count == 3)
    #expect(rows.contains { $0.hasPrefix("| iphone-11 | 13 | 44") })
    #expect(rows.contains { $0.hasPrefix("| iphone-11 | 14 | 48") })
    #expect(try !sources(of: .statusBarHeight, on: .iPhone11, os: 14).isEmpty)
  }

  @Test func `one line asks one question`() throws {
    let base = try KnowledgeBase.bundled()
    let bar = try base.value(of: .navigationBarMaxY, on: .iPhoneX, os: 11)  // 88
    let large = try base.value(
      of: .navigationBarMaxY, on: .iPhoneX, os: 11, in: Situation(largeTitle: true))  // 140
    #expect(bar == 88)
    #expect(large == 140)
  }

  @Test func `one line asks about the status bar`() throws {
    let base = try KnowledgeBase.bundled()
    let height = try base.value(of: .statusBarHeight, on: .iPhoneX, os: 11)  // 44
    #expect(height == 44)
  }
}
