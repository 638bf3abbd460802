import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport

@testable import KeylinePublish

/// The files of a site by their paths.
struct SiteFiles {
  private(set) var paths: [String] = []
  private(set) var texts: [String: String] = [:]

  init(_ knowledge: Knowledge) throws {
    try self.init(Exporting.content(knowledge).matrix)
  }

  init(_ matrix: AnswerMatrix, base: BaseAddress? = nil) throws {
    var files: [SiteFile] = []
    try Site(matrix, flags: .sample, base: base).write { files.append($0) }
    paths = files.map(\.path)
    texts = Dictionary(files.map { ($0.path, $0.text) }) { $1 }
  }

  /// The site of some devices as Keyline ships them.
  init(
    shipped devices: Set<Device.ID>, metrics: Set<Metric.ID>? = nil, base: BaseAddress? = nil
  ) throws {
    try self.init(Self.matrix(shipped: devices, metrics: metrics), base: base)
  }

  /// The answers about some devices as Keyline ships them.
  static func matrix(
    shipped devices: Set<Device.ID>, metrics: Set<Metric.ID>? = nil
  ) throws -> AnswerMatrix {
    let resolver = try SeedAnswers.resolver
    var landscape = Situation()
    landscape.orientation = .landscape
    return AnswerMatrix(
      resolver, devices: resolver.knowledge.devices.filter { devices.contains($0.id) },
      metrics: resolver.knowledge.metrics.filter { metrics?.contains($0.id) ?? true },
      situations: [Situation(), landscape], naming: [:])
  }

  subscript(path: String) -> String { texts[path] ?? "" }

  /// A page as a parser that is not ours reads it, once its empty elements are closed and its block of
  /// JSON, which is no markup, is left out.
  func markup(_ path: String) throws -> Markup {
    var text = self[path]
    let start = "<script type=\"application/json\" id=\"states\">"
    if let from = text.firstRange(of: start),
      let until = text[from.upperBound...].firstRange(of: "</script>")
    {
      text.removeSubrange(from.upperBound..<until.lowerBound)
    }
    var pieces = text.split(separator: "<", omittingEmptySubsequences: false).map(String.init)
    for index in pieces.indices {
      guard Self.empty.contains(where: pieces[index].hasPrefix),
        let end = pieces[index].firstIndex(of: ">")
      else { continue }
      pieces[index].insert("/", at: end)
    }
    return try Markup.read(pieces.joined(separator: "<"))
  }

  /// The beginnings of elements that never have anything in them.
  private static let empty = ["meta ", "link ", "input ", "br>"]

  /// The entries of the list that the search reads.
  static func searchEntries(_ text: String) throws -> [SearchListEntry] {
    guard let start = text.firstRange(of: Site.head), text.hasSuffix(Site.tail) else { return [] }
    let list = text[start.upperBound...].dropLast(Site.tail.count)
    return try JSONValue.reading("[\(list)]").elements.flatMap { group in
      group.elements[3].elements.map(SearchListEntry.init)
    }
  }
}

/// An entry of the list that the search of a site reads.
struct SearchListEntry {
  let name: String
  /// The name of its page, which means it as well.
  let page: String
  let exact: [String]
  /// The words of its names, and beside them.
  let words: [[String]]

  init(_ value: JSONValue) {
    let values = value.elements
    name = values[0].text ?? ""
    page = values[1].text ?? ""
    exact = values[2].texts
    words = values.dropFirst(3).map { ($0.text ?? "").split(separator: " ").map(String.init) }
  }
}

/// Bodies of knowledge that pages are made of.
extension Sample {
  /// The iPhone X at 44, the XR at 44 and then at 48, nothing for the XR in landscape; with bars as
  /// UIKit has them.
  static var states: Knowledge {
    var knowledge = Knowledge.of(
      [
        .of("s/x", "44", where: "devices iphone-x", metric: "statusBar.height"),
        .of(
          "s/xr-old", "44", where: "devices iphone-xr, orientation portrait", os: "..<14",
          metric: "statusBar.height"),
        .of(
          "s/xr-new", "48", where: "devices iphone-xr, orientation portrait", os: "14..<",
          metric: "statusBar.height"),
        .of("n/height", "44", metric: "navigationBar.height"),
        .of("n/y", "statusBar.height", metric: "navigationBar.y"),
        .of("t/height", "83", where: "tab-bar true", metric: "tabBar.frameHeight"),
        .of("h/height", "34", metric: "homeIndicator.height"),
        .of("i/plain", "statusBar.height", metric: "safeAreaInsets.top"),
        .of(
          "i/bar", "navigationBar.y + navigationBar.height", where: "navigation-bar true",
          metric: "safeAreaInsets.top"),
        .of("i/left", "0", metric: "safeAreaInsets.left"),
        .of("i/right", "0", metric: "safeAreaInsets.right"),
        .of("i/bottom", "34", metric: "safeAreaInsets.bottom"),
      ],
      metrics: [
        .of("screen.width", .width, .height), .of("screen.height", .height, .width),
        .of("statusBar.height"), .of(StateRow.largeTitle),
      ],
      devices: [
        .iPhoneX, .iPhoneXR,
        .device("blank", "Blank", .iphone) { $0.firstOS = StatedVersion("16") },
      ])
    knowledge.releases = (11...18).map {
      Release(version: OSVersion($0), ios: "2020-01-01", ipados: nil)
    }
    return knowledge
  }
}

extension SiteFlags {
  /// Flags as commands have them.
  static let sample = SiteFlags(
    versions: "--os", landscape: "--landscape", navigationBar: "--navigation-bar",
    largeTitle: "--large-title", tabBar: "--tab-bar", innerDisplay: "--display inner",
    withoutMultitasking: "--multitasking off", everyChange: "--all")
}
