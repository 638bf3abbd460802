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

  /// A table that scrolls sideways in its own frame, also with the keyboard.
  static func table(
    _ label: String, _ attributes: HTML.Attributes, _ heads: [HTML], _ rows: [HTML]
  ) -> HTML {
    framed(
      "scroll", label,
      .element(
        "table", attributes, [Self.heads(heads), .element("tbody", HTML.lines(rows))]))
  }

  /// Something that scrolls in its own frame, also with the keyboard.
  static func framed(_ style: String, _ label: String, id: String? = nil, _ content: HTML) -> HTML {
    .element(
      "div",
      ["class": style, "id": id, "tabindex": "0", "role": "region", "aria-label": label], content)
  }

  /// A row of heads.
  static func heads(_ titles: [HTML]) -> HTML {
    .element("thead", .element("tr", titles.map { .element("th", ["scope": "col"], $0) }))
  }
}
