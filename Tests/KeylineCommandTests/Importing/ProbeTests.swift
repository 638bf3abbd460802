import Foundation
import KeylineData
import KeylineTestSupport
import Testing

@Suite("probe and what it prints")
struct ProbeTests {
  private func home() throws -> Home {
    let home = try Home()
    #expect(home.run("import -", input: ImportSample.device).exitCode == 0)
    return home
  }

  private func get(_ home: Home, os: String = "26.1") -> Run {
    home.run("get statusBar.height -d bar-phone --os \(os)")
  }

  @Test func `its output becomes measured observations with a source record`() throws {
    let home = try home()
    let run = home.run("import -", input: ImportSample.probe())
    #expect(run.exitCode == 0, "\(run.messages)")
    let id = "probe-iphone99-1-26.1/bar-phone-status-bar-height-26.1"
    let answer = try JSONValue.reading(home.run("observation show \(id) --json").output)
    let shown = answer["observation"]
    #expect(shown?["obtained"]?.text == "measured")
    #expect(shown?["os"]?.text == "26.1")
    #expect(
      shown?["tool"]?.text == "iPhone99,1 simulator, iOS 26.1, SDK 26.1, Xcode 2610 (17B55)")
    let source = home.run("source show probe-iphone99-1-26.1").output
    #expect(source.contains("keyline probe on iPhone99,1 (simulator), iOS 26.1"))
  }

  @Test func `where nothing was known it gives a rule from the measured version on`() throws {
    let home = try home()
    #expect(get(home).exitCode == 1)
    #expect(home.run("import -", input: ImportSample.probe()).exitCode == 0)
    #expect(get(home).output == "51\n")
    #expect(get(home, os: "18.0").output == "")
    #expect(home.run("rule list statusBar.height").output.contains("bar-phone-from-26.1"))
    #expect(home.run("db check").exitCode == 0)
  }

  @Test func `what is on screen is part of the scope`() throws {
    let home = try home()
    #expect(home.run("import -", input: ImportSample.probe()).exitCode == 0)
    let line = "get navigationBar.promptHeight -d bar-phone --os 26.1 --landscape --prompt"
    #expect(home.run(line).output == "31.5\n")
  }

  @Test func `a measurement that replaces another replaces the rule, and undo takes it back`()
    throws
  {
    let home = try home()
    #expect(home.run("import -", input: ImportSample.probe()).exitCode == 0)
    let second = home.run("import -", input: ImportSample.probe("52"))
    #expect(second.exitCode == 0, "\(second.messages)")
    #expect(get(home).output == "52\n")
    #expect(home.run("undo").exitCode == 0)
    #expect(get(home).output == "51\n")
  }

  @Test func `a probe for what is missing measures that alone`() throws {
    let run = try home().run("probe --missing -d bar-phone statusBar.height navigationBar.y")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.output.contains("await measureScreen()\n      await measureNavigationBar()\n"))
    #expect(!run.output.contains("measureToolbar"))
    #expect(run.messages.contains("keyline import probe.json"))
  }

  /// On iPadOS 26 the inset is 20 or 32; the probe runs on iOS 13 and later; its own items have custom views.
  @Test(arguments: [
    ("ipad-air-3 safeAreaInsets.top", "measureNavigationBar"),
    ("ipod-touch-7 tableView.rowHeight", "measureTableRows"),
    ("ipad-10 barButtonItem.spacing", "measureItems"),
  ])
  func `what is one of two, on some versions or of custom items is measured`(
    words: String, function: String
  ) throws {
    let run = try keyline("probe --missing -d \(words)")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.output.contains("await \(function)()"))
  }

  @Test(arguments: [("", false), (" --bar-button-items custom", true)])
  func `the probe is a step to what it measures alone`(flag: String, isStep: Bool) throws {
    let run = try keyline("explain barButtonItem.spacing -d ipad-10 --os 18" + flag)
    #expect(run.messages.contains("keyline probe") == isStep)
  }

  @Test(arguments: [
    ("screen.width", "Without conditions, nothing that the probe measures is missing there."),
    ("screen.width reservedRegion.fold", "nothing that the probe measures is missing there."),
    ("tabBar.height", "The probe does not measure tabBar.height. Know a value? Record it"),
    ("tabBar.height reservedRegion.fold", "not measure tabBar.height or reservedRegion.fold."),
  ])
  func `where nothing is missing that it measures there is no probe`(
    metrics: String, words: String
  ) throws {
    let run = try home().run("probe --missing -d iphone-17 \(metrics)")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(words), "\(run.messages)")
  }

  @Test(arguments: ["statusBar.height", "-d iphone-17", "--except iphone-17"])
  func `metrics and devices without the flag are refused`(arguments: String) throws {
    let run = try home().run("probe \(arguments)")
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("need '--missing'"))
  }

  @Test func `gaps name the part of the probe that measures them, if the probe runs there`() throws
  {
    let line = "db coverage navigationBar.promptHeight reservedRegion.fold --missing --json"
    let run = try home().run(line)
    let gaps = try #require(try JSONValue.reading(run.output)["gaps"]).elements
    #expect(!gaps.isEmpty)
    for gap in gaps {
      let newest = gap["majors"]?.elements.last?.inline ?? ""
      let isMeasured =
        gap["metric"]?.text == "navigationBar.promptHeight" && (Int(newest) ?? 0) >= 13
      #expect(gap["probe"]?.text == (isMeasured ? "prompt" : nil))
    }
  }

  @Test(arguments: [
    ("db coverage statusBar.height --missing --zoomed --json", "\"probe\"", false),
    (
      "explain navigationBar.maxY -d iphone-15 --os 18 --prompt --large-title", "keyline probe",
      false
    ),
    ("explain navigationBar.maxY -d iphone-15 --os 18 --prompt", "keyline probe", true),
    (
      "explain toolbar.height -d ipad-a16 --os 18 --toolbar --navigation-bar", "keyline probe", true
    ),
    (
      "explain safeAreaInsets.top -d iphone-duo --os 27.1 --tab-bar --navigation-bar",
      "keyline probe",
      false
    ),
  ])
  func `the probe is offered for what it has on screen alone`(
    line: String, words: String, isOffered: Bool
  ) throws {
    let run = try home().run(line)
    #expect((run.output + run.messages).contains(words) == isOffered)
  }

  @Test(arguments: [
    ("tableView.sectionHeaderHeight", "table sections"),
    ("tableView.untitledSectionFooterHeight", "table sections"),
    ("tableView.subtitleRowHeight", "table rows"), ("sheet.maximumDetentValue", "sheet"),
    ("keyboard.height", "keyboard"), ("segmentedControl.height", "controls"),
    ("tableView.insetGroupedCornerRadius", nil), ("sensorHousing.width", nil),
    ("widget.width", nil),
  ])
  func `gaps of tables, sheets and widgets name their part, or none`(
    metric: String, part: String?
  ) throws {
    let run = try home().run("db coverage \(metric) --missing --json")
    let gaps = try #require(try JSONValue.reading(run.output)["gaps"]).elements
    let parts = gaps.filter { (Int($0["majors"]?.elements.last?.inline ?? "") ?? 0) >= 26 }
    #expect(!parts.isEmpty)
    for gap in parts { #expect(gap["probe"]?.text == part) }
  }

  @Test(arguments: [
    (
      "tableView.sectionHeaderHeight", #""with": ["table-style=grouped"], "#,
      "--table-style grouped"
    ),
    ("tableView.subtitleRowHeight", "", ""),
    ("sheet.height", #""with": ["detent=medium"], "#, "--detent medium"),
    ("sheet.maximumDetentValue", "", ""),
    ("tableView.rowHeight", #""with": ["table-style=plain", "cell=classic"], "#, "--cell classic"),
    ("keyboard.height", #""with": ["suggestions=off"], "#, "--suggestions off"),
  ])
  func `what was measured under a condition is answered under it`(
    metric: String, with: String, flags: String
  ) throws {
    let home = try home()
    let input = """
      { "schema": "keyline.probe/1", "device": "iPhone99,1", "os": "27.0", "runtime": "simulator",
        "sdk": "27.0", "readings": [
          { "metric": "\(metric)", "orientation": "landscape", \(with)"value": 41.5 } ] }
      """
    let run = home.run("import -", input: input)
    #expect(run.exitCode == 0, "\(run.messages)")
    let line = "get \(metric) -d bar-phone --os 27.0 --landscape \(flags)"
    #expect(home.run(line).output == "41.5\n")
    #expect(home.run(line.replacing("--landscape", with: "")).output != "41.5\n")
  }

  @Test func `no rule is made where one is known, or none is wanted`() throws {
    let home = try home()
    #expect(home.run("import - --no-rules", input: ImportSample.probe()).exitCode == 0)
    #expect(get(home).exitCode == 1)
    let known = ImportSample.probe("44", os: "12.0", sdk: "12.0")
      .replacingOccurrences(of: "iPhone99,1", with: "iPhone10,3")
    let run = home.run("import - --json", input: known)
    let kinds = try #require(try JSONValue.reading(run.output)["items"]).elements
      .filter { $0["metric"]?.text == "statusBar.height" }.compactMap { $0["kind"]?.text }
    #expect(kinds == ["observation"])
  }

  @Test func `no rule is made where another source says otherwise`() throws {
    let home = try home()
    let line =
      "set statusBar.height=50 -d bar-phone --os 26.1 --source mine --source-title Mine --evidence"
    #expect(home.run(line).exitCode == 0)
    #expect(home.run("import -", input: ImportSample.probe()).exitCode == 0)
    #expect(get(home).exitCode == 1)
  }

  @Test func `an app linked with an older SDK is measured for that SDK`() throws {
    let home = try home()
    #expect(home.run("import -", input: ImportSample.probe(sdk: "18.5")).exitCode == 0)
    #expect(get(home).exitCode == 1)
    let line = "get statusBar.height -d bar-phone --os 26.1 --sdk 18"
    #expect(home.run(line).output == "51\n")
  }

  @Test func `every metric that the program records is one that is known`() throws {
    let text = try keyline("probe").output
    let quoted = text.split(separator: "\"").map(String.init)
    let known = try keyline("metric list -f csv").output
    let recorded = zip(quoted, quoted.dropFirst()).filter {
      $0.0.hasSuffix("record(") || $0.0.hasSuffix("recordRow(\n      ")
        || $0.0.hasSuffix("record(\n      ")
    }.map(\.1)
    #expect(recorded.count > 20)
    for metric in recorded where metric != "orientation" {
      #expect(known.contains(metric), "\(metric)")
    }
  }

  @Test func `its app is a folder that has no other files`() throws {
    let home = try home()
    #expect(home.run("probe --app \(home.path("app"))").exitCode == 0)
    let files = try home.files(below: "app")
    #expect(
      Set(files.keys) == [
        "App.swift", "Info.plist", "KeylineProbe.swift", "README.md", "devices.tsv", "measure",
      ])
    #expect(files["KeylineProbe.swift"] == home.run("probe").output)
    let table = (files["devices.tsv"] ?? "").lines.map {
      $0.split(separator: "\t").map(String.init)
    }
    let versions = table.first { $0[1] == "iPhone10,3" }?[2].split(separator: " ") ?? []
    // iPhone X ended with iOS 16, and an app without a storyboard fills the screen from 14 on.
    #expect(versions.first == "14" && versions.last?.hasPrefix("16.") == true)
    #expect(table.contains { $0[0] == "bar-phone" && $0[1] == "iPhone99,1" })
    #expect(home.run("probe --app \(home.path("app"))").exitCode == 0)
    _ = try home.write(files: [("mine.txt", "x")], below: "other")
    #expect(home.run("probe --app \(home.path("other"))").exitCode == 73)
  }

  @Test
  func `it type-checks against stand-ins of UIKit`() throws {
    let folder = try Folder()
    let source = try folder.write(try keyline("probe").output, to: "KeylineProbe.swift")
    let stand = URL(filePath: #filePath)
      .appending(path: "../../../Fixtures/Consumers/Probe/UIKit.swift").standardizedFileURL.path
    let swiftc = try #require(Tool.swiftc.url)
    let variables = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path]
    let module = try Program(
      swiftc,
      [
        "-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name", "UIKit",
        "-emit-module-path", folder.path("UIKit.swiftmodule"), stand,
      ], variables: variables
    ).finish()
    #expect(module.exitCode == 0, "\(module.messages)")
    let check = try Program(
      swiftc,
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", folder.url.path, source,
      ], variables: variables
    ).finish()
    #expect(check.exitCode == 0, "\(check.messages)")
  }
}
