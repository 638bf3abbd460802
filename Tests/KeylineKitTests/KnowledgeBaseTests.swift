import KeylineKit
import Testing

@Suite("The library")
struct KnowledgeBaseTests {
  /// From the articles: bars of iPhone 7 and iPhone X around iOS 11, with and without large titles.
  static let values: [(metric: MetricName, device: DeviceName, os: Version, Situation, Double)] = [
    ("navigationBar.maxY", "iphone-7", 10, Situation(), 64),
    ("navigationBar.maxY", "iphone-x", 11, Situation(), 88),
    ("navigationBar.maxY", "iphone-7", 11, Situation(largeTitle: true), 116),
    ("navigationBar.maxY", "iphone-x", 11, Situation(largeTitle: true), 140),
    ("tabBar.frameHeight", "iphone-x", 11, Situation(), 83),
    ("tabBar.y", "iphone-x", 11, Situation(), 729),
    ("titleView.edgeMargin", "iphone-7", 10, Situation(), 16),
    ("titleView.edgeMargin", "iphone-7", 11, Situation(), 8),
  ]

  @Test(arguments: values)
  func `answers in one line`(
    metric: MetricName, device: DeviceName, os: Version, situation: Situation, value: Double
  ) throws {
    let base = try KnowledgeBase.bundled()
    #expect(try base.value(of: metric, on: device, os: os, in: situation) == value)
  }

  /// Apple's design canvas of widgets on screens of 393 × 852 points.
  @Test func `the family of a widget is asked for, not guessed`() throws {
    let base = try KnowledgeBase.bundled()
    func width(_ situation: Situation = Situation()) throws -> Double? {
      try base.value(of: "widget.width", on: "iphone-15", os: 17, in: situation)
    }
    #expect(try width() == nil)
    #expect(try width(Situation(others: ["widget": "small"])) == 158)
    #expect(try width(Situation(others: ["widget": "medium"])) == 338)
    let answers = try base.answers(of: "widget.width", on: "iphone-15", os: 17)
    #expect(answers.prefix(2).map(\.condition) == ["widget: small", "widget: medium"])
    #expect(try base.answers(of: "statusBar.height", on: "iphone-15", os: 17)[0].condition == nil)
  }

  /// The keyboard of the iPhone 15 with its suggestion bar and without, as sources read it on iOS 17 and 18.
  @Test func `conditions of few metrics stand among the others`() throws {
    let base = try KnowledgeBase.bundled()
    func height(_ situation: Situation) throws -> Double? {
      try base.value(of: "keyboard.height", on: "iphone-15", os: 18, in: situation)
    }
    #expect(try height(Situation()) == 336)
    #expect(try height(Situation(others: ["suggestions": "off"])) == 291)
  }

  @Test func `all values of a device are those that are asked one by one`() throws {
    let base = try KnowledgeBase.bundled()
    let situation = Situation(navigationBar: true)
    let values = try base.values(on: "iphone-x", os: 11, in: situation)
    #expect(values["navigationBar.maxY"] == 88)
    #expect(values["widget.width"] == nil)
    for (metric, value) in values {
      #expect(
        try base.value(of: MetricName(metric), on: "iphone-x", os: 11, in: situation) == value)
    }
  }

  @Test(arguments: [.iPhoneX, "iPhone X", "iphonex", "iPhone10,3", "iPhone10,6"] as [DeviceName])
  func `takes the names that the command line takes`(device: DeviceName) throws {
    let base = try KnowledgeBase.bundled()
    #expect(try base.value(of: "NAVIGATIONBAR.MAXY", on: device, os: 11) == 88)
    #expect(try base.value(of: "navbar.maxY", on: device, os: 11) == 88)
  }

  @Test func `a name that does not exist is an error with the nearest ones`() throws {
    let base = try KnowledgeBase.bundled()
    let error = #expect(throws: RequestError.self) {
      try base.value(of: "statusBar.height", on: "iphone-xx", os: 11)
    }
    #expect(error?.choices.contains("iphone-x") == true)
    #expect(error?.message.hasPrefix("No device \"iphone-xx\". Nearest: ") == true)
    #expect(throws: RequestError.self) {
      try base.value(of: "statusBar.heihgt", on: "iphone-x", os: 11)
    }
  }

  @Test(arguments: ["safeAreaInsets", "screen.safeAreaInsets"] as [MetricName])
  func `a group is refused with its members`(group: MetricName) throws {
    let base = try KnowledgeBase.bundled()
    let error = #expect(throws: RequestError.self) {
      try base.value(of: group, on: "iphone-x", os: 11)
    }
    #expect(error?.choices.contains(group.text + ".top") == true)
    #expect(error?.message.hasPrefix("\"\(group.text)\" means more than one metric: ") == true)
  }

  @Test(arguments: ["", "eleven", "11..", "13-11", "11,"] as [Version])
  func `versions that cannot be read are an error`(os: Version) throws {
    let base = try KnowledgeBase.bundled()
    let error = #expect(throws: RequestError.self) {
      try base.value(of: "statusBar.height", on: "iphone-x", os: os)
    }
    #expect(error?.choices == [])
    #expect(error?.message.contains("\" is ") == true)
  }

  @Test func `a set of devices is no device`() throws {
    let base = try KnowledgeBase.bundled()
    #expect(throws: RequestError.self) {
      try base.value(of: "statusBar.height", on: "iphone-x,iphone-8", os: 11)
    }
  }

  @Test(arguments: [["widgget": "small"], ["widget": "smal"]])
  func `a condition or a value that does not exist is an error`(others: [String: String]) throws {
    let base = try KnowledgeBase.bundled()
    let error = #expect(throws: RequestError.self) {
      try base.value(
        of: .statusBarHeight, on: .iPhoneX, os: 11, in: Situation(others: others))
    }
    #expect(error?.message.contains("small") == true || error?.message.contains("widget") == true)
  }

  @Test func `each metric and each device of the catalogue can be asked for`() throws {
    let base = try KnowledgeBase.bundled()
    let metric = try #require(base.metrics.first { $0.id == "statusBar.height" })
    let device = try #require(base.devices.first { $0.id == "iphone-x" })
    #expect(MetricName(metric) == .statusBarHeight && DeviceName(device) == .iPhoneX)
    #expect(!metric.definition.isEmpty)
  }
}
