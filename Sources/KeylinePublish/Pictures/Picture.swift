import KeylineText

/// A picture for light and for dark pages: a canvas with a title and a description.
struct Picture {
  /// The subject in a few words.
  let title: String
  /// A description of the content for those who cannot see it.
  let description: String
  let width: Hundredths
  let height: Hundredths
  /// True for half as large again.
  var isEnlarged = false
  let elements: [HTML]

  /// The picture as a file of its own, which also stands as it is in HTML.
  var svg: String {
    func shown(_ size: Hundredths) -> String { (isEnlarged ? size * 3 / 2 : size).description }
    return HTML.lines([
      .element(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "class": "keyline-picture", "role": "img",
          "width": shown(width), "height": shown(height), "viewBox": "0 0 \(width) \(height)",
        ],
        HTML.lines(
          [
            "", .element("title", HTML(title)), .element("desc", HTML(description)),
            .style("\n" + Asset.text("picture.css")),
            .element(
              "rect",
              [
                "class": "paper", "width": width.description, "height": height.description,
                "rx": "6",
              ], []),
          ] + elements))
    ]).source
  }

  /// A line of text in a picture.
  static func text(_ style: String?, _ x: Hundredths, _ y: Hundredths, _ words: String) -> HTML {
    .element("text", ["class": style, "x": x.description, "y": y.description], HTML(words))
  }

  /// Lines in a picture.
  static func path(_ style: String, _ path: String) -> HTML {
    .element("path", ["class": style, "d": path], [])
  }

  /// A name for the outline of a screen that another picture on the same page does not have: a
  /// hash of what the picture shows.
  static func clip(_ title: String) -> String {
    let hash = title.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "keyline-" + String(hash, radix: 36)
  }
}

extension String {
  /// How wide the text is in a picture, roughly: no font is given, so none can be measured.
  var drawnWidth: Hundredths { Hundredths(displayWidth * 7) }

  /// The text cut to a number of columns, with a mark where something is missing.
  func shortened(to columns: Int) -> String {
    if displayWidth <= columns { return self }
    var short = ""
    var width = 1
    for character in self {
      width += max(1, String(character).displayWidth)
      if width > columns { break }
      short.append(character)
    }
    return short + "…"
  }

  /// The text in lines of at most so many columns, broken at spaces.
  func wrapped(to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.displayWidth + 1 + word.description.displayWidth > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + String(word).shortened(to: columns)
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
