import KeylineModel
import KeylineQuery
import KeylineText

/// A device among the newest: its outline and the insets of its screen.
struct DeviceCard {
  let device: Device
  /// True if all that its outline shows is known.
  let isComplete: Bool
  private let width: Length
  /// The height of the screen.
  let tall: Length
  private let version: String
  private let radius: Length?
  /// The width, the height and the top edge of the sensor housing; empty where there is none.
  private let housing: [Length]
  private let top: AnswerRecord
  private let bottom: AnswerRecord

  /// Makes a card; nil where the size is not known.
  init?(_ states: DeviceStates) {
    guard states.fillsScreen, let newest = states.opened,
      let state = states.states.first,
      let width = states.cell("screen.width", in: state, on: newest)?.value,
      let height = states.cell("screen.height", in: state, on: newest)?.value,
      let top = Self.cell("top", states, state, newest),
      let bottom = Self.cell("bottom", states, state, newest)
    else { return nil }
    device = states.device
    isComplete = states.isComplete
    version = newest.label
    self.width = width
    tall = height
    radius = states.cell("screen.cornerRadius", in: state, on: newest)?.value
    let places = ScreenFigures.housing.compactMap { states.cell($0, in: state, on: newest)?.value }
    housing = places.count == 3 ? places : []
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
    let scale = PictureScale(tallest, tallest, room: 152, atMost: 152)
    let (drawn, height) = (scale(width), scale(tall))
    let (x, y) = (Hundredths(count: (12_200 - drawn.count) / 2), Hundredths(count: 15_200) - height)
    let (first, last) = (y + scale(top.value ?? .zero), y + height - scale(bottom.value ?? .zero))
    let clip = "c-" + SiteAddress.name(device.id)
    func rectangle(_ style: String?, _ top: Hundredths, _ height: Hundredths, rounded: Bool) -> HTML
    {
      .element(
        "rect",
        [
          "class": style, "x": x.description, "y": top.description, "width": drawn.description,
          "height": height.description, "rx": rounded ? radius.map { scale($0).description } : nil,
        ], [])
    }
    let island =
      housing.isEmpty
      ? []
      : [
        HTML.element(
          "rect",
          [
            "class": "p-housing", "x": (x + (drawn - scale(housing[0])) / 2).description,
            "y": (y + scale(housing[2])).description, "width": scale(housing[0]).description,
            "height": scale(housing[1]).description, "rx": (scale(housing[1]) / 2).description,
          ], [])
      ]
    let picture = HTML.element(
      "svg", ["viewBox": "0 0 122 153", "aria-hidden": "true"],
      [
        .element("clipPath", ["id": clip], rectangle(nil, y, height, rounded: true)),
        .element(
          "g", ["clip-path": "url(#\(clip))"],
          [
            rectangle("p-bar", y, height, rounded: false),
            rectangle("p-safe", first, last - first, rounded: false),
          ]),
        .element(
          "path", ["class": "p-edge", "d": "M\(x) \(first)h\(drawn)M\(x) \(last)h\(drawn)"], []),
      ] + island + [rectangle("p-screen", y, height, rounded: true)])
    return .element(
      "li",
      .element(
        "a", ["href": address.device(device.id)],
        [
          picture,
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
                  SitePage.sure(status), HTML(", iOS \(version)"),
                ]),
            ]),
        ]))
  }

  private var status: Status {
    [top.status, bottom.status].max { $0.rank < $1.rank } ?? top.status
  }

  /// What is known of a device whose outline is not.
  func line(at address: SiteAddress) -> HTML {
    let corner = radius.map { "corner radius \($0)" } ?? "corner radius unknown"
    return .element(
      "li",
      [
        .link(HTML(device.name), to: address.device(device.id)), .void("br", [:]),
        .element(
          "small",
          [
            HTML("\(width) × \(tall), top \(top.content.text), bottom \(bottom.content.text) "),
            SitePage.sure(status), HTML(", iOS \(version), \(corner)"),
          ]),
      ])
  }
}

extension Status {
  /// How doubtful a value is.
  fileprivate var rank: Int { Status.allCases.firstIndex(of: self) ?? 0 }
}
