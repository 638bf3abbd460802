import KeylineJSON
import KeylineModel
import KeylineQuery

extension Site {
  /// The list that the search reads: metrics, the newest devices, versions and techniques; what is found
  /// alike is given in this order.
  var searchScript: SiteFile {
    // Of metrics that are found alike, the one whose names say little else comes first.
    let metrics = matrix.metrics.map { SearchEntry($0) }.enumerated()
      .sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }.map(\.element)
    let devices = matrix.devices.reversed().map { SearchEntry($0, folds: resolver.folds($0)) }
    let versions = self.versions.reversed().map { SearchEntry(version: $0) }
    let groups: [JSONValue] = [
      Self.group("metric", "metrics/", ".html", metrics),
      Self.group("device", "devices/", ".html", devices),
      Self.group("version", "versions/", ".html", versions),
      Self.group(
        "technique", "techniques.html#technique-", "", techniques.map { SearchEntry($0) }),
      .array([.string("table"), .string(""), .string(".html"), .array(sizeEntries)]),
    ]
    let signs: JSONValue = .strings([
      SearchEntry.traditionalSigns, SearchEntry.simplifiedSigns,
    ])
    let lines = groups.map(\.inline).joined(separator: ",\n")
    return SiteFile(
      "search.js",
      "var KEYLINE_SIGNS = \(signs.inline);\n" + Self.head + lines + Self.tail)
  }

  /// The text before and after the groups. An entry is a list, not an object, to keep the file small.
  static let head = "var KEYLINE_SEARCH = [\n"
  static let tail = """

    ].flatMap(([k, before, after, list]) => list.map(([n, id, i, w = '', b = '']) =>
      ({ n, k: /^\\d+x\\d+$/.test(i[0]) ? i[0].replace('x', ' × ') : k, u: before + id + after, i: [id, ...i], w, b })));

    """

  /// A kind with what stands around the names of its pages, and its entries.
  private static func group(
    _ kind: String, _ before: String, _ after: String, _ entries: [SearchEntry]
  ) -> JSONValue {
    .array([.string(kind), .string(before), .string(after), .array(entries.map(json))])
  }

  /// An entry: its name, that of its page, what else means it when written whole, and the words of its
  /// names and beside them, as far as there are any.
  private static func json(_ entry: SearchEntry) -> JSONValue {
    var values: [JSONValue] = [
      .string(entry.title), .string(SiteAddress.name(entry.id)), .strings(entry.exact),
    ]
    let words = [entry.words, entry.besideWords].map { $0.joined(separator: " ") }
    if words != ["", ""] { values.append(.string(words[0])) }
    if !words[1].isEmpty { values.append(.string(words[1])) }
    return .array(values)
  }
}
