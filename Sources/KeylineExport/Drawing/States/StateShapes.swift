import KeylineModel

/// The shapes of a state: nothing is drawn whose place or size is not known.
struct StateShapes {
  let state: DeviceState
  let device: Device
  let scale: PictureScale
  /// Where the screen begins.
  let x: Hundredths
  let y: Hundredths
  /// The size of the screen in points.
  let width: Length
  let height: Length
  let length: (Metric.ID) -> Length?

  private typealias Shape = StatePicture.Shape

  /// A band as wide as the screen.
  private func band(
    _ name: StatePicture.Shape.Name, _ top: Length?, _ height: Length?
  ) -> StatePicture.Shape? {
    guard let top, let height, height > .zero, top + height <= self.height else { return nil }
    return rectangle(name, left: .zero, top: top, right: width, bottom: top + height)
  }

  /// A rectangle between places in points: what touches has the same number, whatever is rounded.
  private func rectangle(
    _ name: StatePicture.Shape.Name, left: Length, top: Length, right: Length, bottom: Length
  ) -> StatePicture.Shape {
    Shape(
      name: name, x: x + scale(left), y: y + scale(top), width: scale(right) - scale(left),
      height: scale(bottom) - scale(top), radius: 0)
  }

  var screen: StatePicture.Shape {
    Shape(
      name: .screen, x: x, y: y, width: scale(width), height: scale(height),
      radius: length("screen.cornerRadius").map(scale.callAsFunction) ?? 0)
  }

  var status: StatePicture.Shape? { band(.status, .zero, length("statusBar.height")) }

  var nav: StatePicture.Shape? {
    guard state.bars.hasNavigationBar else { return nil }
    return band(.nav, length("navigationBar.y"), length("navigationBar.height"))
  }

  var title: StatePicture.Shape? {
    guard state.bars == .title, let top = length("navigationBar.y"),
      let height = length("navigationBar.height")
    else { return nil }
    return band(.title, top + height, length(StateRow.largeTitle))
  }

  var tab: StatePicture.Shape? {
    guard state.bars == .tabs, let height = length("tabBar.frameHeight"),
      length("tabBar.width").map({ $0 == width }) ?? true,
      length("tabBar.y").map({ $0 + height == self.height }) ?? true
    else { return nil }
    return band(.tab, self.height - height, height)
  }

  var home: StatePicture.Shape? {
    length("homeIndicator.height").flatMap { band(.home, height - $0, $0) }
  }

  var safe: StatePicture.Shape? {
    let insets = ["top", "left", "bottom", "right"].compactMap { length("safeAreaInsets.\($0)") }
    guard insets.count == 4, insets[1] + insets[3] < width, insets[0] + insets[2] < height else {
      return nil
    }
    return rectangle(
      .safe, left: insets[1], top: insets[0], right: width - insets[3],
      bottom: height - insets[2])
  }

  /// The dashed edge of the safe area, over everything that it touches.
  private var edge: StatePicture.Shape? {
    safe.map {
      Shape(name: .edge, x: $0.x, y: $0.y, width: $0.width, height: $0.height, radius: 0)
    }
  }

  private var glass: StatePicture.Shape? {
    guard tab != nil, let glass = length("tabBar.platterHeight"),
      let side = length("tabBar.platterSideInset"), let gap = length("tabBar.platterBottomGap"),
      side + side < width
    else { return nil }
    return Shape(
      name: .glass, x: x + scale(side), y: y + scale(height - gap - glass),
      width: scale(width - side - side), height: scale(glass), radius: scale(glass) / 2)
  }

  /// The sensor housing in the middle of the top; in landscape its place is in no source.
  private var housing: StatePicture.Shape? {
    guard state.orientation == .portrait, let width = length("sensorHousing.width"),
      let height = length("sensorHousing.height"), let top = length("sensorHousing.y"),
      width < self.width
    else { return nil }
    return Shape(
      name: .housing, x: x + scale(self.width - width) / 2, y: y + scale(top),
      width: scale(width), height: scale(height),
      radius: scale(height) / (device.sensorHousing == .notch ? 3 : 2))
  }

  /// All shapes, in the order in which they are drawn.
  var all: [StatePicture.Shape] {
    [status, nav, title, tab, safe, home, glass, housing, edge, screen].compactMap(\.self)
  }
}
