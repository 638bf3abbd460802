import KeylineModel
import KeylineQuery
import KeylineText

/// A device among the newest: its outline and the insets of its screen.
struct DeviceCard {
  let device: Device
  /// True if all that its outline shows is known.
  let isComplete: Bool
  private let states: DeviceStates
  private let state: DeviceState
  private let newest: DeviceStates.Stretch
  private let width: Length
  /// The height of the screen.
  let tall: Length
  private let top: AnswerRecord
  private let bottom: AnswerRecord

  /// Makes a card; nil where the size is not known.
  init?(_ states: DeviceStates) {
    guard states.fillsScreen, let newest = states.opened,
      let state = states.states.first,
      let width = states.cell(.screenWidth, in: state, on: newest)?.value,
      let height = states.cell(.screenHeight, in: state, on: newest)?.value,
      let top = Self.cell("top", states, state, newest),
      let bottom = Self.cell("bottom", states, state, newest)
    else { return nil }
    device = states.device
    isComplete = states.isComplete
    (self.states, self.state, self.newest) = (states, state, newest)
    self.width = width
    tall = height
    self.top = top
    self.bottom = bottom
  }

  private static func cell(
    _ side: String, _ states: DeviceStates, _ state: DeviceState, _ stretch: DeviceStates.Stretch
  ) -> AnswerRecord? {
    states.rows.first { $0.id == "screen.safeAreaInsets.\(side)" }
      .flatMap { states.cell($0, in: state, on: stretch) }
  }

  /// The outline with the insets below it, to the scale of the tallest.
  func item(at address: SiteAddress, tallest: Length) -> HTML {
    let picture = states.picture(of: state, on: newest, .outline(tallest: tallest)).map { drawn in
      HTML.element(
        "svg", ["viewBox": drawn.box, "aria-hidden": "true"],
        PictureMarkup.shapes(drawn, clip: "c-" + SiteAddress.name(device.id)))
    }
    return .element(
      "li",
      .element(
        "a", ["href": address.device(device.id)],
        [
          picture ?? "",
          .element(
            "span",
            [
              .element("strong", HTML(device.name)), " ",
              .element(
                "small",
                [
                  HTML("\(width) × \(tall)"), .void("br", [:]), "top ",
                  .element("b", HTML(top.content.text)), ", bottom ",
                  .element("b", HTML(bottom.content.text)), .void("br", [:]),
                  SitePage.sure(status), HTML(", iOS \(newest.label)"),
                ]),
            ]),
        ]))
  }

  private var status: Status {
    [top.status, bottom.status].max { $0.rank < $1.rank } ?? top.status
  }

  /// The known facts of a device without a known outline.
  func line(at address: SiteAddress) -> HTML {
    let radius = states.cell(.screenCornerRadius, in: state, on: newest)?.value
    let display = states.words(state.display)
    let corner = radius.map { "corner radius \($0)" } ?? "corner radius unknown"
    return .element(
      "li",
      [
        .link(HTML(device.name), to: address.device(device.id)), .void("br", [:]),
        .element(
          "small",
          [
            HTML(
              (display.isEmpty ? "" : display + " ")
                + "\(width) × \(tall), top \(top.content.text), bottom \(bottom.content.text) "),
            SitePage.sure(status), HTML(", iOS \(newest.label), \(corner)"),
          ]),
      ])
  }
}

extension Status {
  /// How doubtful a value is.
  fileprivate var rank: Int { Status.allCases.firstIndex(of: self) ?? 0 }
}
