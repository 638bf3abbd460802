import KeylineModel

/// Quiet lines that stand for the titles and icons in bars and for the home indicator: decoration
/// inside shapes whose places are known.
struct Placeholders {
  let shapes: [StatePicture.Shape]
  let content: Situation.Content
  private let screen: StatePicture.Shape
  /// A hundredth of the width of a phone.
  private let unit: Hundredths
  /// How far the sides stay free.
  private let sides: Hundredths

  /// Prepares the lines for some shapes, the last of which is the screen.
  init(_ shapes: [StatePicture.Shape], _ content: Situation.Content) {
    self.shapes = shapes
    self.content = content
    screen = shapes[shapes.count - 1]
    unit = min(screen.width, screen.height) > 150 ? 2 : 1
    let isLeft = screen.width > screen.height
    let housing = shapes.first { $0.name == .housing && isLeft }
    let free = (housing?.right ?? screen.x) - screen.x + screen.radius / 3
    sides = unit * 5 + Hundredths(free.count / 100)
  }

  /// The shapes with lines in those that have some.
  var filled: [StatePicture.Shape] {
    let keyboard = shapes.first { $0.name == .keyboard }
    return shapes.map { shape in
      // Nothing shows through a keyboard.
      if let keyboard, shape.y >= keyboard.y, shape.name == .tab || shape.name == .toolbar {
        return shape
      }
      var filled = shape
      filled.path = path(in: shape) ?? shape.path
      return filled
    }
  }

  private func path(in shape: StatePicture.Shape) -> String? {
    let middle = shape.y + shape.height / 2
    let (left, right) = (screen.x + sides, screen.right - sides)
    switch shape.name {
    case .status where shape.height > unit * 3:
      return line(left, middle, unit * 8) + line(right - unit * 8, middle, unit * 8)
    case .prompt: return centred(unit * 34, middle)
    case .nav where shape.height > unit * 4:
      // The titles of a tab bar at the top stand in its place.
      let tab = shapes.first { $0.name == .tab }
      let hasTitle = !content.largeTitle && (tab?.bottom ?? screen.bottom) == screen.bottom
      let back =
        "M\(left + unit * 2),\(middle - unit * 2)l\(-unit * 2),\(unit * 2)l\(unit * 2),\(unit * 2)"
      return back + (hasTitle ? centred(unit * 22, middle) : "")
        + line(right - unit * 4, middle, unit * 4)
    case .title: return line(left, middle, unit * 36)
    case .tab: return tabs(in: shape)
    case .toolbar:
      let y = shape.y + min(shape.height / 2, unit * 6)
      return line(left, y, unit * 4) + centred(unit * 4, y) + line(right - unit * 4, y, unit * 4)
    case .home: return centred(unit * 36, shape.bottom - shape.height * 3 / 8)
    default: return nil
    }
  }

  private func line(_ x: Hundredths, _ y: Hundredths, _ width: Hundredths) -> String {
    "M\(x),\(y)h\(width)"
  }

  private func centred(_ width: Hundredths, _ y: Hundredths) -> String {
    line(screen.x + (screen.width - width) / 2, y, width)
  }

  /// Four icons with titles in a bar at the bottom, three titles side by side in one at the top.
  private func tabs(in bar: StatePicture.Shape) -> String {
    guard bar.bottom == screen.bottom else {
      let (width, y) = (unit * 14, bar.y + bar.height / 2)
      let first = screen.x + (screen.width - width * 4) / 2
      return (0..<3).map { line(first + width * 3 / 2 * $0, y, width) }.joined()
    }
    let glass = shapes.first { $0.name == .glass }
    let area = glass ?? bar
    let home = shapes.first { $0.name == .home }
    let floor = glass?.bottom ?? min(home?.y ?? bar.bottom, bar.bottom)
    let y = area.y + (floor - area.y) / 2
    let step = (area.width - sides) / 4
    return (0..<4).map { index in
      let middle = area.x + sides / 2 + step * index + step / 2
      return line(middle - unit * 2, y - unit * 2, unit * 4)
        + line(middle - unit * 3, y + unit * 2, unit * 6)
    }.joined()
  }
}
