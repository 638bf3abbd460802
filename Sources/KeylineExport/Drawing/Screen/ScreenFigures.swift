import KeylineModel
import KeylineQuery
import KeylineText

/// The known lengths of a screen over versions in which nothing of it changes.
struct ScreenFigures {
  let row: AnswerTable.Row
  let situation: Situation
  /// The size of the screen as the interface is turned.
  let width: Length
  let height: Length

  init?(_ row: AnswerTable.Row, in situation: Situation) {
    self.row = row
    self.situation = situation
    func value(_ metric: Metric.ID) -> Length? {
      row.records.first { $0.metric.id == metric }?.value
    }
    guard situation.fillsScreen(of: row.device), let width = value("screen.width"),
      let height = value("screen.height"), width > .zero, height > .zero
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  var device: Device { row.device }

  /// True if anything on screen changes the safe area.
  var hasBars: Bool { Self.hasBars(situation) }

  /// The metrics of the safe area without bars or with them.
  var safeArea: String { hasBars ? "safeAreaInsets" : "screen.safeAreaInsets" }

  func cell(_ metric: Metric.ID) -> AnswerRecord? { row.records.first { $0.metric.id == metric } }

  /// The value of a metric; nil where there is no single one.
  subscript(metric: Metric.ID) -> Length? { cell(metric)?.value }

  /// Where the sensor housing is in portrait, in the middle; nil where that is not known.
  var housingFrame: Frame<Length>? {
    guard situation.orientation == .portrait, let width = self["sensorHousing.width"],
      let height = self["sensorHousing.height"], let y = self["sensorHousing.y"],
      width < self.width
    else { return nil }
    let x = Length(sixths: (self.width.sixths - width.sixths) / 2)
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// A metric measured from one place to another.
  func measure(_ metric: Metric.ID, from: Units, until: Units) -> Measure? {
    guard let cell = cell(metric), let value = cell.value, value > .zero else { return nil }
    return Measure(
      metric: metric, title: cell.metric.title, value: value, from: from, until: until,
      remark: cell.answer.checkText)
  }

  static func hasBars(_ situation: Situation) -> Bool {
    let content = situation.completed.content
    return content.navigationBar || content.tabBar || content.toolbar
  }

  /// The metrics of the sensor housing, which is drawn as a sign where they are unknown.
  static let housing = ["width", "height", "y"].map { "sensorHousing.\($0)" }

  /// The metrics that a picture of a screen needs.
  static func metrics(in situation: Situation, withKeyboard: Bool = false) -> [Metric.ID] {
    let content = situation.completed.content
    let safeArea = hasBars(situation) ? "safeAreaInsets" : "screen.safeAreaInsets"
    var metrics = ["screen.width", "screen.height", "screen.cornerRadius"]
    if situation.statusBar == .shown { metrics.append("statusBar.height") }
    metrics += ["top", "left", "bottom", "right"].map { "\(safeArea).\($0)" }
    metrics += ["homeIndicator.height", "layoutMargins.leading"]
    if content.navigationBar {
      metrics += ["y", "frameHeight", "maxY"].map { "navigationBar.\($0)" }
      if content.prompt { metrics.append("navigationBar.promptHeight") }
      if content.prompt || content.largeTitle { metrics.append("navigationBar.height") }
      if content.largeTitle { metrics.append("navigationBar.largeTitleHeight") }
    }
    if content.tabBar { metrics += ["y", "frameHeight", "height", "width"].map { "tabBar.\($0)" } }
    metrics += housing
    if withKeyboard { metrics.append("keyboard.height") }
    if content.toolbar { metrics += ["frameHeight", "height"].map { "toolbar.\($0)" } }
    return metrics
  }
}
