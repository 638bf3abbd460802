/// The kind of a file that holds blocks, which decides how its markers and its tables are written.
package enum DocumentKind: Hashable, CaseIterable, Sendable {
  case markdown
  /// Markdown with components, where a comment may be an expression.
  case mdx
  /// HTML and similar languages: XML, SVG.
  case html
  /// AsciiDoc, where a line that begins with slashes is a comment.
  case asciidoc
  /// Any other file: the block is a comment in source code.
  case source

  /// Finds the kind by the extension of a file's name, ignoring case.
  package init(fileNamed name: String) {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    self = Self.allCases.first { $0.endings.contains(ending) } ?? .source
  }

  /// The extensions of such files; empty for all others.
  package var endings: [String] {
    switch self {
    case .markdown: ["md", "markdown"]
    case .mdx: ["mdx"]
    case .html: ["html", "htm", "xml", "svg"]
    case .asciidoc: ["adoc", "asciidoc"]
    case .source: []
    }
  }

  /// The possible styles of its markers.
  package var styles: [MarkerStyle] {
    switch self {
    case .markdown, .html: [.html]
    case .mdx: [.html, .mdx]
    case .asciidoc: [.asciidoc]
    case .source: [.slashes]
    }
  }
}

/// The spelling of a marker, which the language of the file reads as a comment.
package enum MarkerStyle: Hashable, CaseIterable, Sendable {
  /// `<!-- keyline:begin … -->`, for Markdown and HTML.
  case html
  /// `{/* keyline:begin … */}`, for MDX.
  case mdx
  /// `// keyline:begin …`, for AsciiDoc; the block is not a comment.
  case asciidoc
  /// `// keyline:begin …`, for source files; every line of the block is a comment, too.
  case slashes

  /// The opening of a comment.
  var opening: StaticString {
    switch self {
    case .html: "<!--"
    case .mdx: "{/*"
    case .asciidoc, .slashes: "//"
    }
  }

  /// The end of a comment; nil for one that ends with its line.
  var closing: StaticString? {
    switch self {
    case .html: "-->"
    case .mdx: "*/}"
    case .asciidoc, .slashes: nil
    }
  }

  /// An example of a first marker, for messages.
  var example: String { comment("keyline:begin …") }

  /// A comment with some words.
  package func comment(_ words: String) -> String {
    "\(opening) \(words)" + (closing.map { " \($0)" } ?? "")
  }
}
