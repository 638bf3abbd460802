/// How a marker is spelled, so that the language of the file takes it for a comment.
public enum MarkerStyle: Hashable, CaseIterable, Sendable {
  /// `<!-- keyline:begin … -->`, for Markdown and HTML.
  case html
  /// `{/* keyline:begin … */}`, for MDX.
  case mdx
  /// `// keyline:begin …`, for source files; every line of the block is a comment, too.
  case slashes

  /// The opening of a comment.
  var opening: String {
    switch self {
    case .html: "<!--"
    case .mdx: "{/*"
    case .slashes: "//"
    }
  }

  /// The end of a comment; nil for one that ends with its line.
  var closing: String? {
    switch self {
    case .html: "-->"
    case .mdx: "*/}"
    case .slashes: nil
    }
  }
}
