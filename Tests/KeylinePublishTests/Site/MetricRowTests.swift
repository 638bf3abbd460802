import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylinePublish

@Suite("Rows of metric tables, cell by cell")
struct MetricRowTests {
  /// Devices of each class, among them those that a row once gave values of versions that they never ran.
  private static let devices: Set<Device.ID> = [
    "iphone-x", "iphone-xr", "iphone-11", "iphone-se-3", "iphone-13-mini", "iphone-15",
    "iphone-16-pro",
    "iphone-17", "iphone-17e", "iphone-18-pro", "iphone-18-pro-max", "iphone-duo", "ipad-9",
    "ipad-pro-11-m5", "ipad-pro-13-m4",
  ]

  private static let site = Result {
    Site(try SiteFiles.matrix(shipped: devices), flags: .sample)
  }

  private func page(_ metric: Metric, of site: Site) -> MetricPage {
    let variants = site.matrix.variants.filter { $0.metric.id == metric.id }
    let parts = variants.map { variant in
      MetricPage.Part(
        variant: variant,
        answers: site.matrix.devices.compactMap { device in
          let lists = site.matrix.answers(variant, on: device, over: site.ranges(of: device))
          return lists.allSatisfy(\.isEmpty)
            ? nil : DeviceAnswers(device: device, variant: variant, lists: lists).unsupported
        })
    }
    return MetricPage(site: site, metric: metric, parts: parts, changes: [], metricScreen: nil)
  }

  /// What a table says of each device and each release that it ran.
  private func cells(
    _ table: MetricTable, _ site: Site
  ) -> [Device.ID: [OSVersion: Answer.Content]] {
    var cells: [Device.ID: [OSVersion: Answer.Content]] = [:]
    for row in table.rows {
      #expect(row.devices.count == row.spans.count)
      for (device, span) in zip(row.devices, row.spans) {
        #expect(cells[device.id] == nil, "\(device.id) stands in two rows")
        cells[device.id] = [:]
        for version in releases(of: device, site) where span.contains(version.major) {
          cells[device.id]?[version] =
            row.cells[version.major]?.parts.last { $0.from <= version }?.content
        }
      }
    }
    return cells
  }

  private func releases(of device: Device, _ site: Site) -> [OSVersion] {
    site.matrix.releases(of: device, in: site.ranges(of: device)).map(\.from)
  }

  @Test func `each row says of each device and release what the resolver answers`() throws {
    let site = try Self.site.get()
    #expect(site.matrix.devices.count == Self.devices.count)
    var compared = 0
    for metric in site.matrix.metrics {
      let page = page(metric, of: site)
      for part in page.parts {
        for (index, situation) in part.variant.situations.enumerated() {
          let section = page.sections.first {
            $0.variant == part.variant && $0.orientations.contains(index)
          }
          let shown = section.map { cells($0.table, site) } ?? [:]
          for device in part.answers.map(\.device) {
            let question = try #require(site.resolver.question(metric.id, device: device.id))
            for version in releases(of: device, site) {
              let answer = question.result(at: version, in: situation).content
              let cell = shown[device.id]?[version]
              compared += 1
              // What does not exist yet needs no cell, and a table of nothing but unknown is left out.
              if cell == nil, answer == .status(.notApplicable) { continue }
              if section == nil, case .status = answer { continue }
              #expect(
                cell == answer,
                "\(metric.id) of \(device.id) on \(version) \(situation.orientation)")
            }
          }
        }
      }
    }
    #expect(compared > 50_000)
  }

  @Test func `a device is not given the versions that others of its row ran`() throws {
    let site = try Self.site.get()
    let metric = try #require(site.resolver.metric("safeAreaInsets.top"))
    let page = page(metric, of: site)
    let row = try #require(
      page.sections[0].table.rows.first { $0.devices.contains { $0.id == "iphone-18-pro" } })
    let place = try #require(row.devices.firstIndex { $0.id == "iphone-18-pro" })
    #expect(row.spans[place] == 27...27)
    let text = page.page.text(of: site)
    #expect(text.contains("iPhone 18 Pro Max, 18 Pro (iOS 27);"))
  }

  @Test func `a table says what stands on the screen`() throws {
    let site = try Self.site.get()
    for (id, words) in [
      ("safeAreaInsets.top", "no bars"), ("navigationBar.height", "no bars but its own"),
    ] {
      let sections = page(try #require(site.resolver.metric(id)), of: site).sections
      #expect(sections[0].title == "Portrait, \(words)")
      #expect(sections.dropFirst().allSatisfy { $0.title.hasSuffix(words) })
    }
  }

  /// The cell of a device and a version in the open table of a page.
  private func cell(_ device: String, _ version: String, on page: String) -> Substring? {
    guard let table = page.pieces(after: "<table>").first else { return nil }
    let heads = String(table).pieces(after: "class=\"num\">").map { $0.prefix { $0 != "<" } }
    let row = String(table).pieces(after: "<tr>").first {
      $0.contains("scope=\"row\"") && $0.contains(device)
    }
    guard let row, let place = heads.firstIndex(of: version[...]) else { return nil }
    let cells = String(row).pieces(after: "<td").map {
      $0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
    }
    return cells.indices.contains(place) ? cells[place] : nil
  }

  /// The picture of the top inset once showed 116 with a bar, above a table of 62 without.
  @Test func `a picture and the table below it show one state of the newest complete phone`() throws
  {
    let files = try SiteFiles(shipped: ["iphone-16-pro", "iphone-17-pro", "iphone-18-pro"])
    var pictures = 0
    for path in files.paths where path.hasPrefix("metrics/") {
      let page = files[path]
      guard let figure = page.pieces(after: "<figure").first else { continue }
      pictures += 1
      let value = try #require(
        String(figure).pieces(after: "class=\"value\" y=\"12\"").first?.drop { $0 != ">" }
          .dropFirst().prefix { $0 != "<" })
      let caption = try #require(
        String(figure).pieces(after: "iPhone 17 Pro</a>, iOS 26, portrait, ").first)
      let bars = caption.prefix { $0 != "." }
      let notes = page.pieces(after: "<p class=\"note\">")
      let note = try #require(notes.first { $0.contains("newest version first.") })
      #expect(
        note.contains("ortrait") && note.contains(", \(bars), newest version first."), "\(path)")
      #expect(cell("17 Pro", "26", on: page) == value, "\(path): \(value) in the picture")
    }
    #expect(pictures > 6)
    #expect(files["index.html"].contains("Try <a href=\"devices/iphone-17-pro.html\""))
  }
}
