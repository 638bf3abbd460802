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
    /// The lines that are drawn for it, or in it; empty where there are none.
    var path = ""

    var right: Hundredths { x + width }
    var bottom: Hundredths { y + height }

    /// The shapes, in the order in which they are drawn.
    enum Name: String, CaseIterable {
      case status, prompt, nav, title, tab, toolbar, safe, home, glass, keyboard, housing, edge
      case screen

      /// True for what has lines instead of a rectangle.
      var isLines: Bool { self == .edge || self == .screen }
    }
  }

  /// A measure: its line, the line that leads to its label, and the place of that.
  struct Mark: Hashable {
    let name: Name
    /// The line; empty where the value is not a single one.
    let line: String
    let lead: String
    /// Where the label is fixed, and its top.
    let x: Hundredths
    let y: Hundredths
    let side: Side

    /// How the label stands at its place.
    enum Side: String {
      case after = ""
      case end, mid
    }

    /// The measures of a picture, in the order in which they are read.
    enum Name: String, CaseIterable {
      case status, prompt, nav, title, tab, toolbar, keyboard, home
      case top, height, bottom, left, right, margin, layout

      /// The metric that it measures.
      var metric: Metric.ID {
        switch self {
        case .status: .statusBarHeight
        case .prompt: .navigationBarPromptHeight
        case .nav: .navigationBarHeight
        case .title: StateRow.largeTitle
        case .tab: .tabBarFrameHeight
        case .toolbar: .toolbarFrameHeight
        case .keyboard: .keyboardHeight
        case .home: .homeIndicatorHeight
        case .height: .safeAreaHeight
        case .top, .bottom, .left, .right: "safeAreaInsets.\(rawValue)"
        case .margin: .barButtonItemEdgeMargin
        case .layout: .layoutMarginsLeading
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
        case .margin: "bar button margin"
        case .layout: "layout margin"
        case .height, .left, .right: nil
        default: rawValue
        }
      }

      /// Its name as it is read aloud.
      var spoken: String { isInset ? "safe area \(rawValue)" : label ?? rawValue }

      /// True for a measure of the safe area.
      var isInset: Bool {
        switch self {
        case .top, .height, .bottom, .left, .right: true
        default: false
        }
      }

      /// True for a distance from the edge, which a picture shows where it has room.
      var isMargin: Bool { self == .margin || self == .layout }

      /// The measures of what is on screen.
      static func shown(in situation: Situation, withKeyboard: Bool) -> [Name] {
        allCases.filter { $0.isShown(in: situation, withKeyboard: withKeyboard) }
      }

      /// True if what it measures is on screen.
      func isShown(in situation: Situation, withKeyboard: Bool) -> Bool {
        switch self {
        case .status: situation.statusBar == .shown
        case .nav, .margin: situation.content.navigationBar
        case .prompt: situation.content.prompt
        case .title: situation.content.largeTitle
        case .tab: situation.content.tabBar
        case .toolbar: situation.content.toolbar
        case .keyboard: withKeyboard
        default: true
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
    /// Shapes alone, to the scale of a screen that is so tall.
    case outline(tallest: Length)
  }

  /// Draws a state; nil where the size of the screen is not known.
  init?(
    _ situation: Situation, _ device: Device, _ style: Style = .full, withKeyboard: Bool = false,
    _ cell: @escaping (Metric.ID) -> AnswerRecord?
  ) {
    func length(_ metric: Metric.ID) -> Length? { cell(metric)?.value }
    guard let width = length(.screenWidth), let height = length(.screenHeight),
      width > .zero, height > .zero
    else { return nil }
    let isWide = situation.orientation == .landscape || device.idiom == .pad
    let scale =
      switch style {
      case .full where isWide: PictureScale(width, height, room: 354, atMost: 560)
      case .full: PictureScale(width, height, room: 198, atMost: 444)
      case .compact:
        PictureScale(
          width, height, room: Hundredths(count: 11_457), atMost: Hundredths(count: 24_909))
      case .outline(let tallest): PictureScale(tallest, tallest, room: 152, atMost: 152)
      }
    // What stands beside a screen needs room on both sides; what stands on it needs none.
    let (left, top, right, bottom): (Hundredths, Hundredths, Hundredths, Hundredths) =
      switch style {
      case .full where isWide: ((358 - scale(width)) / 2, 8, (358 - scale(width)) / 2, 8)
      case .full: (54, 8, 304 - scale(width), 14)
      case .compact: (2, 4, 168 - scale(width), 6)
      case .outline: ((122 - scale(width)) / 2, 152 - scale(height), (122 - scale(width)) / 2, 1)
      }
    let drawn = StateShapes(
      situation: situation, hasKeyboard: withKeyboard, device: device, scale: scale, x: left,
      y: top,
      width: width, height: height, length: length)
    self.width = left + scale(width) + right
    self.height = top + scale(height) + bottom
    if case .outline = style {
      (shapes, marks, word) = (drawn.all, [], nil)
      return
    }
    shapes = Placeholders(drawn.all, situation.content).filled
    let places = StatePlaces(
      shapes, scale, floor: self.height, situation, withKeyboard: withKeyboard, cell)
    if case .compact = style {
      marks = places.heights
    } else {
      marks = places.marks(isInside: isWide)
    }
    let safe = shapes.first { $0.name == .safe }
    let covered = shapes.first { $0.name == .keyboard }?.y ?? self.height
    word = safe.flatMap { safe in
      let low = min(safe.bottom, covered)
      let room: Hundredths = isWide ? 90 : withKeyboard ? 170 : 40
      return low - safe.y > room && safe.width > 70
        ? Point(x: safe.x + safe.width / 2, y: safe.y + (low - safe.y) / 2) : nil
    }
  }
}
