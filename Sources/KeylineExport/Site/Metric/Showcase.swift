import KeylineModel
import KeylineQuery
import KeylineText

/// A state of a device on which measures can be shown: the newest phone whose bars are all known.
struct Showcase {
  let device: Device
  private let caption: String
  private let picture: StatePicture
  private let cells: [StatePicture.Mark.Name: Cell]

  /// How many measures can be shown without a doubt.
  let rank: Int

  /// Looks at the newest versions of a device in portrait with both bars.
  init?(_ states: DeviceStates) {
    let state = DeviceState(display: .outer, orientation: .portrait, bars: .tabs)
    guard states.device.idiom == .phone, states.states.contains(state),
      let newest = states.stretches.first,
      let picture = StatePicture(
        state, states.device, .full, { states.cell($0, in: state, on: newest) })
    else { return nil }
    device = states.device
    caption = "\(states.device.name), iOS \(newest.label), portrait, \(state.bars.words)."
    self.picture = picture
    var cells: [StatePicture.Mark.Name: Cell] = [:]
    for mark in picture.marks {
      cells[mark.name] = states.cell(mark.name.metric, in: state, on: newest)
    }
    self.cells = cells
    rank = picture.marks.count { mark in
      cells[mark.name].map { $0.value != nil && !$0.isToCheck } ?? false
    }
  }

  /// The part of the picture that shows a metric; nil where it shows none of it.
  func drawing(of metric: Metric.ID, at address: SiteAddress) -> HTML? {
    guard let name = StatePicture.Mark.Name.allCases.first(where: { $0.metric == metric }),
      let mark = picture[name], let cell = cells[name], cell.value != nil
    else { return nil }
    let isLow = name == .tab || name == .home || name == .bottom
    let isWhole = name == .height
    let part: Hundredths = 112
    let height = isWhole ? picture.height : part
    let top = isLow ? picture.height - part : .zero
    let svg = HTML.element(
      "svg",
      [
        "viewBox": "0 \(top) 358 \(height)", "role": "group",
        "aria-label": "Where it is measured",
      ],
      HTML.lines(
        PictureMarkup.shapes(picture, clip: "clip", isSwitched: false, hasWord: isWhole)
          + [PictureMarkup.mark(name, mark, cell, to: nil, isSwitched: false)]))
    return .element(
      "figure", ["class": isWhole ? "picture measured" : "picture measured cut"],
      [
        svg,
        .element(
          "figcaption",
          [
            .link(HTML(device.name), to: address.device(device.id)),
            HTML(String(caption.dropFirst(device.name.count))),
          ]),
      ])
  }
}
