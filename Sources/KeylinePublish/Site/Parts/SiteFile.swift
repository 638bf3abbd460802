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
  package static let folders =
    ["devices", "metrics", "versions", "api", "api/v1"]
    + ["devices", "metrics", "latest", "changes", "schema"].map { "api/v1/" + $0 }
  /// The path of the file that has every value.
  static let csv = "keyline.csv"
  private static let files = Set(Site.sizeFiles).union([
    "site.css", "site.js", "search.js", "icon.svg", "index.html", "devices.html", "metrics.html",
    "techniques.html", "sources.html", "tables.html", "data.html", csv, SitePage.missing,
    "llms.txt",
    "sitemap.xml",
  ])

  /// Tells whether a site can have a file of this path.
  package static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let name = parts.last else { return files.contains(path) }
    let folder = parts.dropLast().joined(separator: "/")
    let ending = folder.hasPrefix("api") ? ".json" : ".html"
    return folders.contains(folder) && folder != "api" && name.hasSuffix(ending)
      && !name.hasPrefix(".")
  }
}
