public import KeylineJSON
import KeylineText

/// The list of a site's files with what was written into each, so that a later export knows its own.
public struct SiteManifest {
  /// Where it lies.
  public static let path = "manifest.json"

  /// A file as it was written.
  public struct Entry: Hashable, Sendable {
    /// The path below the folder of the site.
    public let path: String
    /// How long it is.
    public let bytes: Int
    /// The digest of its bytes.
    public let sha256: String

    /// Creates an entry.
    public init(path: String, bytes: Int, sha256: String) {
      self.path = path
      self.bytes = bytes
      self.sha256 = sha256
    }
  }

  private let data: Int
  /// The files in the order in which they were written; while a site is replaced a path may stand
  /// twice, as it was and as it is to be.
  public let entries: [Entry]

  /// Creates the list of a site of data of a number.
  public init(data: Int, entries: [Entry]) {
    self.data = data
    self.entries = entries
  }

  /// The list as JSON.
  public var text: String {
    JSONValue.object([
      ("data", .number(data)),
      (
        "files",
        .array(
          entries.map {
            .object([
              ("bytes", .number($0.bytes)), ("path", .string($0.path)),
              ("sha256", .string($0.sha256)),
            ])
          })
      ), ("schema", .string("keyline.site/1")),
    ]).sorted.pretty
  }

  /// The entries of a list that an earlier site left; nil if it is no such list.
  ///
  /// A path that a site never has is left out, so that a list cannot name anything else.
  public static func entries(in text: JSONText) -> [Entry]? {
    guard let value = try? text.value(), case .object(let members) = value.kind,
      members.contains(where: { $0.key == "schema" && $0.value.kind == .string("keyline.site/1") }),
      case .array(let files)? = members.first(where: { $0.key == "files" })?.value.kind
    else { return nil }
    return files.compactMap { file in
      guard case .object(let members) = file.kind,
        case .string(let path)? = members.first(where: { $0.key == "path" })?.value.kind,
        case .number(let digits)? = members.first(where: { $0.key == "bytes" })?.value.kind,
        let bytes = Int(digits),
        case .string(let sha256)? = members.first(where: { $0.key == "sha256" })?.value.kind
      else { return nil }
      return isOfSite(path) ? Entry(path: path, bytes: bytes, sha256: sha256) : nil
    }
  }

  /// The folders that a site has.
  public static let folders = ["devices", "metrics"]
  private static let files: Set = [
    "site.css", "site.js", "icon.svg", "sources.html", "metrics.html", "index.html",
  ]

  private static func isOfSite(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 { return files.contains(path) }
    return parts.count == 2 && folders.contains(parts[0]) && parts[1].hasSuffix(".html")
      && !parts[1].hasPrefix(".")
  }
}
