import KeylineJSON
import KeylineModel
import KeylineQuery

extension Site {
  /// The list that the search reads: the newest devices first, then metrics, versions and techniques.
  var searchScript: SiteFile {
    let devices = matrix.devices.reversed().map { device -> String in
      let entry = SearchEntry(device)
      let size = device.width.flatMap { width in device.height.map { "\(width) × \($0)" } }
      // The script turns a size that it does not find.
      let turned = device.width.flatMap { width in device.height.map { "\($0)x\(width)" } }
      return Self.entry(
        entry.title, size ?? "device", SiteAddress.fromTop.device(device.id),
        exact: entry.exact.filter { $0 != turned }, words: entry.words)
    }
    // Of metrics that are found alike, the one of the whole stands before those of its parts.
    let metrics = matrix.metrics.enumerated()
      .sorted { (Self.depth($0.element.id), $0.offset) < (Self.depth($1.element.id), $1.offset) }
      .map { _, metric in
        Self.entry(SearchEntry(metric), "metric", SiteAddress.fromTop.metric(metric.id))
      }
    let versions = self.versions.reversed().map { major in
      Self.entry(
        "iOS \(major)", "version", SiteAddress.fromTop.version(major),
        exact: ["\(major)", "ios\(major)", "ipados \(major)"], words: [])
    }
    let techniques = self.techniques.map {
      Self.entry(
        SearchEntry($0), "technique",
        "techniques.html#" + SiteAddress.anchor("technique", $0.id))
    }
    let lines = devices + metrics + versions + techniques
    return SiteFile("search.js", Self.head + lines.joined(separator: ",\n") + Self.tail)
  }

  /// The text before and after the entries. An entry is a list, not an object, to keep the file small.
  static let head = "var KEYLINE_SEARCH = [\n"
  static let tail = "\n].map(([n, k, u, i, w]) => ({ n, k, u, i, w }));\n"

  /// An entry: its name, its kind, its page, what means it when written whole, and further words.
  /// How many words a key has before its last one, at least two: `safeArea.height` has one less than
  /// `safeAreaInsets.top`.
  private static func depth(_ metric: Metric.ID) -> Int {
    let group = metric.split(separator: ".").dropLast().joined(separator: ".")
    return max(2, 1 + group.count { $0.isUppercase || $0 == "." })
  }

  private static func entry(_ entry: SearchEntry, _ kind: String, _ address: String) -> String {
    Self.entry(entry.title, kind, address, exact: entry.exact, words: entry.words)
  }

  private static func entry(
    _ name: String, _ kind: String, _ address: String, exact: [String], words: [String]
  ) -> String {
    func quoted(_ text: String) -> String { JSONValue.string(text).inline }
    let list = exact.map(quoted).joined(separator: ",")
    let texts = [quoted(name), quoted(kind), quoted(address), "[\(list)]"]
    return "[\((texts + [quoted(words.joined(separator: " "))]).joined(separator: ","))]"
  }
}
