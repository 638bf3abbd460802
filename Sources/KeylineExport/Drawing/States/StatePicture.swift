import KeylineModel
import KeylineQuery

/// A state as numbers: the shapes of a screen and where each of its measures stands.
struct StatePicture: Hashable {
  let width: Hundredths
  let height: Hundredths
  let shapes: [Shape]
  let marks: [Mark]
  /// The middle of the words `safe area`; nil without one.
  let word: Point?

  struct Point: Hashable {
    let x: Hundredths
    let y: Hundredths
  }

  /// A rectangle.
  struct Shape: Hashable {
    let name: Name
    let x: Hundredths
    let y: Hundredths
    let width: Hundredths
    let height: Hundredths
    let radius: Hundredths

    var right: Hundredths { x + width }
    var bottom: Hundredths { y + height }

    /// The shapes, in the order in which they are drawn.
    enum Name: String, CaseIterable {
      case status, nav, title, tab, safe, home, glass, housing, edge, screen
    }
  }

  /// A measure: its line, the line that leads to its label, and the place of that.
  struct Mark: Hashable {
    let name: Name
    /// The line; empty where the value is not a single one.
    let line: String
    let lead: String
    let x: Hundredths
    let y: Hundredths
    let width: Hundredths
    let side: Side

    /// How the label stands.
    enum Side: String {
      case after = ""
      case end, mid, one
    }

    /// The measures of a picture, in the order in which they are read.
    enum Name: String, CaseIterable {
      case status, nav, title, tab, home, top, height, bottom, left, right, margin

      /// The metric that it measures.
      var metric: Metric.ID {
        switch self {
        case .status: "statusBar.height"
        case .nav: "navigationBar.height"
        case .title: StateRow.largeTitle
        case .tab: "tabBar.frameHeight"
        case .home: "homeIndicator.height"
        case .top: "safeAreaInsets.top"
        case .height: "safeArea.height"
        case .bottom: "safeAreaInsets.bottom"
        case .left: "safeAreaInsets.left"
        case .right: "safeAreaInsets.right"
        case .margin: "barButtonItem.edgeMargin"
        }
      }

      /// The words beside its value; nil where its place says it.
      var label: String? {
        switch self {
        case .status: "status bar"
        case .nav: "navigation bar"
        case .title: "large title"
        case .tab: "tab bar"
        case .home: "home indicator"
        case .top: "top"
        case .bottom: "bottom"
        case .margin: "bar button margin"
        case .height, .left, .right: nil
        }
      }

      /// Its name as it is read aloud.
      var spoken: String {
        switch self {
        case .top, .height, .bottom, .left, .right: "safe area, \(rawValue)"
        default: label ?? rawValue
        }
      }

      /// True for a measure of the safe area.
      var isInset: Bool {
        switch self {
        case .top, .height, .bottom, .left, .right: true
        default: false
        }
      }
    }
  }

  subscript(name: Shape.Name) -> Shape? { shapes.first { $0.name == name } }
  subscript(name: Mark.Name) -> Mark? { marks.first { $0.name == name } }

  /// How large a picture is, and what it names.
  enum Style {
    /// All measures with their names.
    case full
    /// The heights of bars without names, for two pictures side by side.
    case compact
  }

  /// Draws a state; nil where the size of the screen is not known.
  init?(
    _ state: DeviceState, _ device: Device, _ style: Style = .full,
    _ cell: @escaping (Metric.ID) -> AnswerRecord?
  ) {
    func length(_ metric: Metric.ID) -> Length? { cell(metric)?.value }
    guard let width = length("screen.width"), let height = length("screen.height"),
      width > .zero, height > .zero
    else { return nil }
    if style == .compact {
      let scale = PictureScale(
        width, height, room: Hundredths(count: 11_457), atMost: Hundredths(count: 24_909))
      let shapes = StateShapes(
        state: state, device: device, scale: scale, x: 2, y: 4, width: width, height: height,
        length: length)
      self.width = 170
      self.height = scale(height) + 10
      self.shapes = shapes.all
      marks = StatePlaces(shapes, isInside: false, cell).heights
      word = Self.word(in: shapes.safe)
      return
    }
    let isWide = state.orientation == .landscape || device.idiom == .pad
    let scale = PictureScale(
      width, height, room: isWide ? 354 : Hundredths(count: 20_904),
      atMost: isWide ? 560 : Hundredths(count: 45_448))
    // What stands beside a screen needs room on both sides; what stands on it needs none.
    let left: Hundredths = isWide ? Hundredths(count: (35_800 - scale(width).count) / 2) : 50
    let shapes = StateShapes(
      state: state, device: device, scale: scale, x: left, y: 8, width: width, height: height,
      length: length)
    self.width = 358
    self.height = scale(height) + (isWide ? 16 : 22)
    self.shapes = shapes.all
    let places = StatePlaces(shapes, isInside: isWide, cell)
    marks = places.marks
    word = Self.word(in: shapes.safe)
  }

  /// The middle of a safe area in which there is room for words.
  private static func word(in safe: Shape?) -> Point? {
    guard let safe, safe.height > 40, safe.width > 70 else { return nil }
    return Point(x: safe.x + safe.width / 2, y: safe.y + safe.height / 2)
  }
}
