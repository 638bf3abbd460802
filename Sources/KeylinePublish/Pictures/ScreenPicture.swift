package import KeylineModel
package import KeylineQuery
import KeylineText

/// A screen to scale: bars, safe area, margins and corners, with the lengths that were resolved.
package struct ScreenPicture {
  private let row: AnswerTable.Row
  private let situation: Situation
  private let versions: String
  private let picture: StatePicture
  /// The parts that are left out, with the reasons.
  package let omissions: [Omission]

  /// The columns that a picture in a situation needs, without metrics that the catalogue lacks.
  package static func columns(
    in situation: Situation, withKeyboard: Bool = false, _ metric: (Metric.ID) -> Metric?
  ) -> [Column] {
    StatePicture.metrics(in: situation.completed, withKeyboard: withKeyboard).compactMap { id in
      metric(id).map { Column($0, StateRow.situation(of: id, in: situation)) }
    }
  }

  /// Creates a picture of a row with these columns; nil where the size of the screen is not known.
  ///
  /// - Parameter isNewest: True where the version was chosen as the newest; the picture says so.
  package init?(
    _ row: AnswerTable.Row, in situation: Situation, _ labels: VersionLabels,
    withKeyboard: Bool = false, isNewest: Bool = false
  ) {
    self.row = row
    self.situation = situation
    versions =
      row.device.system(of: row.ranges, labels) + (isNewest ? " (its newest release)" : "")
    let cells = Dictionary(row.records.map { ($0.metric.id, $0) }) { first, _ in first }
    let shown = situation.completed
    guard situation.fillsScreen(of: row.device),
      let picture = StatePicture(shown, row.device, withKeyboard: withKeyboard, { cells[$0] })
    else { return nil }
    self.picture = picture
    let parts = [
      (shown.content.searchBar, "Search bar"), (shown.content.titleView, "Title view"),
      (shown.content.barButtonItems != .none, "Bar button items"),
    ]
    omissions =
      picture.omissions(
        shown, row.device, withKeyboard: withKeyboard, includesUnknown: true
      ) { cells[$0] }
      + parts.filter(\.0).map {
        Omission(
          title: $0.1, status: "not part of this picture",
          reason: "this picture has no place for it")
      }
  }

  /// The reason for a row without a picture.
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
    let columns = picture.width.count / 700
    let head = [subtitle, size].flatMap { $0.wrapped(to: columns) }
    let top = Hundredths(16) * head.count + 38
    let feet = [remark, omissions.sentence].flatMap { $0.wrapped(to: columns) }
    let floor = top + picture.height + 16
    let marks = picture.marks.compactMap { mark in
      cell(mark.name.metric).map {
        PictureMarkup.mark(mark.name, mark, $0, to: nil, isSwitched: false)
      }
    }
    func lines(_ lines: [String], from y: Hundredths) -> [HTML] {
      lines.enumerated().map { Picture.text("quiet", 16, y + Hundredths(16) * $0, $1) }
    }
    return Picture(
      title: title, description: description, width: picture.width + 32,
      height: floor + Hundredths(16) * feet.count, isEnlarged: true,
      elements: [Picture.text("heading", 16, 26, row.device.name.shortened(to: columns * 3 / 4))]
        + lines(head, from: 44)
        + [
          .element(
            "g",
            [
              "class": "screen", "transform": "translate(8 \(top))",
              "data-width": cell(.screenWidth)?.value?.description,
              "data-height": cell(.screenHeight)?.value?.description,
            ],
            HTML.lines(
              PictureMarkup.shapes(picture, clip: Picture.clip(title)) + marks))
        ] + lines(feet, from: floor)
    ).svg
  }

  private func cell(_ metric: Metric.ID) -> AnswerRecord? {
    row.records.first { $0.metric.id == metric }
  }

  private var title: String { "\(row.device.name), \(subtitle)" }

  private var subtitle: String { "\(versions) · \(situation.words)" }

  private var size: String {
    let sides = [Metric.ID.screenWidth, .screenHeight].map { cell($0)?.content.text ?? "" }
    let radius = cell(.screenCornerRadius)?.value.map { ", corner radius \($0)" } ?? ""
    return "\(sides.joined(separator: " × ")) points\(radius)"
  }

  private var description: String {
    let lengths = picture.marks.compactMap { mark -> String? in
      guard let cell = cell(mark.name.metric), let value = cell.value else { return nil }
      return "\(cell.metric.title) \(value)" + (cell.answer.checkText.map { " (\($0))" } ?? "")
    }
    return [size + ".", "In points: \(lengths.joined(separator: "; ")).", omissions.sentence]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The note for readers of the picture, with the reason for dashed measures.
  private var remark: String {
    let dashed = picture.marks.compactMap { mark -> String? in
      guard let cell = cell(mark.name.metric), cell.value != nil else { return nil }
      return cell.answer.checkText.map { "\(mark.name.label ?? mark.name.rawValue) (\($0))" }
    }
    return "To scale, in points."
      + (dashed.isEmpty ? "" : " Dashed: \(dashed.joined(separator: ", ")).")
  }
}

extension StatePicture {
  /// The metrics that a picture needs in a situation.
  static func metrics(in situation: Situation, withKeyboard: Bool) -> [Metric.ID] {
    [.screenWidth, .screenHeight, .screenCornerRadius]
      + Mark.Name.shown(in: situation, withKeyboard: withKeyboard).map(\.metric)
      + (situation.content.navigationBar ? [.navigationBarY] : [])
      + (situation.content.tabBar ? tabBar : []) + StateRow.housing
  }

  private static let tabBar = [
    "y", "width", "platterHeight", "platterSideInset", "platterBottomGap",
  ].map { "tabBar.\($0)" }
}
