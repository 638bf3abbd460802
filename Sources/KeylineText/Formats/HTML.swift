package import KeylineData

/// A piece of a page: the only way from a text to HTML, so that no name can become an element.
///
/// A string literal, and everything interpolated into one, is text; elements and attributes have
/// names from the program's source.
package struct HTML: ExpressibleByStringInterpolation {
  /// The markup.
  package private(set) var source: String

  /// Creates a text.
  package init(stringLiteral text: String) { self.init(text) }

  /// Creates a text.
  package init(_ text: String) { source = HTMLTable.escaped(text) }

  private init(source: String) { self.source = source }

  /// The attributes of an element; one without a value is left out.
  package struct Attributes: ExpressibleByDictionaryLiteral {
    fileprivate let source: String

    package init(dictionaryLiteral elements: (StaticString, String?)...) {
      var source = ""
      for case (let key, let value?) in elements {
        source += " \(key)=\"\(HTMLTable.escaped(value))\""
      }
      self.source = source
    }
  }

  /// An element with some pieces in it.
  package static func element(
    _ name: StaticString, _ attributes: Attributes, _ content: [HTML]
  ) -> HTML {
    var source = "<\(name)\(attributes.source)>"
    for piece in content { source += piece.source }
    return HTML(source: source + "</\(name)>")
  }

  /// An element with a single piece in it.
  package static func element(_ name: StaticString, _ attributes: Attributes, _ content: HTML)
    -> HTML
  {
    element(name, attributes, [content])
  }

  /// An element without attributes.
  package static func element(_ name: StaticString, _ content: [HTML]) -> HTML {
    element(name, [:], content)
  }

  /// An element without attributes and with a single piece in it.
  package static func element(_ name: StaticString, _ content: HTML) -> HTML {
    element(name, [:], [content])
  }

  /// An element that is always empty.
  package static func void(_ name: StaticString, _ attributes: Attributes) -> HTML {
    HTML(source: "<\(name)\(attributes.source)>")
  }

  /// Several pieces as one, each on a line of its own.
  package static func lines(_ pieces: [HTML]) -> HTML {
    HTML(source: pieces.map { $0.source + "\n" }.joined())
  }

  /// Several pieces as one.
  package static func joined(_ pieces: [HTML], by separator: HTML = "") -> HTML {
    HTML(source: pieces.map(\.source).joined(separator: separator.source))
  }

  /// A block of JSON that the script of a page reads; nothing in it can end the block.
  package static func data(_ id: StaticString, _ json: JSONValue) -> HTML {
    var text: [UInt8] = []
    for byte in json.inline.utf8 {
      if byte == UInt8(ascii: "<") { text += #"\u003c"#.utf8 } else { text.append(byte) }
    }
    return HTML(
      source: "<script type=\"application/json\" id=\"\(id)\">"
        + String(decoding: text, as: UTF8.self) + "</script>")
  }

  /// A style sheet from the program's source.
  package static func style(_ rules: String) -> HTML { HTML(source: "<style>\(rules)</style>") }
}

extension HTML {
  /// A link within the site.
  package static func link(_ content: HTML, to address: String) -> HTML {
    element("a", ["href": address], content)
  }

  /// A link to another site; an address that is neither http nor https stays text.
  package static func external(_ text: String, _ address: String?) -> HTML {
    guard let address, address.hasPrefix("https://") || address.hasPrefix("http://") else {
      return HTML(text)
    }
    return link(HTML(text), to: address)
  }
}
