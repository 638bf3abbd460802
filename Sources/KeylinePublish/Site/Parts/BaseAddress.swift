import KeylineModel

/// The https address of the folder in which a site will be.
package struct BaseAddress: Sendable {
  /// The address, with a slash at its end.
  package let text: String

  /// Reads an address; nil for anything but a folder on https. A missing slash at the end is added.
  package init?(_ text: String) {
    let start = "https://"
    guard text.hasPrefix(start) else { return nil }
    let parts = text.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
    guard let host = parts.first, Self.isHost(host), parts.dropFirst().allSatisfy(Self.isPlain),
      !parts.dropFirst().dropLast().contains("")
    else { return nil }
    self.text = text.hasSuffix("/") ? text : text + "/"
  }

  /// The address of a file of the site; that of the first page is the folder itself.
  func address(of path: String) -> String { text + (path == "index.html" ? "" : path) }

  /// The folder as its own host names it: `/keyline/`.
  var path: String {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    let host = parts[2].prefix { $0 != "/" }
    return String(parts[2].dropFirst(host.count))
  }

  /// The list of all pages, for search engines.
  func sitemap(of paths: [String]) -> SiteFile {
    let lines = paths.sorted().map { "<url><loc>\(address(of: $0))</loc></url>\n" }.joined()
    return SiteFile(
      "sitemap.xml",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\(lines)</urlset>\n")
  }

  private static func isHost(_ host: Substring) -> Bool {
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let labels = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let isPort = parts.count == 1 || (!parts[1].isEmpty && parts[1].utf8.allSatisfy(\.isDigit))
    return isPort
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D }
      }
  }

  /// Letters that mean nothing in an address, in markup or to a shell; what else there is may be written
  /// byte by byte, `%20`.
  private static func isPlain(_ part: Substring) -> Bool {
    part != "." && part != ".."
      && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-._~%".utf8.contains($0) }
  }
}
