import KeylineModel
import KeylineQuery
import KeylineText

/// A device on which measures can be shown: the newest complete phone whose bars are all known.
struct MetricScreen {
  /// How many measures can be shown without a doubt.
  let rank: Int
  private let states: DeviceStates
  private let newest: DeviceStates.Stretch

  var device: Device { states.device }

  /// Looks at the newest measured versions of a device in portrait.
  init?(_ states: DeviceStates) {
    let state = Self.state(.tabs)
    guard states.device.idiom == .phone, states.isComplete, let newest = states.opened,
      states.picture(of: state, on: newest) != nil
    else { return nil }
    (self.states, self.newest) = (states, newest)
    // A measure counts even if there is no room for it beside the picture.
    rank = StatePicture.Mark.Name.shown(in: state.situation(from: Situation()), withKeyboard: false)
      .filter { $0 != .layout }.compactMap { states.cell($0.metric, in: state, on: newest) }
      .count { $0.value != nil && !$0.answer.needsChecking }
  }

  private static func state(_ bars: DeviceState.Bars) -> DeviceState {
    DeviceState(display: .outer, orientation: .portrait, bars: bars)
  }

  /// The part of a picture that shows a metric; nil where none shows it.
  ///
  /// - Parameter words: What stands on the screen, in the words of the table below it.
  func drawing(of metric: Metric.ID, words: String, at address: SiteAddress) -> HTML? {
    guard let (name, bars) = Self.place(of: metric),
      let picture = states.picture(of: Self.state(bars), on: newest), let mark = picture[name],
      let cell = states.cell(name.metric, in: Self.state(bars), on: newest), cell.value != nil
    else { return nil }
    let isLow = name == .tab || name == .home || name == .bottom
    let isWhole = name == .height
    let part: Hundredths = 112
    let height = isWhole ? picture.height : part
    let top = isLow ? picture.height - part : .zero
    let svg = HTML.element(
      "svg",
      [
        "viewBox": "0 \(top) \(picture.width) \(height)", "role": "group",
        "aria-label": "Where it is measured",
      ],
      HTML.lines(
        PictureMarkup.shapes(picture, clip: "clip", hasWord: isWhole)
          + [PictureMarkup.mark(name, mark, cell, to: nil, isSwitched: false)]))
    return .element(
      "figure",
      [
        "class": isWhole
          ? "picture measured" : isLow ? "picture measured low" : "picture measured top"
      ],
      [
        svg,
        .element(
          "figcaption",
          [
            .link(HTML(device.name), to: address.device(device.id)),
            HTML(", iOS \(newest.label), portrait, \(words)."),
          ]),
      ])
  }

  /// The measure that stands for a metric, and the bars with which the tables answer it: its own alone.
  private static func place(
    of metric: Metric.ID
  ) -> (StatePicture.Mark.Name, DeviceState.Bars)? {
    switch metric {
    case .screenSafeAreaInsetsTop: return (.top, .none)
    case .screenSafeAreaInsetsBottom: return (.bottom, .none)
    default: break
    }
    guard let name = StatePicture.Mark.Name.allCases.first(where: { $0.metric == metric }) else {
      return nil
    }
    switch name {
    case .status, .home, .top, .bottom, .height, .layout: return (name, .none)
    case .nav, .margin: return (name, .nav)
    case .title: return (name, .title)
    case .tab: return (name, .tabs)
    case .left, .right, .prompt, .toolbar, .keyboard: return nil
    }
  }
}
