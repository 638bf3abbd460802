import KeylineData
import KeylineModel
import KeylineQuery

extension Site {
  /// The data of the search: the words of the dictionary, values, and the list of metrics, the newest devices,
  /// versions and techniques; what is found alike is given in this order.
  ///
  /// - Parameter example: The device whose value stands beside a metric.
  func searchScript(_ values: [DeviceValues], example: Device? = nil) -> SiteFile {
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
    let words: JSONValue = .object([
      ("versus", .strings(Vocabulary.versus)), ("fillers", .strings(Vocabulary.fillers)),
      ("foreign", .strings(Vocabulary.foreign)),
    ])
    let shown: JSONValue = .object([
      (
        "rows",
        .array(
          shownRows.map {
            .strings([SiteAddress.name($0.id), $0.usualBars.rawValue])
          })
      ), ("numbered", .strings(Resolver.numbered)),
      ("example", example.map { .strings([SiteAddress.name($0.id), $0.name]) }),
      (
        "devices",
        .object(
          values.map { own in
            (
              SiteAddress.name(own.device.id),
              .strings([own.version] + own.lists.map { $0.joined(separator: " ") })
            )
          })
      ),
    ])
    let lines = groups.map(\.inline).joined(separator: ",\n")
    return SiteFile(
      "search.js",
      "var KEYLINE_SIGNS = \(signs.inline);\nvar KEYLINE_WORDS = \(words.inline);\n"
        + "var KEYLINE_VALUES = \(shown.inline);\n" + Self.head + lines + Self.tail)
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
      .string(Metric.pageTitle(entry.title)), .string(SiteAddress.name(entry.id)),
      .strings(entry.exact),
    ]
    // The page of a version says what it changed.
    let beside = entry.kind == .version ? ["changed", "changes", "new"] : []
    let words = [entry.words, entry.besideWords + beside].map { $0.joined(separator: " ") }
    if words != ["", ""] { values.append(.string(words[0])) }
    if !words[1].isEmpty { values.append(.string(words[1])) }
    return .array(values)
  }
}

extension Site {
  /// The lines of a device's list of which the search tells values.
  private var shownRows: [StateRow] {
    matrix.devices.first.map { device in
      StateRow.all(on: device) { exported.contains($0) ? resolver.metric($0) : nil }
        .filter { !$0.isWithoutMultitasking }
    } ?? []
  }

  /// The values that the search tells of a device, on the version with which its page opens; nil where it
  /// ran none.
  func values(_ states: DeviceStates) -> DeviceValues? {
    guard let opened = states.opened else { return nil }
    let lists = orientations.map { orientation in
      shownRows.map { row -> String in
        let state = DeviceState(display: .outer, orientation: orientation, bars: row.usualBars)
        guard let cell = states.cell(row, in: state, on: opened),
          let value = cell.value
        else { return "-" }
        return cell.answer.needsChecking ? "\(value)*" : value.description
      }
    }
    return DeviceValues(device: states.device, version: opened.label, lists: lists)
  }
}

/// The values of a device in the search.
struct DeviceValues {
  let device: Device
  let version: String
  /// A list of values for each orientation; a dash where there is none, a star for one to check.
  let lists: [[String]]
}

extension StateRow {
  /// The bars with which a reader sees it who asks for nothing else.
  var usualBars: DeviceState.Bars {
    switch group {
    case .navigation: id == Self.largeTitle ? .title : .nav
    case .tab: .tabs
    default: .none
    }
  }
}
