/// How a marker is spelled, so that the language of the file takes it for a comment.
public enum MarkerStyle: Hashable, CaseIterable, Sendable {
  /// `<!-- keyline:begin … -->`, for Markdown and HTML.
  case html
  /// `{/* keyline:begin … */}`, for MDX.
  case mdx
  /// `// keyline:begin …`, for source files; every line of the block is a comment, too.
  case slashes

  /// What begins a comment.
  var opening: String {
    switch self {
    case .html: "<!--"
    case .mdx: "{/*"
    case .slashes: "//"
    }
  }

  /// What ends a comment; nil for one that ends with its line.
  var closing: String? {
    switch self {
    case .html: "-->"
    case .mdx: "*/}"
    case .slashes: nil
    }
  }

  /// The styles that a file may have, by the end of its name.
  public static func styles(ofFileNamed name: String) -> [MarkerStyle] {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "md", "markdown", "html", "htm", "xml", "svg": return [.html]
    case "mdx": return [.html, .mdx]
    default: return [.slashes]
    }
  }
}
