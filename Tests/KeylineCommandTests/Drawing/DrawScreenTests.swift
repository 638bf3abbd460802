import Foundation
import KeylineTestSupport
import Testing

@Suite("Pictures of screens from the command line")
struct DrawScreenTests {
  private func drawn(_ line: String) throws -> [String: DrawnMeasure] {
    let run = try keyline("draw screen \(line)")
    try #require(run.exitCode == 0, "\(run.messages)")
    let measures = try Markup.read(run.output).measures.map { try #require($0) }
    return Dictionary(measures.map { ($0.metric, $0) }) { first, _ in first }
  }

  /// What the article about the navigation bar of iOS 11 states.
  @Test(arguments: [
    ("iphone-x --os 11.0 --large-title", "safeAreaInsets.top", 0, 140.0),
    ("iphone-x --os 11.0 --large-title", "statusBar.height", 0, 44),
    ("iphone-x --os 11.0 --large-title", "navigationBar.largeTitleHeight", 88, 52),
    ("iphone-x --os 11.0 --navigation-bar", "safeAreaInsets.top", 0, 88),
    ("iphone-8 --os 11.0 --large-title", "safeAreaInsets.top", 0, 116),
    ("iphone-8 --os 11.0 --navigation-bar", "safeAreaInsets.top", 0, 64),
    ("iphone-8 --os 11.0 --navigation-bar", "statusBar.height", 0, 20),
    ("iphone-8 --os 11.0 --navigation-bar", "navigationBar.height", 20, 44),
    ("iphone-x --os 11.0 --tab-bar", "tabBar.frameHeight", 729, 83),
    ("iphone-x --os 11.0 --tab-bar", "homeIndicator.height", 778, 34),
  ])
  func `what the article states is drawn there and as long`(
    line: String, metric: String, start: Double, points: Double
  ) throws {
    let measure = try #require(try drawn("-d " + line)[metric])
    #expect(measure.points == points)
    #expect(abs(measure.drawn - points) < 0.06)
    #expect(abs(measure.start - start) < 0.06)
  }

  /// Every labelled length is what `get` answers, and is drawn as long as it says.
  @Test(arguments: [
    "-d iphone-x --os 16.0 --navigation-bar --tab-bar",
    "-d iphone-x --os 16.0 --navigation-bar --tab-bar --landscape",
    "-d iphone-xr --os 14.0 --large-title", "-d iphone-14-pro --os 16.0 --navigation-bar",
    "-d iphone-8-plus --os 11.0 --toolbar --landscape", "-d iphone-17 --os 26.0 --tab-bar",
    "-d ipad-pro-11-1 --os 14.0 --navigation-bar --tab-bar", "-d iphone-se-1 --os 9.0 --prompt",
    "-d ipad-pro-12-9-1 --os 12.0 --toolbar --landscape", "-d iphone-13-mini --os 15.0 --toolbar",
    "-d iphone-x --os 11.0 --landscape",
  ])
  func `each labelled length is the resolved value`(line: String) throws {
    let measures = try drawn(line)
    #expect(measures.count >= 2)
    for (metric, measure) in measures {
      let get = try keyline("get \(metric) \(line) --no-notes")
      #expect(get.output == "\(measure.label.prefix { $0 != " " })\n", "\(metric)")
      #expect(Double(get.output.dropLast()) == measure.points)
      #expect(abs(measure.drawn - measure.points) < 0.06, "\(metric)")
    }
  }

  @Test func `the shape is as large as the screen, and turned in landscape`() throws {
    func size(_ line: String) throws -> [Double?] {
      let root = try Markup.read(try keyline("draw screen \(line)").output)
      let (scale, outline) = (try #require(root.scale), try #require(root.outline))
      return ["width", "height", "rx"].map { name in
        outline.number(name).map { ($0 / scale).rounded() }
      }
    }
    #expect(try size("-d iphone-x --os 16.0") == [375, 812, 39])
    #expect(try size("-d iphone-x --os 16.0 --landscape") == [812, 375, 39])
    #expect(try size("-d iphone-8 --os 16.0") == [375, 667, nil])
    #expect(try size("-d ipad-pro-11-1 --os 14.0") == [834, 1_194, 18])
  }

  /// Nobody measured a navigation bar with a prompt on phones with an inset of 59.
  @Test func `what is not known is on standard error and in the picture`() throws {
    let run = try keyline("draw screen -d iphone-15-pro --os 17.0 --prompt")
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("note: not drawn: Top safe area inset (unknown"))
    let root = try Markup.read(run.output)
    let text = root.of(class: "quiet").map(\.text).joined(separator: " ")
    #expect(text.contains("Top safe area inset (unknown)"))
    #expect(!root.measures.contains { $0?.metric == "safeAreaInsets.top" })
    #expect(root.of(class: "p-safe").isEmpty)
  }

  @Test func `values to check are marked, assumed ones are not`() throws {
    let measures = try drawn("-d iphone-x --os 16.0")
    #expect(measures["statusBar.height"]?.isUnsure == false)
    let line = "-d iphone-15 --os 26.0 --tab-bar"
    #expect(try drawn(line)["tabBar.frameHeight"]?.isUnsure == true)
    let starred = try Markup.read(try keyline("draw screen \(line)").output)
    let said = starred.of(class: "quiet").map(\.text).joined(separator: " ")
    #expect(said.contains("tab bar (inferred)"))
    let run = try keyline("draw screen -d iphone-x --os 16.0 --notes")
    #expect(run.messages.contains("* assumed: last measured on iOS 11 (statusBar.height"))
    let quiet = try keyline("draw screen -d iphone-x --os 16.0 --no-notes")
    #expect(quiet.messages == "")
    #expect(quiet.output == run.output)
  }

  @Test func `a device with several states is asked for one of them`() throws {
    let run = try keyline("draw screen -d iphone-xr --os 13-14")
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.messages.contains("keyline draw screen -d iphone-xr --os 14"))
  }

  @Test(arguments: [
    ("--os 11", 64), ("-d iphone-x --os 26", 1), ("-d iphone-99 --os 11", 1),
    ("-d notch --os 14", 1), ("-d iphone-x --os x", 64),
    ("-d iphone-x --os 11.0 --presentation page-sheet", 1),
  ])
  func `what cannot be drawn leaves standard output empty`(line: String, code: Int32) throws {
    let run = try keyline("draw screen \(line)")
    #expect(run.exitCode == code)
    #expect(run.output == "")
    #expect(!run.messages.isEmpty)
  }

  /// The last releases that the two were offered.
  @Test(arguments: [("iphone-x", "iOS", "16.7.16"), ("ipad-air-2", "iPadOS", "15.8.8")])
  func `without a version it is the newest that the device ran, which the picture says`(
    device: String, system: String, newest: String
  ) throws {
    let run = try keyline("draw screen -d \(device)")
    #expect(run.exitCode == 0)
    let root = try Markup.read(run.output)
    let words = "\(system) \(newest) (its newest release) · portrait"
    #expect(root.of(class: "quiet").first?.text == words)
    #expect(root.children.first?.text.hasSuffix(words) == true)
    let named = try keyline("draw screen -d \(device) --os \(newest)")
    #expect(!named.output.contains("newest"))
    #expect(
      try Markup.read(named.output).measures.count == root.measures.count)
  }

  @Test(arguments: [
    "screen -d iphone-x", "timeline screen.width -d iphone-x",
  ])
  func `a name that promises another format is refused, and nothing is written`(
    picture: String
  ) throws {
    let home = try Home()
    for name in ["x.png", "x.PDF", "x.html", "x.json"] {
      let run = home.run("draw \(picture) --os 11 -o \(home.path(name))")
      #expect(run.exitCode == 64)
      #expect(run.output == "")
      #expect(run.messages.contains(".svg"))
      #expect(!FileManager.default.fileExists(atPath: home.path(name)))
    }
    for name in ["x.svg", "x.SVG", "plain", "ios-11.4", "x.tmp"] {
      #expect(home.run("draw \(picture) --os 11 -o \(home.path(name))").exitCode == 0)
    }
  }

  @Test func `a file has what standard output would have, and is the same every time`() throws {
    let home = try Home()
    let line = "draw screen -d iphone-x --os 11.0 --large-title"
    let first = home.run(line)
    let run = home.run(line + " --output \(home.path("x.svg"))")
    #expect(run.output == "")
    #expect(run.messages == first.messages)
    #expect(try String(contentsOfFile: home.path("x.svg"), encoding: .utf8) == first.output)
    #expect(home.run(line).output == first.output)
    #expect(home.run(line + " -o \(home.path("none/x.svg"))").exitCode == 73)
  }
}
