import KeylineText

/// The attributes by which the script of the site filters the rows of a page.
enum RowFilter {
  /// The class of a group of rows, which is hidden with the last of them.
  static let group = "filtered"

  /// The attributes of a cell whose words are looked for.
  static func words(scope: String? = nil) -> HTML.Attributes {
    ["scope": scope, "data-words": ""]
  }

  /// The field, and how many rows are left.
  static let field: [HTML] = [
    .element(
      "label",
      [
        "Filter ",
        .void(
          "input",
          [
            "type": "search", "id": "filter", "autocomplete": "off", "spellcheck": "false",
            "placeholder": "17 Pro, 393, 62", "size": "14",
          ]),
      ]), .element("span", ["role": "status", "id": "found"], ""),
  ]
}
