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
      guard let row = states.rows.first(where: { $0.id == name.metric }),
        let cell = states.cell(row, in: first, on: opened)
      else { return nil }
      return PictureMarkup.mark(
        name, drawn[name], cell, to: "#" + SiteAddress.name(row.id), isSwitched: true)
    }
    let svg = HTML.element(
      "svg",
      ["viewBox": drawn.box, "role": "group", "aria-label": "\(device.name), to scale"],
      HTML.lines(PictureMarkup.shapes(drawn, clip: "clip", isSwitched: true) + marks))
    let key =
      [Status.known, .assumed, .inferred].map { SitePage.sure($0) } + [
        .element("span", ["class": "sure uncertain"], "one of two values")
      ]
    return .element(
      "figure", ["class": "picture"],
      [
        svg,
        .element(
          "figcaption",
          [
            .element(
              "span", ["id": "caption"], HTML(words(opened, first).caption)),
            " To scale, in points; a dashed measure is inferred from other screens or disputed. ",
            .element("span", ["class": "key"], .joined(key, by: " ")),
          ]),
      ])
  }
}

/// The elements of a picture of a state.
enum PictureMarkup {
  /// The shapes of a picture, and the words in its middle.
  ///
  /// - Parameters:
  ///   - clip: The name of the outline, which no other picture on the page may have.
  ///   - isSwitched: Whether the script shows other states in it, so that it needs a place for
  ///     every shape.
  static func shapes(
    _ picture: StatePicture, clip: String, isSwitched: Bool, hasWord: Bool = true
  ) -> [HTML] {
    let screen = picture[.screen]
    func numbers(_ shape: StatePicture.Shape?) -> [String?] {
      [shape?.x, shape?.y, shape?.width, shape?.height].map { $0?.description }
    }
    let outline = numbers(screen)
    let names = StatePicture.Shape.Name.allCases.filter { isSwitched || picture[$0] != nil }
    let shapes = names.map { name -> HTML in
      let shape = picture[name]
      let place = numbers(shape)
      let isInside = ![.screen, .glass, .housing].contains(name)
      let radius = shape.flatMap { $0.radius > .zero ? $0.radius.description : nil }
      return .element(
        "rect",
        [
          "class": "p-\(name.style)", "data-shape": isSwitched ? name.rawValue : nil,
          "x": place[0], "y": place[1], "width": place[2], "height": place[3], "rx": radius,
          "clip-path": isInside && shape != nil ? "url(#\(clip))" : nil,
          "hidden": shape == nil ? "" : nil,
        ], [])
    }
    let word = HTML.element(
      "text",
      [
        "class": "p-word", "data-shape": isSwitched ? "word" : nil,
        "x": picture.word?.x.description, "y": picture.word?.y.description,
        "hidden": picture.word == nil ? "" : nil,
      ], "safe area")
    return [
      .element(
        "clipPath", ["id": clip],
        .element(
          "rect",
          [
            "x": outline[0], "y": outline[1], "width": outline[2], "height": outline[3],
            "rx": screen?.radius.description,
          ], [])),
      .element(
        "g", ["aria-hidden": "true"],
        HTML.lines(shapes + (isSwitched || hasWord && picture.word != nil ? [word] : []))),
    ]
  }

  /// A measure with its label, hidden where the picture has none of it.
  ///
  /// - Parameter address: Where the label leads; nil for one that is no link.
  static func mark(
    _ name: StatePicture.Mark.Name, _ mark: StatePicture.Mark?, _ cell: AnswerRecord,
    to address: String?,
    isSwitched: Bool, hasName: Bool = true
  ) -> HTML {
    let classes =
      [
        "mark", cell.status.rawValue, cell.answer.needsChecking ? "check" : "",
        name.isInset ? "inset" : "",
      ]
      + [mark?.side.rawValue ?? ""]
    let written = cell.writtenValue
    var label: [HTML] = [
      .element("b", HTML(written.isEmpty ? cell.status.text : written))
    ]
    if hasName, let title = name.label {
      label.append(.element("span", ["aria-hidden": "true"], HTML(title)))
    }
    label.append(
      .element("span", ["class": "unseen"], HTML(" \(name.spoken), \(cell.status.text)")))
    return .element(
      "g",
      [
        "class": classes.filter { !$0.isEmpty }.joined(separator: " "),
        "data-mark": isSwitched ? name.rawValue : nil, "hidden": mark == nil ? "" : nil,
      ],
      [
        .element("path", ["class": "p-lead", "d": mark?.lead ?? ""], []),
        .element("path", ["class": "p-line", "d": mark?.line ?? ""], []),
        .element(
          "foreignObject",
          [
            "x": mark?.x.description ?? "0", "y": mark?.y.description ?? "0",
            "width": mark?.width.description ?? "0", "height": "44",
          ],
          .element(
            "div", ["class": "label"],
            address.map { .element("a", ["href": $0], label) } ?? .element("div", label))),
      ])
  }
}

extension StatePicture.Shape.Name {
  /// The class of its look.
  fileprivate var style: String {
    switch self {
    case .status, .nav, .title, .tab: "bar"
    default: rawValue
    }
  }
}
