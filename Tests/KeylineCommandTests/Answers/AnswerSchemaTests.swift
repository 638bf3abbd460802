import KeylineData
import KeylineTestSupport
import Testing

@Suite("JSON answers and their schemas")
struct AnswerSchemaTests {
  /// Every answer that the program gives, as command lines, with the schema it must fit.
  static let answers: [(schema: String, lines: [String])] = [
    (
      "keyline.get/1",
      [
        "get statusBar.height safeAreaInsets -d notch,home-button --os 11-14 --json",
        "get navigationBar.largeTitleHeight -d iphone-7 --os 10 --json",
        "get tabBar.height -d iphone-17 --os 26 --json",
        "get sensorHousing.height -d iphone-8 --json", "get statusBar.height -d bare-phone --json",
        "get splitView.width -d ipad-mini-6 --os 17 --json",
        "get safeAreaInsets.left -d iphone-18-pro --os 27 --search-bar --json",
        "get statusBar.height -d open-phone --os 12.2 --json",
        "get navigationBar.maxY -d iphone-12 --os 9 --json",
        "get screen.scale -d iphone-x --json",
        "get safeAreaInsets.top -d iphone-15 --os 17 --prompt --json",
        "get homeIndicator.height -d ipad-9 --os 17 --multitasking off --json",
        "get statusBar.height -d bar-phone --os 12 --json",
        "get statusBar.height -d iphone-x --os 12 --json --sdk 11 --design-compat --zoomed "
          + "--presentation page-sheet --split one-half --in-call-bar --status-bar hidden "
          + "--display inner --search active --large-title --prompt --search-bar --title-view "
          + "--bar-button-items custom --tab-bar --toolbar",
        "get statusBar.height -d iphone-x --os 10 --json",
        "get keyboard.height tableView.rowHeight sheet.height widget.width -d iphone-15 --os 18 "
          + "--suggestions off --table-style grouped --cell classic --detent medium "
          + "--widget large --json",
        "get tabBar.frameHeight -d ipad-pro-11-1 --os 13 --json",
      ]
    ),
    (
      "keyline.audit/1",
      [
        "audit \"os < 13 && hasNotch ? width : 1 / (scale - 2)\" --metric statusBar.height "
          + "-d iphone-x,iphone-8,open-phone,bar-phone --os 12-14 --json",
        "audit \"statusBar.height + cornerRadius\" --metric statusBar.height -d open-phone "
          + "--os 12.2 --landscape --large-title --json",
        "audit \"family == .ipad ? safeAreaInsets.top : 1\" --metric statusBar.height "
          + "-d open-phone,ipad-2 --os 9,12 --json",
        "audit 1 --metric statusBar.height -d notch --os 9 --json",
      ]
    ),
    ("keyline.sheet/1", ["iphone-x --json", "ipad-pro-11-1 --json", "bar-phone --json"]),
    (
      "keyline.find/1",
      [
        "find statusBar.height=45..46 -d open-phone --json",
        "find statusBar.height=44..50 screen.scale=3 --os 12-15 --json",
        "find safeAreaInsets.top=103 -d iphone-15 --os 17 --prompt --json",
      ]
    ),
    (
      "keyline.find-screen/1",
      ["find --screen 375x812 --json", "find --pixels 1242x2208 --json"]
    ),
    ("keyline.find-same/1", ["find --same-as iphone-12 --os 15 --json"]),
    (
      "keyline.diff/1",
      [
        "diff -d iphone-7 --os 10,11 --json", "diff -d iphone-7 --os 11,10 --json",
        "diff statusBar.height keyboard.height -d iphone-7,iphone-x --os 11 --all --json",
        "diff statusBar.height -d open-phone --os 12.0,12.2 --json",
        "diff navigationBar.maxY -d iphone-x --os 11 --against large-title --json",
      ]
    ),
    (
      "keyline.changes/1",
      [
        "changes 14 statusBar.height --json", "changes 13 statusBar.height -d open-phone --json",
        "changes 26.0 homeIndicator.height --all --json",
      ]
    ),
    (
      "keyline.explain/1",
      [
        "explain navigationBar.maxY -d iphone-x --os 11 --large-title --json",
        "explain tabBar.y -d iphone-x --os 11 --json",
        "explain safeAreaInsets.top -d iphone-15 --os 17 --prompt --json",
        "explain tabBar.height -d iphone-17 --os 26 --json",
        "explain titleView.barButtonItemSpacing -d iphone-7 --os 11 --json",
        "explain statusBar.height -d open-phone --os 12.2 --json",
        "explain navigationBar.largeTitleHeight -d iphone-7 --os 10 --json",
        "explain statusBar.height -d iphone-12 --os 9 --json",
        "explain tabBar.frameHeight -d ipad-pro-11-1 --os 13 --json",
      ]
    ),
    (
      "keyline.scroll/1",
      [
        "scroll -d iphone-8,iphone-15 --os 11-17 --navigation-bar --json",
        "scroll -d iphone-7 --os 10 --tab-bar --json",
        "scroll -d iphone-x --os 11 --behavior never --frame 0,44,375,700 --json",
        "scroll -d iphone-x --os 11 --navigation-bar --content-inset 88,0,0,0 --json",
        "scroll -d iphone-7 --os 10 --navigation-bar --content-inset 64,0,0,0 --json",
      ]
    ),
    (
      "keyline.navbar/1",
      [
        "navbar -d iphone-6s --os 9-11 --left-items 30,30 --margin 0 --title-view 100 --json",
        "navbar -d iphone-6-plus --os 10 --title-view fill --json",
        "navbar -d iphone-5 --os 9 --right-items 400 --json",
        "navbar -d iphone-12 --os 15 --left-items 30 --json",
      ]
    ),
    (
      "keyline.adapt/1",
      [
        "adapt zero-edge-margin -d iphone-7-plus --os 10,11.2,13 --json",
        "adapt tab-bar-jump -d iphone-x --os 10,11 --json",
        "adapt table-shift -d iphone-15 --landscape --json",
      ]
    ),
    (
      "keyline.export/1",
      [
        "export json statusBar.height -d open-phone,iphone-x,iphone-duo --local",
        "export json keyboard.height -d iphone-15 --os 18",
        "export json statusBar safeAreaInsets -d notch --each-release --os 11-14",
        "export json statusBar.height -d iphone-x --sdk 11 --design-compat --zoomed "
          + "--presentation page-sheet --split one-half --in-call-bar --status-bar hidden "
          + "--display inner --search active --large-title --prompt --search-bar --title-view "
          + "--bar-button-items custom --tab-bar --toolbar",
      ]
    ),
    ("keyline.docs-check/1", ["docs check \(OpenHome.document) --json"]),
    ("keyline.docs-update/1", ["docs update \(OpenHome.document) --dry-run --json"]),
    ("keyline.devices/1", ["device list --json", "device list notch --json"]),
    ("keyline.device/1", ["device show iphone-x --json", "device show bar-phone --json"]),
    (
      "keyline.device/1",
      ["device add Foo --like iphone-x --note Note. --dry-run --json", "device show ipad-2 --json"]
    ),
    ("keyline.release-notes/1", [releaseNotes]),
    ("keyline.rules/1", ["rule list --json", "rule list statusBar.height --json"]),
    ("keyline.rule/1", ["rule show status-bar-height/x-family --json"]),
    ("keyline.rule/1", ["rule show status-bar-height/after --json"]),
    ("keyline.observations/1", ["observation list --json"]),
    ("keyline.observation/1", ["observation show mine/iphone-x-status-bar-height-12.2 --json"]),
    ("keyline.sources/1", ["source list --json"]),
    ("keyline.source/1", ["source show qmui-633 --json"]),
    (
      "keyline.search/1",
      ["search 导航栏 --json", "search titleView width --json", "search ihpone 17 --json"]
    ),
    ("keyline.metrics/1", ["metric list --json", "metric show safeAreaInsets --json"]),
    (
      "keyline.change/1",
      [
        "device edit iphone-x --corner-radius 40 --dry-run --json", "undo --dry-run --json",
      ]
    ),
    ("keyline.log/1", ["log --json"]),
    ("keyline.status/1", ["db status --json"]), ("keyline.check/1", ["db check --json"]),
    (
      "keyline.compare/1",
      [
        "compare \(OpenHome.table) --json", "compare \(OpenHome.table) --os 12 --json",
        "compare \(OpenHome.bars) --json",
      ]
    ),
    (
      "keyline.import/1",
      [
        "import \(OpenHome.table) --source their --source-title Theirs --dry-run --json"
      ]
    ),
    (
      "keyline.import-summary/1",
      ["import \(OpenHome.table) --source their --source-title Theirs --dry-run --summary --json"]
    ),
    ("keyline.techniques/1", ["technique list --json"]),
    ("keyline.technique/1", ["technique show negative-fixed-space --json"]),
    ("keyline.coverage/1", ["db coverage --json"]),
    ("keyline.coverage-cells/1", ["db coverage statusBar.height --json"]),
    ("keyline.gaps/1", ["db coverage statusBar.height --missing --json"]),
  ]

  /// The notes on two seeds that differ in every way that the notes tell.
  private static let releaseNotes =
    (try? SeedFolders.shared.get()).map { "db release-notes \($0.old) \($0.new) --json" } ?? ""

  @Test func `no schema is left without an answer`() {
    #expect(Set(Self.answers.map(\.schema)) == Set(SchemaTests.names))
  }

  /// The schemas of whose keys some answer above lacks a few, which only rare questions bring out.
  private static let partlyShown: Set<String> = [
    "keyline.audit/1", "keyline.change/1", "keyline.changes/1", "keyline.device/1",
    "keyline.diff/1", "keyline.docs-check/1", "keyline.docs-update/1", "keyline.find/1",
    "keyline.find-same/1", "keyline.find-screen/1", "keyline.log/1", "keyline.observation/1",
    "keyline.observations/1", "keyline.release-notes/1", "keyline.rule/1", "keyline.rules/1",
    "keyline.sheet/1", "keyline.source/1", "keyline.technique/1", "keyline.techniques/1",
    "keyline.verify/1",
  ]

  @Test(arguments: Set(answers.map(\.schema)).sorted())
  func `an answer has the keys that its schema names, and no others`(schema: String) throws {
    let home = try OpenHome.shared.get()
    var validator = SchemaValidator(try SchemaTests.schema(schema))
    for line in Self.answers.filter({ $0.schema == schema }).flatMap(\.lines) {
      let answer = try JSONValue.reading(home.run(line).output)
      #expect(answer["schema"]?.text == schema, "\(line)")
      validator.validate(answer)
    }
    #expect(validator.objections == [])
    if Self.partlyShown.contains(schema) { return }
    let missing = Set(Self.properties(validator.schema)).subtracting(validator.seen).filter {
      // No shipped rules contradict each other.
      !$0.contains("/why/properties/claims")
        && !(schema != "keyline.get/1" && ($0.contains("/situation/") || $0.contains("/why/")))
    }
    #expect(missing == [])
  }

  @Test(arguments: [("get", "results")])
  func `JSON lines are made of the same objects`(command: String, key: String) throws {
    var validator = SchemaValidator(try SchemaTests.schema("keyline.\(command)/1"))
    for line in try keyline("\(command) statusBar.height -d iphone-xr -f jsonl").output.lines {
      let document = #"{ "schema": "keyline.\#(command)/1", "data": 1, "\#(key)": [\#(line)] }"#
      validator.validate(try JSONValue.reading(document))
    }
    #expect(validator.objections == [])
  }

  /// The paths of all properties of a schema.
  private static func properties(_ part: JSONValue, at path: String = "#") -> [String] {
    let own = part["properties"]?.members ?? []
    let inner = own.map { ("\(path)/properties/\($0.key)", $0.value) }
    let deeper =
      (part["$defs"]?.members.map { ("#/$defs/\($0.key)", $0.value) } ?? [])
      + (part["items"].map { [("\(path)/items", $0)] } ?? [])
      + (part["anyOf"]?.elements.enumerated().map { ("\(path)/anyOf/\($0)", $1) } ?? [])
    return inner.map(\.0) + (inner + deeper).flatMap { properties($0.1, at: $0.0) }
  }
}
