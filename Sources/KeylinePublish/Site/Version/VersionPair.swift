import KeylineModel
import KeylineQuery
import KeylineText

/// The same device before a version and since.
struct VersionPair {
  let major: Int
  private let states: DeviceStates
  private let state: DeviceState
  private let before: DeviceStates.Stretch
  private let since: DeviceStates.Stretch
  private let pictures: [StatePicture]
  /// Measures of the picture that differ, phones before iPads, and values without a doubt.
  let rank: [Int]

  /// Looks at a device with both bars; nil where it can be drawn on one side only.
  init?(_ states: DeviceStates, major: Int) {
    let state = DeviceState(display: .outer, orientation: .portrait, bars: .tabs)
    // What came with the version shows on its newest release, what was before on the last one.
    func stretch(_ isMeant: (OSVersion) -> Bool) -> DeviceStates.Stretch? {
      states.stretches.first { $0.releases.contains(where: isMeant) }
    }
    guard states.states.contains(state), let since = stretch({ $0.major == major }),
      let before = stretch({ $0.major < major }), before.key != since.key
    else { return nil }
    let pictures = [before, since].compactMap {
      states.picture(of: state, on: $0, .compact)
    }
    guard pictures.count == 2, pictures.allSatisfy({ $0.marks.count > 2 }) else { return nil }
    self.major = major
    self.states = states
    self.state = state
    self.before = before
    self.since = since
    self.pictures = pictures
    let isPictured = StatePicture.Mark.Name.allCases.contains { name in
      let contents = [before, since].compactMap { stretch in
        states.cell(name.metric, in: state, on: stretch).flatMap {
          $0.value == nil ? nil : $0.content
        }
      }
      return contents.count == 2 && contents[0] != contents[1]
    }
    rank = [
      isPictured ? 1 : 0, states.device.idiom == .phone ? 1 : 0,
      [before, since].flatMap { stretch in
        states.rows.compactMap { states.cell($0, in: state, on: stretch) }
      }.count { $0.value != nil && !$0.answer.needsChecking },
    ]
  }

  /// The pictures, and a table that names what they show.
  func section(at address: SiteAddress) -> [HTML] {
    let device = states.device
    let figures = zip([before, since], pictures).enumerated().map { index, side -> HTML in
      let (stretch, picture) = side
      let marks = picture.marks.compactMap { mark in
        states.cell(mark.name.metric, in: state, on: stretch).map {
          PictureMarkup.mark(mark.name, mark, $0, to: nil, isSwitched: false, hasName: false)
        }
      }
      return .element(
        "figure", ["class": "picture"],
        [
          .element("figcaption", HTML("\(index == 0 ? "Before" : "Since"): iOS \(stretch.label)")),
          .element(
            "svg",
            [
              "viewBox": picture.box, "role": "group",
              "aria-label": "\(device.name) on iOS \(stretch.label)",
            ],
            HTML.lines(
              PictureMarkup.shapes(picture, clip: "clip\(index)") + marks)),
        ])
    }
    let rows = states.rows.filter { $0.id != StateRow.largeTitle && $0.group != .screen }
      .compactMap(row)
    let table = Fold.table(
      "wide", ["From top to bottom"] + [before, since].map { HTML("iOS \($0.label)") }, numbers: 2,
      rows)
    return [
      .element(
        "h2",
        device.idiom == .phone
          ? "The same phone, before and since" : "The same iPad, before and since"),
      Fold.note(
        [
          .link(HTML(device.name), to: address.device(device.id)),
          ", portrait, navigation and tab bar. To scale, in points; a dashed measure is one with a star. ",
        ] + PageWords.marks),
      .element(
        "div", ["class": "both"],
        [
          .element("div", ["class": "pair"], figures),
          Fold.framed(
            "scroll side", "\(device.name) on iOS \(before.label) and \(since.label)", table),
        ]),
    ]
  }

  /// The content of both sides; nil if neither is known.
  private func row(_ row: StateRow) -> HTML? {
    let cells = [before, since].compactMap { states.cell(row, in: state, on: $0) }
    guard cells.count == 2, cells.contains(where: \.content.hasValue) else { return nil }
    let differs =
      cells[0].content != cells[1].content && cells.allSatisfy(\.content.hasValue)
    return .element(
      "tr", ["class": differs ? "differs" : nil],
      [.element("th", ["scope": "row"], HTML("\(row.group.title), \(row.title.lowercased())"))]
        + cells.map { DeviceTable.cell($0.answer) })
  }
}
