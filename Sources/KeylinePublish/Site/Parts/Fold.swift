import KeylineText

/// Parts of pages that are folded or scrolled.
enum Fold {
  /// A part that is closed until somebody opens it.
  static func element(
    _ title: String, _ note: String, id: String? = nil, _ content: [HTML]
  ) -> HTML {
    let small = note.isEmpty ? [] : [HTML(" "), .element("small", HTML(note))]
    return .element(
      "details", ["class": "fold", "id": id],
      HTML.lines([.element("summary", [HTML(title)] + small)] + content))
  }

  /// Something that scrolls in its own frame, also with the keyboard.
  static func framed(_ style: String, _ label: String, id: String? = nil, _ content: HTML) -> HTML {
    .element(
      "div",
      ["class": style, "id": id, "tabindex": "0", "role": "region", "aria-label": label], content)
  }

  /// A paragraph of small words.
  static func note(_ content: HTML...) -> HTML { note(content) }

  /// The same with its pieces in a list.
  static func note(_ pieces: [HTML]) -> HTML { .element("p", ["class": "note"], pieces) }

  /// Facts, each with its name.
  static func facts(_ facts: [(name: HTML, fact: HTML)]) -> HTML {
    .element(
      "dl", ["class": "near"],
      HTML.lines(
        facts.map { .element("div", [.element("dt", $0.name), .element("dd", $0.fact)]) }))
  }

  /// A table with a row of heads, the last of them above numbers.
  static func table(
    _ style: String?, _ heads: [HTML], numbers: Int = 0, _ rows: [HTML]
  ) -> HTML {
    .element(
      "table", ["class": style],
      [self.heads(heads, numbers: numbers), .element("tbody", HTML.lines(rows))])
  }

  /// The same with the cells of each row: its head, words and numbers.
  static func table(
    _ style: String?, _ heads: [HTML], numbers: Int = 0, _ rows: [[HTML]]
  ) -> HTML {
    let lines = rows.map { cells in
      HTML.element(
        "tr",
        cells.enumerated().map { index, cell in
          index == 0
            ? .element("th", ["scope": "row"], cell)
            : .element("td", ["class": index + numbers < cells.count ? "text" : "num"], cell)
        })
    }
    return table(style, heads, numbers: numbers, lines)
  }

  /// A row of heads, the last of them above numbers.
  static func heads(_ titles: [HTML], numbers: Int = 0) -> HTML {
    let cells = titles.enumerated().map { index, title in
      let style = index + numbers < titles.count ? nil : "num"
      return HTML.element("th", ["scope": "col", "class": style], title)
    }
    return .element("thead", .element("tr", cells))
  }
}
