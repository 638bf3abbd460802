import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish
@testable import KeylineText

@Suite("Texts on the pages of a site that want to be more than texts")
struct HostileSiteTests {
  private static let texts = [
    "<script>evil()</script>", "</script><script>evil()</script>", "</title><b>]]>",
    "\" onclick=\"evil()\" '><img src=x onerror=evil()>", "a & b &quot; \\\" \\u003c `${x}`",
    "\u{202E}evil\u{202C} \u{2066}\u{2069}\u{200F}", String(repeating: "m", count: 10_000),
    "顶部安全区内边距",
  ]

  /// A text of the catalogue, and where a page shows it.
  enum Field: CaseIterable {
    case device, deviceNote, metric, definition, source, read, unclear, disputed, ruleNote
    case technique, chineseTitle, effect, hazard

    /// The page, and the element that has the text and nothing else but what stands around it; nil for a text that
    /// the search alone knows.
    fileprivate var place: (page: String, element: String, around: (String, String))? {
      switch self {
      case .device: ("devices/iphone-x.html", "h1", ("", ""))
      case .deviceNote: ("devices/iphone-x.html", "dd", ("", ""))
      case .metric: ("metrics/statusBar.height.html", "h1", ("", ""))
      case .definition: ("metrics/statusBar.height.html", "p", ("", ""))
      case .source: ("sources.html", "li", ("", " 2 statementsA table."))
      case .read: ("sources.html", "small", ("", ""))
      case .unclear:
        ("devices/iphone-x.html", "small", ("44 on iPhone X, iOS 11, measured, unclear: ", ""))
      case .disputed:
        (
          "metrics/statusBar.height.html", "small",
          ("44 on iPhone X, iOS 11, measured; 20 on iPhone X, iOS 12, measured, disputed: ", "")
        )
      case .ruleNote: ("devices/iphone-x.html", "p", ("", ""))
      case .technique: ("techniques.html", "h3", ("", ""))
      case .chineseTitle: nil
      case .effect: ("techniques.html", "p", ("", ""))
      case .hazard: ("techniques.html", "dd", ("", ""))
      }
    }
  }

  /// A body of knowledge in which one text is any text; the others are left out where they may be.
  private static func knowledge(_ field: Field, _ text: String) -> Knowledge {
    func either(_ own: Field, _ other: String) -> String { own == field ? text : other }
    func rare(_ own: Field) -> String? { own == field ? text : nil }
    let rule = Rule(
      id: "status-bar-height/x", metric: "statusBar.height", scope: Scope(), os: .always,
      value: .length(Length(points: 44)), restsOn: ["own/x"], note: rare(.ruleNote))
    func statement(_ name: String, _ value: Int, on os: String, _ disputed: String?) -> Observation
    {
      Observation(
        id: "own/\(name)", metric: rule.metric, source: "own", scope: .of("devices iphone-x"),
        os: .of(os), value: Length(points: value), obtained: .measured,
        unclear: disputed == nil ? rare(.unclear) : nil, disputed: disputed)
    }
    var knowledge = Knowledge.of(
      [rule],
      [
        statement("x", 44, on: "11", nil),
        statement("y", 20, on: "12", either(.disputed, "another screen")),
      ],
      metrics: [
        Metric(
          id: rule.metric, title: either(.metric, "Status bar height"),
          definition: either(.definition, "Its height."), since: OSVersion(2)),
        .of("screen.width", .width, .height), .of("screen.height", .height, .width),
      ],
      devices: [
        .iPhoneX.with {
          $0.name = either(.device, "iPhone X")
          $0.note = rare(.deviceNote)
        }, .iPhoneXR,
      ],
      sources: [
        Source(
          id: "own", title: either(.source, "Own"), kind: .notes, read: either(.read, "A table."))
      ])
    knowledge.techniques = [
      Technique(
        id: "shim", title: either(.technique, "Shim"), chineseTitle: either(.chineseTitle, "垫片"),
        kind: .technique, effect: either(.effect, "Fills a gap."),
        hazards: [either(.hazard, "A flicker")], sources: ["own"])
    ]
    knowledge.releases = (11...18).map {
      Release(version: OSVersion($0), ios: "2020-01-01", ipados: nil)
    }
    return knowledge
  }

  /// The elements of a page with the names of their attributes.
  private static func skeleton(_ page: Markup) -> [String] {
    page.all.map { ([$0.name] + $0.attributes.keys.sorted()).joined(separator: " ") }
  }

  @Test(arguments: Field.allCases.filter { $0.place != nil })
  func `any text is read back where it belongs, and no page has an element for it`(field: Field)
    throws
  {
    let plain = try SiteFiles(Self.knowledge(field, "Plain text"))
    let (path, element, around) = try #require(field.place)
    for text in Self.texts {
      let site = try SiteFiles(Self.knowledge(field, text))
      let expected = around.0 + text + around.1
      let found = try site.markup(path).all.filter { $0.name == element }.map(\.text)
      #expect(
        found.contains { $0.utf8.elementsEqual(expected.utf8) },
        "\(text.prefix(60)): \(found.map { $0.prefix(200) })")
      #expect(site.paths == plain.paths)
      for path in site.paths where path.hasSuffix(".html") {
        #expect(
          try Self.skeleton(site.markup(path)) == Self.skeleton(plain.markup(path)),
          "\(path): \(text.prefix(60))")
      }
      for (path, file) in site.texts where path.hasSuffix(".json") {
        _ = try JSONValue.reading(file)
      }
    }
  }

  @Test(arguments: texts)
  func `a title, a summary and the name of a picture are the text`(text: String) throws {
    let site = try SiteFiles(Self.knowledge(.device, text))
    let page = try site.markup("devices/iphone-x.html")
    let title = try #require(page.all.first { $0.name == "title" }).text
    #expect(title.utf8.starts(with: (text + ": safe area insets").utf8))
    let picture = try #require(page.all.first { $0.name == "svg" })
    #expect(picture.attributes["aria-label"]?.utf8.elementsEqual("\(text), to scale".utf8) == true)
    let summary = try #require(page.all.first { $0.attributes["name"] == "description" })
    #expect(summary.attributes["content"]?.contains(" of the \(text) in points") == true)
    let metric = try SiteFiles(Self.knowledge(.metric, text)).markup(
      "metrics/statusBar.height.html")
    #expect(try #require(metric.all.first { $0.name == "title" }).text.contains(text))
  }

  @Test(arguments: texts)
  func `the block of a page and the list of the search have the text as JSON`(text: String) throws {
    for field in [Field.device, .metric, .technique, .chineseTitle] {
      let site = try SiteFiles(Self.knowledge(field, text))
      #expect(try !WrittenStates(site["devices/iphone-x.html"]).states.isEmpty)
      let entries = try SiteFiles.searchEntries(site["search.js"])
      let texts = entries.flatMap { [$0.name] + $0.exact }
      #expect(texts.contains { $0.utf8.elementsEqual(text.utf8) }, "\(field)")
    }
  }

  @Test(arguments: ["$(evil)", "`evil`", "a; evil", "a & evil", "it's", "a\"b", "a b"])
  func `a command that is copied asks for an identifier, whatever it is`(id: String) throws {
    var knowledge = Self.knowledge(.device, "Plain")
    knowledge.devices[0] = knowledge.devices[0].with { $0.id = id }
    knowledge.metrics.append(.of(id))
    knowledge.rules.append(.of("m/1", "8", metric: id, restsOn: ["own/x"]))
    knowledge.techniques = [
      Technique(id: id, title: "Shim", kind: .technique, effect: "Fills a gap.", sources: ["own"])
    ]
    let site = try SiteFiles(knowledge)
    func commands(_ page: String) throws -> [[String]?] {
      try site.markup(page).of(class: "copy").map { line in
        ArgumentText.arguments(line.children.first { $0.name == "code" }?.text ?? "")
      }
    }
    let name = SiteAddress.name(id)
    #expect(try commands("techniques.html") == [["keyline", "technique", "show", id]])
    #expect(
      try commands("metrics/\(name).html").last??.starts(with: ["keyline", "get", id]) == true)
    // The script copies it from the block.
    let states = try WrittenStates(site["devices/\(name).html"])
    for line in try states.lines(#require(states.states.first)) {
      #expect(ArgumentText.arguments(line.command)?.dropFirst(3).starts(with: ["-d", id]) == true)
    }
  }
}
