import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Explanations as text")
struct ExplanationTextTests {
  /// The lines of an explanation, with one space for any number of them inside a line.
  private func lines(
    _ metric: Metric.ID, on device: Device.ID = "iphone-x", os: String = "11",
    _ situation: String = "", in resolver: Resolver = Bars.resolver,
    allWith flag: String? = "--more"
  ) throws -> [String] {
    let question = try #require(resolver.question(metric, device: device))
    let text = question.explanation(at: .of(os), in: .of(situation))
      .text(NameIndex(resolver), allWith: flag)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.prefix { $0 == " " } + line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `a sum is a tree of its metrics, each with its scope and its support`() throws {
    let lines = try lines("navigationBar.maxY", "large-title true")
    #expect(
      lines.first == "navigationBar.maxY = 140 pt iPhone X · iOS 11 · portrait · large title")
    #expect(
      lines.filter { $0.contains("─ ") } == [
        "├─ navigationBar.y 44",
        "│ └─ statusBar.height 44 notch confirmed, 2 sources",
        "├─ navigationBar.height 44 phones, portrait, before iOS 26 single source",
        "└─ navigationBar.largeTitleHeight 52 large title, from iOS 11, before 26 inferred",
      ])
  }

  @Test func `what is inferred is said above the tree`() throws {
    let lines = try lines("navigationBar.maxY", "large-title true")
    #expect(lines.contains { $0.hasPrefix("  * navigationBar.largeTitleHeight is inferred") })
  }

  @Test func `a term that is taken away has its sign, and an attribute no rule`() throws {
    let lines = try lines("content.height")
    // 812 - (44 + 44)
    #expect(lines.first == "content.height = 724 pt iPhone X · iOS 11 · portrait")
    #expect(lines.contains("├─ screen.height 812 the device's own"))
    #expect(lines.contains("└─ − navigationBar.maxY 88"))
    #expect(lines.contains("   ├─ navigationBar.y 44"))
  }

  @Test func `a sum shows what the rules of its parts say if they disagree`() throws {
    let rules =
      Bars.rules + [
        .of("status-bar-height/wide", "20", where: "width 375", metric: "statusBar.height")
      ]
    var knowledge = Bars.knowledge
    knowledge.rules = Knowledge.of(rules, Bars.observations).rules
    let lines = try lines("navigationBar.maxY", in: Resolver(knowledge))
    #expect(lines[0].hasPrefix("navigationBar.maxY = conflict "))
    #expect(lines.contains { $0.hasPrefix("├─ navigationBar.y conflict") })
    #expect(lines.contains { $0.hasPrefix("│ └─ statusBar.height conflict: 20 or 44 ") })
    #expect(lines.contains { $0.hasPrefix("└─ navigationBar.height 44 ") })
  }

  @Test func `rules that disagree are named with what each says, and both over the evidence`()
    throws
  {
    let resolver = Resolver(
      .of([
        .of("m/wide", "20", where: "width 375"),
        .of("m/notch", "44", where: "sensor-housing notch"),
      ]))
    let lines = try lines("m", in: resolver)
    #expect(lines[0].hasPrefix("m = conflict"))
    #expect(lines[1] == "  conflict: own says 44, own says 20")
    let evidence = lines.filter { $0.contains(" by rule") }
    #expect(evidence.count == 1)
    #expect(evidence.first?.hasPrefix("  m by rules m/notch and m/wide") == true)
  }

  @Test func `a single rule is a tree of one`() throws {
    let lines = try lines("navigationBar.height", os: "12")
    #expect(lines.first == "navigationBar.height = 44 pt iPhone X · iOS 12 · portrait")
    #expect(
      lines.contains("└─ navigationBar.height 44 phones, portrait, before iOS 26 single source"))
    #expect(lines.contains("  * assumed: last measured on iOS 11"))
  }

  @Test func `everybody who says so is named with devices, versions and how it was obtained`()
    throws
  {
    let lines = try lines("statusBar.height")
    let start = try #require(lines.firstIndex(of: "Who says so"))
    #expect(
      lines[start...].prefix(5) == [
        "Who says so", "  statusBar.height by rule status-bar-height/notch last measured on iOS 11",
        "    a 44 · iPhone X · iOS 11 · measured — Measured bars", "        https://example.com/a",
        "    b 44 · iPhone X, XR · iOS 11, 12 · documented — A guide",
      ])
  }

  @Test func `whoever says otherwise is named with the reason why it is disputed`() throws {
    let lines = try lines("statusBar.height")
    let start = try #require(lines.firstIndex(of: "Who says otherwise"))
    #expect(
      lines[start...].prefix(4) == [
        "Who says otherwise", "  statusBar.height",
        "    c 20 · iPhone X · iOS 11 · reported — Somebody's table",
        "        disputed: it is that of an iPhone 8",
      ])
  }

  @Test func `rules that lost and rules that do not apply are told apart`() throws {
    let lines = try lines("navigationBar.maxY", "large-title true")
    let start = try #require(lines.firstIndex(of: "Passed over"))
    #expect(
      lines[start...].contains(
        "  navigation-bar-max-y/all: navigationBar.y + navigationBar.height, beaten by navigation-bar-max-y/large"
      ))
    #expect(
      lines[start...].contains("  navigation-bar-height/landscape: 32, only in landscape"))
  }

  @Test func `what speaks of other devices is counted unless all is asked`() throws {
    let short = try lines("navigationBar.largeTitleHeight", "large-title true")
    #expect(short.contains("    on other devices or versions:"), "nobody speaks of this device")
    let brief = try lines("statusBar.height", on: "iphone-xr", os: "12")
    #expect(brief.contains("    and 1 on other devices or versions (--more)"))
    let all = try lines("statusBar.height", on: "iphone-xr", os: "12", allWith: nil)
    #expect(all.contains("    on other devices or versions:"))
    #expect(all.contains { $0.hasPrefix("      a 44 · iPhone X") })
  }

  @Test func `of many rules that do not apply the closest two are shown unless all is asked`()
    throws
  {
    let rules = (1...5).map {
      Rule.of("m/\($0)", "\($0)", where: "devices iphone-8", os: "\(10 + $0)..<\(11 + $0)")
    }
    let resolver = Resolver(.of(rules))
    let few = try lines("m", in: resolver).filter { $0.hasPrefix("  m/") }
    let all = try lines("m", in: resolver, allWith: nil).filter { $0.hasPrefix("  m/") }
    #expect((few.count, all.count) == (2, 5))
  }

  @Test func `a value that is not known says which of its terms is not`() throws {
    let lines = try lines("content.height", on: "ipad-9", os: "15")
    #expect(lines.first == "content.height = unknown iPad (9th generation) · iPadOS 15 · portrait")
    #expect(lines[1].hasPrefix("  unknown, as statusBar.height is"))
  }

  @Test func `metrics worth a look are named with who states them`() throws {
    let resolver = Resolver(
      .of(
        [.of("n/1", "50", where: "devices iphone-x", metric: "n", restsOn: ["a/9"])],
        [.of("a/9", "50", where: "devices iphone-x", os: "11", metric: "n")],
        metrics: [.of("m", see: ["n"])], sources: Bars.sources))
    let lines = try lines("m", in: resolver)
    let start = try #require(lines.firstIndex(of: "What is known nearby"))
    #expect(lines[start + 1] == "  n = 50 pt")
    #expect(lines[start + 2] == "    a 50 · iPhone X · iOS 11 · measured — Measured bars")
  }

  @Test func `a change that is not known exactly has a tree for either case`() throws {
    let resolver = Resolver(
      .of([
        .of("m/old", "44", os: "..<17.2~26.1"), .of("m/new", "48", os: "17.2~26.1..<"),
      ]))
    let lines = try lines("m", on: "iphone-14-pro", os: "18", in: resolver)
    #expect(lines.first == "m = 44 or 48 pt iPhone 14 Pro · iOS 18 · portrait")
    #expect(lines.contains("if the change came late: 44"))
    #expect(lines.contains("if the change came early: 48"))
  }

  /// There is no iOS 19 to 25.
  @Test func `a boundary is named after a version that was released`() throws {
    var knowledge = Knowledge.of([
      .of("m/old", "20", os: "..<25.999.999~27"), .of("m/new", "32", os: "25.999.999~27..<"),
    ])
    knowledge.releases = ["18.7", "18.7.1", "26", "27"].map {
      Release(version: .of($0), ios: "2020-01-01", ipados: "2020-01-01")
    }
    let lines = try lines("m", on: "ipad-9", os: "26", in: Resolver(knowledge))
    #expect(lines.contains { $0.contains("before a change after iOS 18.7, by 27 at the latest") })
    #expect(lines.contains { $0.contains("32 from a change after iOS 18.7, by 27 at the latest") })
    #expect(!lines.contains { $0.hasPrefix("  m/new: ") }, "it gives one of the two values")
    #expect(!lines.contains { $0.contains("iOS 25") })
  }

  @Test func `a version that never ran has no tree`() throws {
    let lines = try lines("statusBar.height", os: "17")
    #expect(
      lines.prefix(2) == [
        "statusBar.height = never ran iPhone X · iOS 17 · portrait",
        "  never ran: iPhone X runs iOS 11–16",
      ])
    #expect(!lines.contains { $0.contains("└─") })
  }

  @Test func `no name steers a terminal`() throws {
    var knowledge = Bars.knowledge
    knowledge.sources = [Source(id: "a", title: "\u{1B}[2J", kind: .notes, address: "x\u{7}")]
    let lines = try lines("statusBar.height", in: Resolver(knowledge))
    #expect(!lines.joined().unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
