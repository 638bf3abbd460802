/// The kind of a file that holds blocks, which says how its markers and its tables are written.
package enum DocumentKind: Hashable, CaseIterable, Sendable {
  case markdown
  /// Markdown with components, where a comment may be an expression.
  case mdx
  /// HTML and what is written like it: XML, SVG.
  case html
  /// AsciiDoc, where a line that begins with slashes is a comment.
  case asciidoc
  /// Any other file: the block is a comment in source code.
  case source

  /// Tells the kind by the end of a file's name, in any case of letters.
  package init(fileNamed name: String) {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    self = Self.allCases.first { $0.endings.contains(ending) } ?? .source
  }

  /// The ends of the names of such files; empty for all others.
  package var endings: [String] {
    switch self {
    case .markdown: ["md", "markdown"]
    case .mdx: ["mdx"]
    case .html: ["html", "htm", "xml", "svg"]
    case .asciidoc: ["adoc", "asciidoc"]
    case .source: []
    }
  }

  /// The styles that its markers may have.
  package var styles: [MarkerStyle] {
    switch self {
    case .markdown, .html: [.html]
    case .mdx: [.html, .mdx]
    case .asciidoc: [.asciidoc]
    case .source: [.slashes]
    }
  }
}

/// How a marker is spelled, so that the language of the file takes it for a comment.
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

  /// How a first marker is written, for messages.
  var example: String { comment("keyline:begin …") }

  /// A comment that holds some words.
  package func comment(_ words: String) -> String {
    "\(opening) \(words)" + (closing.map { " \($0)" } ?? "")
  }
}
