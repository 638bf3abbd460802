import KeylineModel
import KeylineQuery
import KeylineText

extension DevicePage {
  /// The picture of the state that is shown first, with a place for everything that others show.
  var picture: HTML? {
    guard let index = states.states.firstIndex(of: first),
      let place = pictures.place(states.measured, index)
    else {
      // Without a size no state has a picture.
      return nil
    }
    let drawn = pictures.pictures[place]
    let marks = StatePicture.Mark.Name.allCases.compactMap { name -> HTML? in
      guard pictures.pictures.contains(where: { $0[name] != nil }),
        let row = states.rows.first(where: { $0.id == name.metric }),
        let cell = states.cell(row, in: first, on: opened)
      else { return nil }
      return PictureMarkup.mark(
        name, drawn[name], cell, to: "#" + SiteAddress.name(row.id), isSwitched: true)
    }
    let svg = HTML.element(
      "svg",
      ["viewBox": drawn.box, "role": "group", "aria-label": "\(device.name), to scale"],
      HTML.lines(PictureMarkup.shapes(drawn, clip: "clip", among: pictures.pictures) + marks))
    return .element(
      "figure", ["class": "picture"],
      [
        svg,
        .element(
          "figcaption",
          [
            .element(
              "span", ["id": "caption"],
              HTML(pictures.caption(words(opened, first).caption, states.measured, index))),
            " To scale, in points; a dashed measure is inferred from other screens or disputed.",
          ]),
      ])
  }
}
