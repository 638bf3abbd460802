import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylinePublish

@Suite("States of a device on its page")
struct SiteStateTests {
  private static let shipped: Set<Device.ID> = [
    "iphone-17-pro", "iphone-11", "iphone-se-3", "iphone-4", "ipad-pro-11-m5", "iphone-duo",
  ]
  private static let site = Result { try SiteFiles(shipped: shipped) }

  private func written(_ device: Device.ID) throws -> WrittenStates {
    try WrittenStates(Self.site.get()["devices/\(device).html"])
  }

  @Test func `every release is a way to ask for its stretch, and a major version for its newest`()
    throws
  {
    let versions = try written("iphone-11").versions
    let all = versions.values.flatMap(\.self)
    #expect(Set(all).count == all.count, "no name means two stretches")
    #expect(versions["13"]?.contains("13.7") == true)
    #expect(versions["14"]?.contains("18") == true)
    #expect(versions["27"]?.contains("27") == true)
  }

  @Test func `versions that it never ran have the sentences of get`() throws {
    let missing = try written("iphone-11").missing
    let gap = try #require(missing.first { $0.value.contains("19") })
    #expect(gap.key.hasPrefix("There is no iOS 19; after 18 came 26."))
    let old = try #require(missing.first { $0.value.contains("12") })
    let reason = try SeedAnswers.resolver.question("statusBar.height", device: "iphone-11")?
      .answer(at: OSVersion(12), in: Situation())
      .result.text(on: try #require(SeedAnswers.resolver.device("iphone-11")))
    #expect(old.key.lowercased().hasPrefix(try #require(reason).lowercased()))
  }

  @Test func `a state is said with its versions, its bars and its safe area`() throws {
    let words = try written("iphone-17-pro").words("27/landscape/none")
    #expect(words[0] == "iOS 27, landscape, no bars.")
    #expect(words[1].hasPrefix(" Safe area: top 0, left 62, bottom "))
    #expect(
      try written("iphone-duo").words("27.1/portrait/none/inner")[0]
        .hasPrefix("iOS 27.1, inner display, portrait, no bars. Not drawn: Screen corner radius"))
  }

  @Test func `a page of two displays says of each what is known of it alone`() throws {
    let page = try Self.site.get()["devices/iphone-duo.html"]
    let leads = page.pieces(after: "<p class=\"lead\"").map { String($0.prefix { $0 != "\n" }) }
    #expect(leads.count == 2)
    #expect(
      leads[0].hasPrefix(" data-in=\"outer\">Outer display, safe area without bars, iOS 27.1"))
    #expect(leads[0].contains("<b>unknown</b> left and right") && !leads[0].contains("all known"))
    #expect(leads[1].hasPrefix(" data-in=\"inner\" hidden=\"\">Inner display, "))
    #expect(leads[1].contains("<b>82</b> top"))
    #expect(page.contains("<li data-in=\"inner\" hidden=\"\">669 × 951 pt</li>"))
    let sizes = try Self.site.get()["screen-sizes.html"]
    #expect(
      sizes.contains("devices/iphone-duo.html?display=inner\">iPhone Duo, inner display</a></th>"))
  }

  @Test func `an iPad says what an app without multitasking gets below what others get`() throws {
    let lines = try written("ipad-pro-11-m5").lines("27/portrait/none")
    let bottoms = lines.filter { $0.command.contains("screen.safeAreaInsets.bottom") }
    #expect(bottoms.map(\.value) == ["20", "25"])
    #expect(bottoms.map { $0.command.contains("--multitasking off") } == [false, true])
  }

  @Test(arguments: shipped.sorted())
  func `the page without a script shows the state that the script shows first`(device: Device.ID)
    throws
  {
    let page = try Self.site.get()["devices/\(device).html"]
    let written = try written(device)
    let checked = page.pieces(after: "type=\"radio\"").filter { $0.prefix(80).contains("checked") }
      .compactMap { $0.pieces(after: "value=\"").first?.prefix { $0 != "\"" } }
    let key = checked.joined(separator: "/")
    let lines = try written.lines(
      try #require(written.states.first { $0 == key || $0.hasPrefix(key) }))
    let values = page.pieces(after: "<span class=\"value").map {
      String($0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
    #expect(values == lines.map { $0.nearby ?? $0.value })
    let statuses = page.pieces(after: "<summary><span class=\"what\">").compactMap {
      $0.pieces(after: "<span class=\"sure ").first.map { String($0.prefix { $0 != "\"" }) }
    }
    #expect(statuses == lines.map(\.status))
  }

  @Test func `a page opens on the newest versions that were measured, and says so in one line`()
    throws
  {
    let page = try Self.site.get()["devices/iphone-17-pro.html"]
    #expect(page.contains("name=\"os\" value=\"26\" checked"))
    #expect(
      page.contains(
        "<span id=\"usual\">Most values: measured on iOS 26.</span> No mark: known, or assumed after "
          + "the last version measured.</p>"))
    let newest = try written("iphone-17-pro").words("27/portrait/tabs")
    #expect(newest[2].contains("; nothing known to have changed "))
  }

  /// Nobody measured the tab bar of an iPhone 11 on iOS 26; it was 49 on iOS 18.
  @Test func `what is unknown has the last known value with its version`() throws {
    let line = try #require(
      written("iphone-11").lines("26/portrait/tabs").first {
        $0.command.hasPrefix("keyline get tabBar.height ")
      })
    #expect(line.value == "" && line.status == "unknown" && line.nearby == "49 on iOS 18")
    let resolver = try SeedAnswers.resolver
    for device in Self.shipped.sorted() {
      let written = try written(device)
      for state in written.states {
        for line in try written.lines(state) where line.nearby != nil {
          #expect(line.status == "unknown" && line.value.isEmpty)
          let words = line.nearby?.split(separator: " ").map(String.init) ?? []
          let metric = try #require(line.word(after: "get"))
          let elements = try #require(resolver.metric(metric)).elements
          let version = try #require(words.last.flatMap { StatedVersion($0) })
          let question = try #require(resolver.question(metric, device: device))
          let releases = resolver.knowledge.releases.map(\.version).filter(version.range.contains)
          #expect(
            releases.contains {
              question.result(at: $0, in: line.situation.showing(elements)).value?.description
                == words.first
            }, "\(device) \(state) \(metric): \(line.nearby ?? "")")
        }
      }
    }
  }

  @Test func `a device of which no size is known has a list and no picture`() throws {
    let page = try SiteFiles(Sample.states)["devices/blank.html"]
    #expect(!page.contains("<svg"))
    #expect(page.contains("<span class=\"what\">Height</span>"))
  }
}

@Suite("Pictures of states")
struct StatePictureTests {
  private static let knowledge = Sample.states
  private typealias Shape = StatePicture.Shape.Name

  private func picture(
    _ device: Device.ID, _ bars: DeviceState.Bars, _ style: StatePicture.Style = .full
  )
    throws -> StatePicture
  {
    let content = Exporting.content(Self.knowledge)
    let site = Site(content.matrix, flags: .sample)
    let asked = try #require(site.resolver.device(device))
    let states = site.states(DeviceQuestions(asked, site.resolver))
    let state = DeviceState(display: .outer, orientation: .portrait, bars: bars)
    let newest = try #require(states.stretches.first)
    return try #require(
      StatePicture(state.situation(from: Situation()), states.device, style) {
        states.cell($0, in: state, on: newest)
      })
  }

  @Test func `bars are as tall as they are, to scale`() throws {
    let picture = try picture("iphone-xr", .nav)
    let screen = try #require(picture[.screen as Shape])
    let status = try #require(picture[.status as Shape])
    let nav = try #require(picture[.nav as Shape])
    // 48 and 44 of 896 points.
    #expect(abs(status.height.count * 896 - screen.height.count * 48) <= 896)
    #expect(nav.y == status.bottom)
    #expect(abs(nav.height.count * 896 - screen.height.count * 44) <= 896)
    #expect(picture[.tab as Shape] == nil && picture[.title as Shape] == nil)
  }

  @Test func `the safe area is what the insets leave`() throws {
    let picture = try picture("iphone-xr", .nav)
    let safe = try #require(picture[.safe as Shape])
    #expect(safe.y == picture[.nav as Shape]?.bottom)
    #expect(safe.bottom == picture[.home as Shape]?.y)
    #expect(picture[.edge as Shape]?.y == safe.y)
  }

  @Test func `what is unknown is written and not drawn`() throws {
    let picture = try picture("iphone-xr", .title)
    // Nobody has said how tall a large title is.
    #expect(picture[.title as Shape] == nil)
    let mark = try #require(picture[.title as StatePicture.Mark.Name])
    #expect(mark.line.isEmpty && mark.lead.isEmpty)
  }

  @Test func `labels beside a screen do not cover each other`() throws {
    for bars in DeviceState.Bars.allCases {
      let picture = try picture("iphone-xr", bars)
      let right = picture.marks.filter { $0.side == .after }.map(\.y).sorted()
      for (first, second) in zip(right, right.dropFirst()) {
        #expect(second - first >= 29, "\(bars)")
      }
    }
  }

  @Test func `a small picture has the heights alone`() throws {
    let names = try picture("iphone-xr", .tabs, .compact).marks.map(\.name)
    #expect(names == [.status, .nav, .tab, .home])
  }

  @Test(arguments: [
    (0, "0"), (4, "0.04"), (10, "0.1"), (1_234, "12.34"), (-250, "-2.5"), (20_904, "209.04"),
    (1_200, "12"), (-4, "-0.04"),
  ])
  func `places are written in hundredths`(count: Int, text: String) {
    #expect(Hundredths(count: count).description == text)
  }
}
