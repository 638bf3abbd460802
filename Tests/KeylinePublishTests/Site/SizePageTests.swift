import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("Pages of sizes")
struct SizePageTests {
  private static let shipped: Set<Device.ID> = [
    "iphone-se-3", "iphone-17-pro", "iphone-4", "ipad-9",
  ]
  private static let site = Result { try SiteFiles(shipped: shipped) }

  /// The cells of a device's row as texts, without marks.
  private func cells(_ page: String, _ id: Device.ID) throws -> [String] {
    let rows = try Self.site.get()[page].pieces(after: "<tr>")
    let row = try #require(rows.first { $0.contains("href=\"devices/\(id).html\"") })
    return row.pieces(after: "<td").map { cell in
      String(cell.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
  }

  // From Apple's specifications: 1206 by 2622 pixels at 460 ppi, 6.3 inches.
  @Test func `a screen has its points, its pixels and its diagonal`() throws {
    #expect(
      try cells("screen-sizes.html", "iphone-17-pro").prefix(6)
        == ["402 × 874", "1206 × 2622", "@3x", "62", "6.3″", "460"])
  }

  // From Apple's guidelines: 148 by 148, 321 by 148 and 321 by 324 on a screen of 375 by 667.
  @Test func `a widget has the last known size, and the version that it is from`() throws {
    #expect(
      try cells("widget-sizes.html", "iphone-se-3").prefix(5)
        == ["375 × 667", "18", "148 × 148", "321 × 148", "321 × 324"])
  }

  @Test func `a device whose widgets nobody measured is named, and has no row`() throws {
    let page = try Self.site.get()["widget-sizes.html"]
    let parts = page.pieces(after: "<h2>Not measured yet</h2>")
    #expect(parts.count == 1 && parts[0].contains("devices/iphone-17-pro.html"))
    #expect(!page.prefix(page.count - parts[0].count).contains("devices/iphone-17-pro.html"))
  }

  @Test func `the tables and the search lead to them`() throws {
    let site = try Self.site.get()
    for file in ["screen-sizes", "widget-sizes"] {
      #expect(site["tables.html"].contains("href=\"\(file).html\""))
      #expect(try SiteFiles.searchEntries(site["search.js"]).contains { $0.page == file })
    }
  }

  @Test func `a site without the metrics of widgets has no page of them`() throws {
    let site = try SiteFiles(shipped: ["iphone-se-3"], metrics: ["statusBar.height"])
    #expect(site.paths.contains("screen-sizes.html"))
    #expect(!site.paths.contains("widget-sizes.html"))
    #expect(!site["tables.html"].contains("widget-sizes"))
    #expect(!site["search.js"].contains("widget-sizes"))
  }
}
