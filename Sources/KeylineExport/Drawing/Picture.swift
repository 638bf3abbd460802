import KeylineText

/// A picture for light and for dark pages: a canvas with a title and a description.
struct Picture {
  /// The subject in a few words.
  let title: String
  /// A description of the content for those who cannot see it.
  let description: String
  let width: Units
  let height: Units
  var elements: [SVGElement]

  /// The picture as a file of its own, which also stands as it is in HTML.
  var svg: String {
    SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": PictureStyle.root, "role": "img",
        "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
      ],
      [
        SVGElement("title", text: title), SVGElement("desc", text: description),
        SVGElement("style", text: PictureStyle.text),
        SVGElement("rect", ["class": "paper", "width": width, "height": height, "rx": 6]),
      ] + elements
    ).xml()
  }
}

extension String {
  /// How wide the text is in a picture, roughly: no font is given, so none can be measured.
  var drawnWidth: Units { Units(displayWidth * 7) }

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
