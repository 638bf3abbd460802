import KeylineModel
import KeylineQuery
import KeylineText

/// A table with a row for each device, family by family, the newest device first, in a frame of its own.
struct DeviceTable {
  let label: String
  /// The name of its element; nil where nothing asks for it.
  var id: String?
  /// The heads behind that of the devices.
  let heads: [String]
  /// The rows, the oldest device first.
  let rows: [Row]

  /// A device with its cells.
  struct Row {
    let device: Device
    /// The display that it is about; nil for a device with one alone.
    var display: Display?
    /// The content before the name; may be empty.
    var before: HTML = ""
    let cells: [HTML]
  }

  /// How many devices of a family a narrow screen shows at first.
  private static let first = 8

  /// The way to the others on a narrow screen; the style shows it where rows are cards.
  private static func fold(_ count: Int) -> HTML {
    .element("details", ["class": "more all"], .element("summary", HTML("All \(count)")))
  }

  /// The cell of an answer.
  static func cell(_ answer: Answer) -> HTML {
    .element("td", ["class": answer.mark], HTML(answer.content.text))
  }

  /// The cell of a size, which the field above finds.
  static func size(_ text: String?) -> HTML { fact(text, RowFilter.words()) }

  /// The cell of something about the device that may not be known.
  static func fact(_ text: String?, _ attributes: HTML.Attributes = [:]) -> HTML {
    text.map { .element("td", attributes, HTML($0)) } ?? .element("td", ["class": "x"], "unknown")
  }

  var element: HTML {
    let groups = Family.listed.compactMap { family -> HTML? in
      let own = rows.reversed().filter { $0.device.family == family }
      if own.isEmpty { return nil }
      let head = HTML.element(
        "tr", ["class": "kind"],
        .element(
          "th", ["scope": "rowgroup", "colspan": "\(heads.count + 1)"],
          own.count > Self.first
            ? [HTML(family.name), " ", Self.fold(own.count)] : [HTML(family.name)]))
      return .element("tbody", ["class": RowFilter.group], HTML.lines([head] + own.map(line)))
    }
    return Fold.framed(
      "grid tall", label, id: id,
      .element("table", [Fold.heads((["Device"] + heads).map { HTML($0) })] + groups))
  }

  private func line(_ row: Row) -> HTML {
    let name = row.device.name + (row.display.map { ", \($0.rawValue) display" } ?? "")
    let state = row.display.map { "?display=\($0.rawValue)" } ?? ""
    let link = HTML.link(HTML(name), to: SiteAddress.fromTop.device(row.device.id) + state)
    let head = row.before.source.isEmpty ? link : .element("label", [row.before, link])
    return .element("tr", [.element("th", RowFilter.words(scope: "row"), head)] + row.cells)
  }
}

extension Family {
  /// The families in the order of the pages.
  static let listed: [Family] = [.iphone, .ipad, .ipod]

  /// The name of its devices on a page: `iPhones`.
  var name: String { self == .ipod ? "iPod touches" : plural }
}

extension Device {
  /// The size of its screen: `402 × 874`; nil where it is not known.
  var points: String? { width.flatMap { width in height.map { "\(width) × \($0)" } } }

  /// The same in pixels of the panel.
  var pixels: String? {
    nativeWidth.flatMap { width in nativeHeight.map { "\(width) × \($0)" } }
  }
}

extension Answer {
  /// The class of its mark in a table: empty, one of two, or a value to check.
  var mark: String? {
    switch content {
    case .status: "x"
    case .candidates: "u"
    case .value: needsChecking ? "i" : nil
    }
  }
}
