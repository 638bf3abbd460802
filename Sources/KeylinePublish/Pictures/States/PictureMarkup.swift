import KeylineModel
import KeylineQuery
import KeylineText

/// The elements of a picture of a state.
enum PictureMarkup {
  /// The shapes of a picture, and the words in its middle.
  ///
  /// - Parameters:
  ///   - clip: The name of the outline, which no other picture on the page may have.
  ///   - others: The pictures that the script shows in its place; it needs one for each of their
  ///     shapes.
  static func shapes(
    _ picture: StatePicture, clip: String, among others: [StatePicture] = [], hasWord: Bool = true
  ) -> [HTML] {
    let isSwitched = !others.isEmpty
    func rectangle(_ shape: StatePicture.Shape?, _ name: StatePicture.Shape.Name?) -> HTML {
      let isInside = name != nil && name != .glass && name != .housing
      return .element(
        "rect",
        [
          "class": name.map { "p-\($0.style)" },
          "data-shape": isSwitched ? name?.rawValue : nil, "x": shape?.x.description,
          "y": shape?.y.description, "width": shape?.width.description,
          "height": shape?.height.description,
          "rx": shape.flatMap { $0.radius > .zero ? $0.radius.description : nil },
          "clip-path": isInside && shape != nil ? "url(#\(clip))" : nil,
          "hidden": shape == nil ? "" : nil,
        ], [])
    }
    func lines(_ name: String, _ path: String) -> HTML? {
      path.isEmpty && !isSwitched
        ? nil
        : .element(
          "path",
          ["class": "p-\(name)", "data-shape": isSwitched ? name : nil, "d": path], [])
    }
    let names = StatePicture.Shape.Name.allCases.filter { name in
      !name.isLines && ([picture] + others).contains { $0[name] != nil }
    }
    let word = HTML.element(
      "text",
      [
        "class": "p-word", "data-shape": isSwitched ? "word" : nil,
        "x": picture.word?.x.description, "y": picture.word?.y.description,
        "hidden": picture.word == nil ? "" : nil,
      ], "safe area")
    return [
      .element("clipPath", ["id": clip], rectangle(picture[.screen], nil)),
      .element(
        "g", ["aria-hidden": "true"],
        HTML.lines(
          names.map { rectangle(picture[$0], $0) }
            + [
              lines("quiet", picture.quiet), lines("edge", picture[.edge]?.path ?? ""),
              lines("screen", picture[.screen]?.path ?? ""),
            ].compactMap(\.self) + (isSwitched || hasWord && picture.word != nil ? [word] : []))),
    ]
  }

  /// A measure with its label, hidden where the picture has none of it.
  ///
  /// - Parameters:
  ///   - address: Where the label leads; nil for one that is no link.
  ///   - isSwitched: Whether the script shows other states in it.
  static func mark(
    _ name: StatePicture.Mark.Name, _ mark: StatePicture.Mark?, _ cell: AnswerRecord,
    to address: String?, isSwitched: Bool, hasName: Bool = true
  ) -> HTML {
    let classes = [
      "mark", cell.status.rawValue, cell.answer.needsChecking ? "check" : "",
      name.isInset ? "inset" : "", mark?.side.rawValue ?? "",
    ]
    let written = cell.writtenValue.isEmpty ? cell.status.text : cell.writtenValue
    let label =
      [HTML.element("text", ["class": "value", "y": "12", "aria-hidden": "true"], HTML(written))]
      + (hasName
        ? [
          name.label.map {
            .element("text", ["class": "name", "y": "26", "aria-hidden": "true"], HTML($0))
          }
        ]
        .compactMap(\.self) : [])
    let place = "translate(\(mark?.x ?? .zero) \(mark?.y ?? .zero))"
    let spoken = "\(written) \(name.spoken), \(cell.status.text)"
    return .element(
      "g",
      [
        "class": classes.filter { !$0.isEmpty }.joined(separator: " "),
        "data-mark": isSwitched ? name.rawValue : nil,
        "data-metric": isSwitched ? nil : cell.metric.id,
        "data-points": isSwitched ? nil : cell.value?.description, "hidden": mark == nil ? "" : nil,
      ],
      [
        .element("path", ["class": "p-lead", "d": mark?.lead ?? ""], []),
        .element("path", ["class": "p-line", "d": mark?.line ?? ""], []),
        address.map {
          .element("a", ["href": $0, "aria-label": spoken, "transform": place], label)
        } ?? .element("g", ["role": "img", "aria-label": spoken, "transform": place], label),
      ])
  }
}

extension StatePicture {
  /// The view box.
  var box: String { "0 0 \(width) \(height)" }

  /// The lines that stand for titles and icons.
  var quiet: String { shapes.filter { !$0.name.isLines }.map(\.path).joined() }
}

extension StatePicture.Shape.Name {
  /// The class of its look.
  fileprivate var style: String {
    switch self {
    case .status, .prompt, .nav, .title, .toolbar: "bar"
    default: rawValue
    }
  }
}
