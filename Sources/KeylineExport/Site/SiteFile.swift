/// A file of the site.
package struct SiteFile: Sendable {
  /// The path below the folder of the site, with `/` between folders.
  package let path: String
  /// All that stands in the file.
  package let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }

  /// The folders that a site has.
  package static let folders = ["devices", "metrics", "versions"]
  private static let files: Set = [
    "site.css", "site.js", "search.js", "icon.svg", "index.html", "devices.html", "metrics.html",
    "techniques.html", "sources.html", "tables.html", "data.html",
  ]

  /// Tells whether a site can have a file of this path.
  package static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 { return files.contains(path) }
    return parts.count == 2 && folders.contains(parts[0]) && parts[1].hasSuffix(".html")
      && !parts[1].hasPrefix(".")
  }
}
