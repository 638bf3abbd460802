/// An element of an SVG picture.
struct SVGElement {
  let name: String
  private(set) var attributes: [(name: String, value: String)]
  private(set) var children: [Child] = []

  /// The content of an element.
  enum Child {
    case element(SVGElement)
    case text(String)
  }

  /// An element with other elements in it.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, any CustomStringConvertible> = [:],
    _ elements: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value.description) }
    children = elements.map(Child.element)
  }

  /// An element with a text in it.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, any CustomStringConvertible> = [:],
    text: String
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value.description) }
    children = [.text(text)]
  }

  /// An element with texts and elements mixed.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, any CustomStringConvertible>,
    mixed children: [Child]
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value.description) }
    self.children = children
  }

  /// The element as XML, with a line for each element but where texts stand.
  func xml(indent: String = "") -> String {
    var xml = "\(indent)<\(name)"
    for attribute in attributes {
      xml += " \(attribute.name)=\"\(attribute.value.escaped(isAttribute: true))\""
    }
    if children.isEmpty { return xml + "/>\n" }
    xml += ">"
    let isMixed = children.contains { if case .text = $0 { true } else { false } }
    if !isMixed { xml += "\n" }
    for child in children {
      switch child {
      case .text(let text): xml += text.escaped(isAttribute: false)
      case .element(let element) where isMixed: xml += String(element.xml().dropLast())
      case .element(let element): xml += element.xml(indent: indent + "  ")
      }
    }
    return xml + (isMixed ? "" : indent) + "</\(name)>\n"
  }
}

extension String {
  /// The text for a text node or an attribute of XML; what XML cannot hold is replaced.
  ///
  /// Writes characters that a parser would turn into another space or line end as numbers.
  func escaped(isAttribute: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "\r", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        escaped.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      case "\t", "\n":
        if isAttribute {
          escaped.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
        } else {
          escaped.append(scalar)
        }
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
