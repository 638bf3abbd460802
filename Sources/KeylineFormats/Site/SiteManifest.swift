public import KeylineJSON

/// The list of the site's files, which is written last: what it names is there.
public struct SiteManifest {
  /// Where it lies.
  public static let path = "manifest.json"

  private let data: Int
  private var files: [(path: String, bytes: Int)] = []

  init(data: Int) { self.data = data }

  mutating func add(_ path: String, _ text: String) { files.append((path, text.utf8.count)) }

  var text: String {
    JSONValue.object([
      ("data", .number(data)),
      (
        "files",
        .array(
          files.map {
            .object([("bytes", .number($0.bytes)), ("path", .string($0.path))])
          })
      ), ("schema", .string("keyline.site/1")),
    ]).sorted.pretty
  }

  /// The paths in a list that an earlier site left; nil if it is no such list.
  ///
  /// A path that a site never has is left out, so that a list cannot name anything else.
  public static func paths(in text: JSONText) -> [String]? {
    guard let value = try? text.value(), case .object(let members) = value.kind,
      members.contains(where: { $0.key == "schema" && $0.value.kind == .string("keyline.site/1") }),
      case .array(let files)? = members.first(where: { $0.key == "files" })?.value.kind
    else { return nil }
    return files.compactMap { file in
      guard case .object(let members) = file.kind,
        case .string(let path)? = members.first(where: { $0.key == "path" })?.value.kind
      else { return nil }
      return isOurs(path) ? path : nil
    }
  }

  private static func isOurs(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlace =
      parts.count == 1 || (parts.count == 2 && ["devices", "metrics"].contains(parts[0]))
    return isPlace && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }
}
