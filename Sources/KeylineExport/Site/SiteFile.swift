/// A file of the site.
public struct SiteFile: Sendable {
  /// The path below the folder of the site, with `/` between folders.
  public let path: String
  /// All that stands in the file.
  public let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }
}
