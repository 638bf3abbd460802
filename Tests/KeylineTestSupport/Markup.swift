import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of XML as a parser that is not ours reads it.
package struct Markup: Sendable {
  package let name: String
  package let attributes: [String: String]
  package private(set) var children: [Markup] = []
  /// All text in it, that of its children included.
  package private(set) var text = ""

  /// Reads a document; throws what the parser says where it is not well formed.
  package static func read(_ text: String) throws -> Markup {
    let parser = XMLParser(data: Data(text.utf8))
    let builder = Builder()
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw Malformed(message: "\(parser.parserError.map { "\($0)" } ?? "no element")")
    }
    return root
  }

  /// A text that is no XML.
  package struct Malformed: Error {
    package let message: String
  }

  /// The element and everything in it, in the order of the document.
  package var all: [Markup] { [self] + children.flatMap(\.all) }

  /// The elements of a class.
  package func of(class style: String) -> [Markup] {
    all.filter { ($0.attributes["class"] ?? "").split(separator: " ").contains(style[...]) }
  }

  /// A number in an attribute.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: Markup?
    private var open: [Markup] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(Markup(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if !open.isEmpty { open[open.count - 1].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      let element = open.removeLast()
      if open.isEmpty {
        root = element
      } else {
        open[open.count - 1].children.append(element)
        open[open.count - 1].text += element.text
      }
    }
  }
}
