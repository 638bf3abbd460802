import KeylineModel

/// The shapes of a state: nothing is drawn whose place or size is not known.
struct StateShapes {
  let situation: Situation
  let hasKeyboard: Bool
  let device: Device
  let scale: PictureScale
  /// Where the screen begins.
  let x: Hundredths
  let y: Hundredths
  /// The size of the screen in points.
  let width: Length
  let height: Length
  let length: (Metric.ID) -> Length?

  typealias Shape = StatePicture.Shape

  private var content: Situation.Content { situation.content }

  /// A band as wide as the screen.
  private func band(_ name: Shape.Name, _ top: Length?, _ height: Length?) -> Shape? {
    guard let top, let height, height > .zero, top + height <= self.height else { return nil }
    return rectangle(name, left: .zero, top: top, right: width, bottom: top + height)
  }

  /// A rectangle between places in points: what touches has the same number, whatever is rounded.
  private func rectangle(
    _ name: Shape.Name, left: Length, top: Length, right: Length, bottom: Length
  ) -> Shape {
    Shape(
      name: name, x: x + scale(left), y: y + scale(top), width: scale(right) - scale(left),
      height: scale(bottom) - scale(top), radius: 0)
  }

  /// The outline; where the radius is unknown the corners stay open.
  var screen: Shape {
    let radius = length(.screenCornerRadius).map(scale.callAsFunction)
    let (w, h, r) = (scale(width), scale(height), radius ?? min(scale(width), scale(height)) / 16)
    let (long, tall) = (w - r - r, h - r - r)
    func corner(_ across: Hundredths, _ down: Hundredths) -> String {
      radius == nil ? "m\(across),\(down)" : "a\(r),\(r),0,0,1,\(across),\(down)"
    }
    return Shape(
      name: .screen, x: x, y: y, width: w, height: h, radius: radius ?? 0,
      path: "M\(x + r),\(y)h\(long)\(corner(r, r))v\(tall)\(corner(-r, r))h\(-long)"
        + "\(corner(-r, -r))v\(-tall)" + (radius == nil ? "" : corner(r, -r) + "z"))
  }

  private var status: Shape? { band(.status, .zero, length(.statusBarHeight)) }

  /// The rows of the navigation bar from the top down, until one is unknown.
  private var rows: [Shape] {
    guard content.navigationBar, var top = length(.navigationBarY) else { return [] }
    let parts: [(Shape.Name, Metric.ID)] =
      (content.prompt ? [(.prompt, .navigationBarPromptHeight)] : [])
      + [(.nav, .navigationBarHeight)]
      + (content.largeTitle ? [(.title, StateRow.largeTitle)] : [])
    var rows: [Shape] = []
    for (name, metric) in parts {
      guard let height = length(metric), let row = band(name, top, height) else { break }
      rows.append(row)
      top = top + height
    }
    return rows
  }

  /// The tab bar as wide as the screen; where a narrower one begins is in no source. On a phone it
  /// ends where the screen ends, whatever else is asked.
  private var tab: Shape? {
    guard content.tabBar, let height = length(.tabBarFrameHeight),
      let top = length(.tabBarY) ?? (device.idiom == .phone ? self.height - height : nil),
      length(.tabBarWidth).map({ $0 == width }) ?? (top + height == self.height)
    else { return nil }
    return band(.tab, top, height)
  }

  /// The toolbar, whose frame ends where the screen ends; its place beside a tab bar is in no source.
  private var toolbar: Shape? {
    guard content.toolbar, !content.tabBar, let frame = length(.toolbarFrameHeight) else {
      return nil
    }
    return band(.toolbar, height - frame, frame)
  }

  private var keyboard: Shape? {
    guard hasKeyboard, let keyboard = length(.keyboardHeight), keyboard < height else {
      return nil
    }
    return band(.keyboard, height - keyboard, keyboard)
  }

  private var home: Shape? {
    length(.homeIndicatorHeight).flatMap { band(.home, height - $0, $0) }
  }

  private var insets: [Length?] {
    ["top", "left", "bottom", "right"].map { length("safeAreaInsets.\($0)") }
  }

  private var safe: Shape? {
    let insets = insets.compactMap(\.self)
    guard insets.count == 4, insets[1] + insets[3] < width, insets[0] + insets[2] < height else {
      return nil
    }
    return rectangle(
      .safe, left: insets[1], top: insets[0], right: width - insets[3],
      bottom: height - insets[2])
  }

  /// The dashed edge of the safe area over everything that it touches: all of it, or the sides that are known.
  private var edge: Shape? {
    if let safe {
      return Shape(
        name: .edge, x: safe.x, y: safe.y, width: safe.width, height: safe.height, radius: 0,
        path: "M\(safe.x),\(safe.y)h\(safe.width)v\(safe.height)h\(-safe.width)z")
    }
    let (right, bottom) = (x + scale(width), y + scale(height))
    let sides = zip(
      insets, [height, width, height, width]
    ).enumerated().compactMap { side, inset -> String? in
      guard let length = inset.0, length > .zero, length < inset.1 else { return nil }
      let inset = scale(length)
      return [
        "M\(x),\(y + inset)H\(right)", "M\(x + inset),\(y)V\(bottom)",
        "M\(x),\(bottom - inset)H\(right)", "M\(right - inset),\(y)V\(bottom)",
      ][side]
    }
    return sides.isEmpty
      ? nil
      : Shape(
        name: .edge, x: x, y: y, width: right - x, height: bottom - y, radius: 0,
        path: sides.joined())
  }

  private var glass: Shape? {
    guard tab != nil, let glass = length(.tabBarPlatterHeight),
      let side = length(.tabBarPlatterSideInset), let gap = length(.tabBarPlatterBottomGap),
      side + side < width
    else { return nil }
    return Shape(
      name: .glass, x: x + scale(side), y: y + scale(height - gap - glass),
      width: scale(width - side - side), height: scale(glass), radius: scale(glass) / 2)
  }

  /// The sensor housing in the middle of the top; in landscape the same, turned to the left.
  private var housing: Shape? {
    guard let breadth = length(.sensorHousingWidth), let depth = length(.sensorHousingHeight),
      let inset = length(.sensorHousingY), breadth < min(width, height)
    else { return nil }
    let radius = scale(depth) / (device.sensorHousing == .notch ? 3 : 2)
    return situation.orientation == .portrait
      ? Shape(
        name: .housing, x: x + scale(width - breadth) / 2, y: y + scale(inset),
        width: scale(breadth), height: scale(depth), radius: radius)
      : Shape(
        name: .housing, x: x + scale(inset), y: y + scale(height - breadth) / 2,
        width: scale(depth), height: scale(breadth), radius: radius)
  }

  /// All shapes, in the order in which they are drawn.
  var all: [Shape] {
    let shapes =
      [status] + rows + [tab, toolbar, safe, home, glass, keyboard, housing, edge, screen]
    return shapes.compactMap(\.self)
  }
}
