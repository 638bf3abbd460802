import KeylineModel
import KeylineQuery
import KeylineText

/// A device on which measures can be shown: the newest complete phone whose bars are all known.
struct Showcase {
  let device: Device
  /// How many measures can be shown without a doubt.
  let rank: Int
  private let version: String
  private let views: [DeviceState.Bars: View]

  private struct View {
    let picture: StatePicture
    let cells: [StatePicture.Mark.Name: AnswerRecord]
  }

  /// Looks at the newest measured versions of a device in portrait.
  init?(_ states: DeviceStates) {
    guard states.device.idiom == .phone, states.isComplete,
      let newest = states.opened
    else { return nil }
    device = states.device
    version = newest.label
    var views: [DeviceState.Bars: View] = [:]
    for bars in DeviceState.Bars.allCases {
      let state = DeviceState(display: .outer, orientation: .portrait, bars: bars)
      guard states.states.contains(state), let picture = states.picture(of: state, on: newest)
      else { return nil }
      var cells: [StatePicture.Mark.Name: AnswerRecord] = [:]
      for mark in picture.marks {
        cells[mark.name] = states.cell(mark.name.metric, in: state, on: newest)
      }
      views[bars] = View(picture: picture, cells: cells)
    }
    self.views = views
    rank = views[.tabs]?.cells.values.count { $0.value != nil && !$0.answer.needsChecking } ?? 0
  }

  /// The part of a picture that shows a metric; nil where none shows it.
  ///
  /// - Parameter words: What stands on the screen, in the words of the table below it.
  func drawing(of metric: Metric.ID, words: String, at address: SiteAddress) -> HTML? {
    guard let (name, bars) = Self.place(of: metric), let view = views[bars],
      let mark = view.picture[name], let cell = view.cells[name], cell.value != nil
    else { return nil }
    let picture = view.picture
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
        PictureMarkup.shapes(picture, clip: "clip", isSwitched: false, hasWord: isWhole)
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
            HTML(", iOS \(version), portrait, \(words)."),
          ]),
      ])
  }

  /// The measure that stands for a metric, and the bars with which the tables answer it: its own alone.
  private static func place(
    of metric: Metric.ID
  ) -> (StatePicture.Mark.Name, DeviceState.Bars)? {
    switch metric {
    case "screen.safeAreaInsets.top": return (.top, .none)
    case "screen.safeAreaInsets.bottom": return (.bottom, .none)
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
