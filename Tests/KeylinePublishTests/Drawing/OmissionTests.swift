import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("What a picture leaves out")
struct OmissionTests {
  private static let open: [Rule] = [
    .of("m/1", "24", os: "..<11~13"), .of("m/2", "32", os: "11~13..<"),
  ]
  private static let conflict: [Rule] = [
    .of("m/1", "24", where: "width 375"), .of("m/2", "32", where: "sensor-housing notch"),
  ]

  @Test(
    arguments: [
      ([], "12", "2", "unknown", "unknown, not measured"),
      ([], "12", "13", "not applicable", "not applicable: it came with iOS 13"),
      ([], "17", "2", "impossible", "never ran: iPhone X runs iOS 11–16"),
      (
        open, "12", "2", "24 or 32",
        "24 or 32: it changed between iOS 11 and 13"
      ),
      (
        conflict, "12", "2", "conflict: 24 or 32",
        "conflict: own says 24, own says 32"
      ),
    ])
  func `is said with how it stands and why`(
    rules: [Rule], os: String, since: String, status: String, reason: String
  ) throws {
    let resolver = Resolver(.of(rules, metrics: [.of("m", since: since)]))
    let question = try #require(resolver.question("m", device: "iphone-x"))
    let answer = question.answer(at: .of(os), in: Situation())
    let omission = Omission(
      AnswerRecord(
        question.device, Column(question.metric, Situation()), [VersionRange(.of(os))], answer))
    #expect(omission.title == "m")
    #expect(omission.status == status)
    #expect(omission.reason == reason)
  }

  @Test(
    arguments: [
      (
        "", ["statusBar.height", "safeAreaInsets.top"],
        ["navigationBar.y", "barButtonItem.edgeMargin"]
      ),
      ("status-bar hidden", ["safeAreaInsets.top"], ["statusBar.height"]),
      (
        "navigation-bar true", ["navigationBar.y", "navigationBar.height"],
        ["navigationBar.largeTitleHeight", "tabBar.y"]
      ),
      (
        "large-title true", ["navigationBar.largeTitleHeight", "navigationBar.height"],
        ["navigationBar.promptHeight"]
      ),
      (
        "prompt true", ["navigationBar.promptHeight", "navigationBar.height"],
        ["navigationBar.largeTitleHeight"]
      ),
      ("tab-bar true", ["tabBar.y", "tabBar.width", "safeAreaInsets.bottom"], ["navigationBar.y"]),
      ("toolbar true", ["toolbar.frameHeight"], ["tabBar.y"]),
    ])
  func `depends on what is on screen`(situation: String, needed: [String], others: [String]) {
    let metrics = ScreenPicture.columns(in: .of(situation)) { .of($0) }.map(\.metric.id)
    #expect(Set(metrics).isSuperset(of: needed + ["screen.width", "screen.height"]))
    #expect(Set(metrics).isDisjoint(with: others))
    #expect(Set(metrics).count == metrics.count)
  }

  @Test(arguments: [
    ("search-bar true", "Search bar"), ("title-view true", "Title view"),
    ("bar-button-items custom", "Bar button items"),
  ])
  func `names what it has no place for`(situation: String, title: String) throws {
    let answered = Situation.of(situation)
    let resolver = Resolver(
      .of(
        [],
        metrics: ScreenPicture.columns(in: answered) { id in
          switch id {
          case "screen.width": .of(id, .width, .height)
          case "screen.height": .of(id, .height, .width)
          default: .of(id)
          }
        }.map(\.metric), devices: [.iPhoneX]))
    let table = resolver.table(
      AnswerTable.Request(
        columns: ScreenPicture.columns(in: answered, resolver.metric),
        devices: DeviceSet(naming: [.iPhoneX]), versions: try VersionSet("12")))
    let row = try #require(table.rows.first)
    let picture = try #require(ScreenPicture(row, in: answered, VersionLabels([])))
    let omission = try #require(picture.omissions.first { $0.title == title })
    #expect(omission.reason == "this picture has no place for it")
  }
}
