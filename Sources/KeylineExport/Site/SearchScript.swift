import KeylineJSON
import KeylineModel
import KeylineQuery

extension Site {
  /// The list that the search reads: the newest devices first, then metrics, versions and techniques.
  var searchScript: SiteFile {
    let devices = matrix.devices.reversed().map { device -> JSONValue in
      let size = device.width.flatMap { width in device.height.map { "\(width) × \($0)" } }
      return Self.entry(
        SearchEntry(device), size ?? "device", SiteAddress.fromTop.device(device.id))
    }
    let metrics = matrix.metrics.map {
      Self.entry(SearchEntry($0), "metric", SiteAddress.fromTop.metric($0.id))
    }
    let versions = self.versions.reversed().map { major -> JSONValue in
      .object([
        ("n", .string("iOS \(major)")), ("k", .string("version")),
        ("u", .string(SiteAddress.fromTop.version(major))),
        ("i", .strings(["\(major)", "ios\(major)", "ipados \(major)"])),
      ])
    }
    let techniques = self.techniques.map {
      Self.entry(
        SearchEntry($0), "technique",
        "techniques.html#" + SiteAddress.anchor("technique", $0.id))
    }
    let lines = (devices + metrics + versions + techniques).map(\.inline)
    return SiteFile(
      "search.js", "var KEYLINE_SEARCH = [\n" + lines.joined(separator: ",\n") + "\n];\n")
  }

  /// An entry: its name, its kind, its page, what means it when written whole, and further words.
  private static func entry(_ entry: SearchEntry, _ kind: String, _ address: String) -> JSONValue {
    .object([
      ("n", .string(entry.title)), ("k", .string(kind)), ("u", .string(address)),
      ("i", .strings(entry.exact)), ("w", .string(entry.words.joined(separator: " "))),
    ])
  }
}
