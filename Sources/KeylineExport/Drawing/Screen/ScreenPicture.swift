package import KeylineModel
package import KeylineQuery
import KeylineText

/// A screen to scale: bars, safe area, margin and corners, with the lengths that were resolved.
package struct ScreenPicture {
  private let figures: ScreenFigures
  private let bars: ScreenBars
  private let versions: String

  /// The metrics that a picture needs in a situation.
  package static func metrics(in situation: Situation, withKeyboard: Bool = false) -> [Metric.ID] {
    ScreenFigures.metrics(in: situation, withKeyboard: withKeyboard)
  }

  /// Creates a picture of a row whose columns are these metrics in one situation; nil where the
  /// size of the screen is not known.
  ///
  /// - Parameter isNewest: True where the version was chosen as the newest; the picture says so.
  package init?(
    _ row: AnswerTable.Row, in situation: Situation, _ labels: VersionLabels,
    isNewest: Bool = false
  ) {
    guard let figures = ScreenFigures(row, in: situation) else { return nil }
    self.figures = figures
    bars = ScreenBars(figures)
    versions =
      row.device.system(of: row.ranges, labels) + (isNewest ? " (its newest release)" : "")
  }

  /// The parts that are left out, with the reasons.
  package var omissions: [Omission] {
    let cells = figures.row.records.filter { cell in
      // The width only tells whether the bar is a band; a housing of unknown size is a sign.
      cell.value == nil && cell.metric.id != "tabBar.width"
        && !ScreenFigures.housing.contains(cell.metric.id)
    }
    var omissions = cells.map { Omission($0) } + bars.omissions
    if figures.device.sensorHousing == nil {
      omissions.append(
        Omission(
          "Sensor housing", status: Status.unknown.text,
          reason: "\(Status.unknown.text): nothing is recorded about this device's"))
    }
    let content = figures.situation.content
    for (isThere, title) in [
      (content.searchBar, "Search bar"), (content.titleView, "Title view"),
      (content.barButtonItems != .none, "Bar button items"),
    ] where isThere {
      omissions.append(
        Omission(
          title, status: "not part of this picture", reason: "this picture has no place for it"))
    }
    return omissions
  }

  /// Why there is no picture of such a row.
  package static func obstacle(_ row: AnswerTable.Row, in situation: Situation) -> String {
    guard situation.fillsScreen(of: row.device) else {
      return "A picture shows an app that fills the screen, without Split View and sheets"
    }
    let cell = row.records.first { $0.value == nil }
    let reason = cell?.whyText ?? Status.unknown.text
    let figure = cell.map { "\($0.metric.id) is " } ?? ""
    return "The screen of \(row.device.name) cannot be drawn: \(figure)\(reason)"
  }

  /// The picture as SVG.
  package var svg: String {
    picture(DrawingScale(width: figures.width, height: figures.height)).svg
  }

  private func picture(_ scale: DrawingScale) -> Picture {
    let (x, y) = (Units(24), Units(68))
    let (right, bottom) = (x + scale.units(figures.width), y + scale.units(figures.height))
    let shape = ScreenShape(
      figures: figures, bars: bars, scale: scale, x: x, y: y, clip: PictureName.of(title))
    let measures = ScreenMeasures(figures: figures, bars: bars, scale: scale, x: x, y: y)
    let column = MeasureColumn(measures.vertical, besides: right, from: y, until: bottom)
    let rows = MeasureRows(measures.horizontal, below: bottom, left: 16)
    let width = max(column.end, rows.end, 420) + 16
    let columns = (width - x - 16).twelfths / 12 / 7
    let remarks = (remarks(scale) + [leftOut]).flatMap { $0.wrapped(to: columns) }
    let floor = max(rows.bottom, column.bottom) + 26
    return Picture(
      title: title, description: description(measures), width: width,
      height: floor + Units(16) * remarks.count + 4,
      elements: [
        SVGElement(
          "text", ["class": "name", "x": x, "y": 28],
          text: figures.device.name.shortened(to: columns * 3 / 4)),
        SVGElement("text", ["class": "quiet", "x": x, "y": 46], text: subtitle),
      ] + shape.elements
        + [
          SVGElement(
            "g", ["class": "measures", "data-scale": scale.rawValue],
            column.elements + rows.elements)
        ]
        + remarks.enumerated().map { index, line in
          SVGElement(
            "text", ["class": "quiet", "x": x, "y": floor + Units(16) * index], text: line)
        }
    )
  }

  private var title: String { "\(figures.device.name), \(subtitle)" }

  private var subtitle: String { "\(versions) · \(figures.situation.words)" }

  private func description(_ measures: ScreenMeasures) -> String {
    let lengths = (measures.vertical + measures.horizontal).map {
      "\($0.title) \($0.value)" + ($0.remark.map { " (\($0))" } ?? "")
    }
    return "In points: \(lengths.joined(separator: "; ")). \(leftOut)"
  }

  /// The remarks that a reader needs to understand the picture.
  private func remarks(_ scale: DrawingScale) -> [String] {
    var remarks = ["Lengths in points, drawn \(scale == .full ? "1:1" : "1:2")."]
    if !bars.bars.isEmpty {
      remarks.append(
        "Bars are bands: their heights are to scale; their widths are not part of the picture.")
    }
    if let housing = figures.device.sensorHousing, housing != .none {
      let name = housing == .notch ? "notch" : "Dynamic Island"
      let side = figures.situation.orientation == .landscape ? " It may be on either side." : ""
      remarks.append(
        figures.housingFrame == nil
          ? "Sensor housing (\(name)): schematic, its size is unknown.\(side)"
          : "Sensor housing (\(name)): its frame is to scale.")
    }
    return remarks
  }

  private var leftOut: String {
    let names = omissions.map { "\($0.title) (\($0.status))" }
    return names.isEmpty ? "" : "Not drawn: \(names.joined(separator: ", "))."
  }
}

/// Names for parts of a picture that are referred to inside it.
enum PictureName {
  /// A name that another picture on the same page does not have: a hash of what the picture shows.
  static func of(_ title: String) -> String {
    let hash = title.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "keyline-" + String(hash, radix: 36)
  }
}
