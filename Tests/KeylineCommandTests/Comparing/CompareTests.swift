import KeylineData
import KeylineTestSupport
import Testing

@Suite("compare with the published ViewImageConfig numbers")
struct CompareTests {
  private static func run(_ arguments: String) throws -> Run {
    try Home.shared.get().run("compare - \(arguments)", input: PublishedConfigs.source)
  }

  private static let whole = Result { try JSONValue.reading(try run("--json").output) }

  /// The objects of a reading, one for each device that its name means.
  private func readings(
    _ name: String, _ orientation: String, _ metric: String
  ) throws -> [JSONValue] {
    try #require(try Self.whole.get()["readings"]).elements.filter {
      $0["name"]?.text == name && $0["orientation"]?.text == orientation
        && $0["metric"]?.text == "screen.\(metric)"
    }
  }

  @Test(arguments: ["iPhoneX", "iPhoneXr", "iPhoneXsMax"])
  func `the landscape bottom 24 differs, ours is 21, with sources`(name: String) throws {
    let found = try readings(name, "landscape", "safeAreaInsets.bottom")
    #expect(found.map { $0["verdict"]?.text } == ["differs"])
    let first = try #require(found.first?["stretches"]?.elements.first)
    #expect(first["value"]?.text == "21")
    #expect((first["sources"]?.elements.count ?? 0) >= 2)
    #expect(first["confidence"]?.text == "confirmed")
  }

  @Test(arguments: [
    ("portrait", "top"), ("landscape", "left"), ("landscape", "right"),
  ])
  func `44 of the XR is right before iOS 14 only`(orientation: String, edge: String) throws {
    let found = try readings("iPhoneXr", orientation, "safeAreaInsets.\(edge)")
    #expect(found.map { $0["verdict"]?.text } == ["right only on some versions"])
    let stretches = try #require(found.first?["stretches"]).elements
    #expect(stretches.map { $0["verdict"]?.text } == ["agrees", "disagrees"])
    #expect(stretches.map { $0["os"]?.text } == ["12-13", "14-18"])
    #expect(stretches.map { $0["value"]?.text } == ["44", "48"])
  }

  @Test(arguments: ["portrait", "landscape"], ["top", "bottom"])
  func `the iPad Pro 12.9 is right for generations 1 and 2 only`(
    orientation: String, edge: String
  ) throws {
    let found = try readings("iPadPro12_9", orientation, "safeAreaInsets.\(edge)")
    #expect(found.map { $0["device"]?.text } == (1...6).map { "ipad-pro-12-9-\($0)" })
    #expect(
      found.map { $0["verdict"]?.text }
        == ["same", "same", "differs", "differs", "differs", "differs"])
    #expect(Set(found.map { $0["overall"]?.text }) == ["right only for some devices"])
  }

  @Test func `the rest is the same, up to the versions that changed after it was published`() throws
  {
    // 20 came for landscape phones and 32 for the top of iPads with 26 or 27, 25 for the bottom of
    // iPads with 18.
    let known: Set<String> = ["iPadPro12_9", "iPhoneX", "iPhoneXr", "iPhoneXsMax"]
    let answer = try JSONValue.reading(try Self.run("--os 11-17 --json").output)
    let others = try #require(answer["readings"]).elements.filter {
      $0["overall"]?.text != "same"
    }
    #expect(Set(others.compactMap { $0["name"]?.text }) == known)
    #expect(answer["counts"]?["differs"]?.text == "3")
    #expect(answer["counts"]?["right only on some versions"]?.text == "3")
    #expect(answer["counts"]?["right only for some devices"]?.text == "4")
    #expect(answer["counts"]?["not known"]?.text == "0")
  }

  @Test func `nothing of the 13 phones and 6 iPads is missed`() throws {
    let readings = try #require(try Self.whole.get()["readings"]).elements
    #expect(Set(readings.compactMap { $0["name"]?.text }).count == 19)
    // 13 phones and 6 iPads, 2 orientations, 2 lengths of a screen and 4 insets; 5 splits an iPad.
    let places = readings.map {
      "\($0["name"]?.text ?? "") \($0["path"]?.text ?? "") \($0["metric"]?.text ?? "")"
    }
    #expect(Set(places).count == 19 * 2 * 6 + 6 * 5)
  }

  @Test func `the text says it in a few lines, with counts`() throws {
    let outcome = try Self.run("--os 11-17")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages == "")
    let lines = outcome.output.lines.map(\.squeezed)
    #expect(
      lines[0] == "ViewImageConfig literals: 258 readings: 3 differ, "
        + "3 right only on some versions, 4 right only for some devices, 248 same.")
    #expect(
      lines.contains {
        $0.hasPrefix(
          "iPhone X, XS Max, XR landscape screen.safeAreaInsets.bottom 24 no 21; published by ")
      })
    #expect(
      lines.contains {
        $0.hasPrefix(
          "iPhone XR portrait screen.safeAreaInsets.top 44 before iOS 14 only 48 from iOS 14")
      })
    #expect(
      lines.contains {
        $0.hasPrefix(
          "iPad Pro 12.9-inch (1st generation), both screen.safeAreaInsets.top 20 yes 20")
      })
    #expect(!outcome.output.contains("iPhone 8"))
  }

  @Test(arguments: ["", " --json", " -f csv"])
  func `a table of which nothing was compared is exit 77`(
    flags: String
  ) throws {
    let table = "device,os,metric,value\niphone-15,12,statusBar.height,20\n"
    let run = try Home.shared.get().run("compare -" + flags, input: table)
    #expect(run.exitCode == 77)
    #expect(run.messages.contains("skipped"))
  }

  @Test func `a change whose version is not known exactly is said so`() throws {
    let table = "device,metric,value,orientation\niphone-14-pro,navigationBar.height,32,landscape\n"
    let lines = try Home.shared.get().run("compare -", input: table).output.lines.map(\.squeezed)
    #expect(
      lines.contains {
        $0.contains(" 32 at least before iOS 17 32 or 44 on iOS 17–18, 54 from iOS 26 ")
      })
  }
}
