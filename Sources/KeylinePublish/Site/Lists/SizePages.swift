import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The pages of sizes that people search for by name.
extension Site {
  /// A page of sizes: its file, its name in a search, and further words that people use for it.
  private typealias Entry = (name: String, file: String, words: String)

  private static let screens: Entry = (
    "iPhone and iPad screen sizes", "screen-sizes",
    "resolution resolutions display displays viewport points pixels dimensions size ppi"
  )
  private static let widgets: Entry = (
    "Widget sizes", "widget-sizes", "widgetkit widgets dimensions size small medium large points"
  )

  /// The files of these pages.
  static let sizeFiles = [screens, widgets].map { $0.file + ".html" }

  private var sizes: [Entry] { hasWidgets ? [Self.screens, Self.widgets] : [Self.screens] }

  /// The pages that the site has, as the list of the search has entries.
  var sizeEntries: [JSONValue] {
    sizes.map {
      .array([.string($0.name), .string($0.file), .strings([]), .string($0.words)])
    }
  }

  /// Links to them.
  var sizeLinks: [HTML] {
    sizes.map {
      .link(HTML($0.name), to: $0.file + ".html")
    }
  }

  /// The screens of all devices, in points and in pixels.
  var screenSizesPage: SitePage {
    let rows = matrix.devices.flatMap { device -> [DeviceTable.Row] in
      let released = device.released.map { String($0.prefix(4)) }
      let facts = [
        device.scale.map { "@\($0)x" }, device.cornerRadius?.description,
        device.diagonal.map { Device.inches($0) + "″" },
        device.pixelsPerInch.map(String.init), released,
      ]
      func row(_ display: Display?, _ sizes: [String?], _ facts: [String?]) -> DeviceTable.Row {
        DeviceTable.Row(
          device: device, display: display,
          cells: sizes.map(DeviceTable.size) + facts.map { DeviceTable.fact($0) })
      }
      let sizes = [device.points, device.pixels]
      guard let inner = innerPoints(of: device) else { return [row(nil, sizes, facts)] }
      // What the device says of itself is about its outer display; the newest row is the last.
      return [
        row(.inner, [inner, nil], [nil, nil, nil, nil, released]), row(.outer, sizes, facts),
      ]
    }
    return sizesPage(
      Self.screens, "Screen sizes of every iPhone and iPad in points and pixels",
      "Width and height in points and pixels, scale, corner radius, diagonal and density of every "
        + "iPhone, iPad and iPod touch.",
      [
        "In portrait, without Display Zoom. A point is what UIKit, SwiftUI and CSS count in; ",
        "pixels are those of the panel, and the corner radius is in points.",
      ],
      DeviceTable(
        label: "Screens of all devices",
        heads: [
          "Points", "Pixels", "Scale", "Corner radius", "Diagonal", "Pixels per inch", "Sold since",
        ], rows: rows))
  }

  /// The size of the inner display of a device; nil where it has none.
  func innerPoints(of device: Device) -> String? {
    guard resolver.folds(device), let newest = newestRelease(of: device) else { return nil }
    var situation = Situation()
    situation.display = .inner
    let sides = [Metric.ID.screenWidth, .screenHeight].compactMap {
      resolver.question($0, device: device.id)?.result(at: newest, in: situation).value
    }
    return sides.count == 2 ? "\(sides[0]) × \(sides[1])" : nil
  }

  /// The sizes of widgets; nil where they are not exported.
  func widgetSizesPage(_ rows: [WidgetSizes]) -> SitePage? {
    guard hasWidgets else { return nil }
    let known = rows.filter { $0.newest != nil }
    let columns = widgetColumns.filter { column in
      known.contains { $0.sizes[column.place]?.isKnown == true }
    }
    let unknown = rows.reversed().filter { $0.newest == nil }.map(\.device)
    let links = unknown.map { HTML.link(HTML($0.name), to: SiteAddress.fromTop.device($0.id)) }
    return sizesPage(
      Self.widgets, "Widget sizes on every iPhone and iPad, in points",
      "Width and height of small, medium, large and extra-large widgets on every iPhone and iPad.",
      [
        "Width and height in points, on the newest version with known sizes; a size from another ",
        "version names it. ",
      ] + PageWords.marks,
      DeviceTable(
        label: "Widgets on all devices", heads: ["Points", "iOS"] + columns.map(\.head),
        rows: known.map { row in
          DeviceTable.Row(
            device: row.device,
            cells: [
              DeviceTable.size(row.device.points), .element("td", HTML("\(row.newest ?? 0)")),
            ]
              + columns.map { row.cell($0.place) })
        }),
      links.isEmpty
        ? []
        : [
          .element("h2", "Not measured yet"),
          .element("p", .joined(links, by: ", ")),
        ])
  }

  private func sizesPage(
    _ entry: Entry, _ title: String, _ summary: String, _ note: [HTML], _ table: DeviceTable,
    _ end: [HTML] = []
  ) -> SitePage {
    SitePage(
      title: title, summary: summary, path: entry.file + ".html", current: .tables,
      content: [
        .element("h1", HTML(entry.name)), .element("p", ["class": "lead"], note),
        .element("div", ["class": "tools"], HTML.lines(RowFilter.field)), table.element,
      ] + end)
  }
}
