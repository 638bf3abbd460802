import KeylineData
import KeylineModel
import KeylineQuery
import Testing

@Suite("Scroll views")
struct ScrollTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }

  private func answer(
    _ device: Device.ID, _ os: String, bars: Bool = false,
    _ change: (inout ScrollSetup) -> Void = { _ in }
  ) throws -> ScrollAnswer {
    let resolver = try Self.resolver.get()
    var situation = Situation()
    situation.content.navigationBar = bars
    situation.content.tabBar = bars
    var setup = ScrollSetup(in: situation)
    change(&setup)
    let answers = resolver.scroll(
      setup,
      on: AnswerTable.Request(
        devices: DeviceSet(naming: [try #require(resolver.device(device))]),
        versions: try VersionSet(os)))
    try #require(answers.count == 1)
    return answers[0]
  }

  private func points(_ insets: Edges<DerivedLength>) -> [String] {
    insets.all.map { $0.value?.description ?? "unknown" }
  }

  @Test func `a table in the safe area has no insets of its own`() throws {
    let answer = try answer("iphone-8", "11", bars: true) {
      $0.frame = Frame(
        x: .zero, y: Length(points: 64), width: Length(points: 375), height: Length(points: 554))
    }
    #expect(points(try #require(answer.safeArea).insets) == ["0", "0", "0", "0"])
    #expect(answer.remedies.isEmpty)
    #expect(answer.contentTop.value == Length(points: 64))
  }

  @Test func `a table that reaches a part under the bar is inset by that part`() throws {
    let answer = try answer("iphone-8", "11", bars: true) {
      $0.frame = Frame(
        x: .zero, y: Length(points: 20), width: Length(points: 375), height: Length(points: 647))
    }
    #expect(points(answer.adjusted) == ["44", "0", "49", "0"])
  }

  @Test func `a frame outside the screen has no known insets at that edge`() throws {
    let answer = try answer("iphone-8", "11") {
      $0.frame = Frame(
        x: .zero, y: Length(points: -10), width: Length(points: 375), height: Length(points: 677))
    }
    #expect(points(answer.adjusted) == ["unknown", "0", "0", "0"])
    #expect(answer.amounts.gaps == [.outsideScreen(Length(points: 10))])
  }

  @Test func `additional insets of minus twenty take the status bar's inset away`() throws {
    let answer = try answer("iphone-8", "11") {
      $0.contentInset = Edges(
        top: Length(points: 64), left: .zero, bottom: Length(points: 60), right: .zero)
      $0.additionalSafeArea.top = Length(points: -20)
    }
    #expect(points(try #require(answer.safeArea).insets) == ["0", "0", "0", "0"])
    #expect(points(answer.adjusted) == ["64", "0", "60", "0"])
  }

  @Test func `a safe area below zero is not guessed`() throws {
    let answer = try answer("iphone-8", "11") {
      $0.additionalSafeArea.top = Length(points: -30)
    }
    #expect(points(answer.adjusted) == ["unknown", "0", "0", "0"])
  }

  @Test func `content that does not scroll is adjusted only in a navigation controller`() throws {
    let alone = try answer("iphone-8", "11") { $0.scrollableAxes = .none }
    #expect(points(alone.adjusted) == ["0", "0", "0", "0"])
    let within = try answer("iphone-8", "11") {
      $0.scrollableAxes = .none
      $0.isInNavigationController = true
    }
    #expect(points(within.adjusted) == ["20", "0", "0", "0"])
    let off = try answer("iphone-8", "11") {
      $0.scrollableAxes = .none
      $0.isInNavigationController = true
      $0.automaticallyAdjusts = false
    }
    #expect(points(off.adjusted) == ["0", "0", "0", "0"])
  }

  @Test func `before iOS 11 the controller makes room for its bars unless told otherwise`() throws {
    let on = try answer("iphone-7", "10", bars: true)
    #expect(on.safeArea == nil)
    #expect(points(on.adjusted) == ["64", "0", "49", "0"])
    #expect(on.remedies.isEmpty)
    let twice = try answer("iphone-7", "10", bars: true) {
      $0.contentInset.top = Length(points: 64)
    }
    #expect(twice.remedies.map(\.setting) == [.automaticAdjustmentOff])
    let off = try answer("iphone-7", "10", bars: true) { $0.automaticallyAdjusts = false }
    #expect(points(off.adjusted) == ["0", "0", "0", "0"])
    #expect(off.shift.value == .zero)
    #expect(off.remedies.isEmpty)
  }

  @Test func `before iOS 11 room is made even for a table that stands clear of the bar`() throws {
    let answer = try answer("iphone-7", "10", bars: true) {
      $0.frame = Frame(
        x: .zero, y: Length(points: 64), width: Length(points: 375), height: Length(points: 603))
    }
    #expect(answer.contentTop.value == Length(points: 128))
    #expect(answer.remedies.map(\.setting) == [.automaticAdjustmentOff])
  }

  @Test func `there is no remedy for a device that never ran the version`() throws {
    let answer = try answer("iphone-x", "10", bars: true)
    #expect(answer.remedies.isEmpty)
    #expect(answer.adjusted.top.value == nil)
  }

  @Test(arguments: [("iphone-8", "11"), ("iphone-x", "11"), ("iphone-xr", "14"), ("ipad-9", "15")])
  func `a scroll view that is as it should be needs no remedy`(device: String, os: String) throws {
    for bars in [true, false] { #expect(try answer(device, os, bars: bars).remedies.isEmpty) }
    let cancelled = try answer(device, os, bars: true) {
      $0.contentInset.top = Length(points: -20)
    }
    #expect(cancelled.remedies.isEmpty)
  }

  @Test func `a remedy leaves an edge alone where the app made no room`() throws {
    let answer = try answer("iphone-8", "11", bars: true) {
      $0.contentInset.top = Length(points: 64)
    }
    let settings = answer.remedies.map(\.setting)
    #expect(points(answer.adjusted) == ["128", "0", "49", "0"])
    guard case .contentInset(let own) = settings.first else {
      Issue.record("no contentInset in \(settings)")
      return
    }
    #expect(points(own) == ["0", "0", "0", "0"])
    #expect(points(try #require(answer.remedies.first).adjusted) == ["64", "0", "49", "0"])
  }

  /// An app that made room for 20 + 44 points on a phone whose bar ends at 97.667.
  @Test func `a remedy that leaves the content under the bar fails`() throws {
    let answer = try answer("iphone-15", "17", bars: true) {
      $0.contentInset.top = Length(points: 64)
    }
    let bars = try #require(answer.safeArea?.insets.top.value)
    #expect(bars == Length("97.667"))
    for remedy in answer.remedies {
      let begins = try #require(remedy.contentTop.value)
      #expect(remedy.verdict == (begins < bars ? .fails : .works), "\(remedy.technique)")
    }
    #expect(
      answer.remedies.filter { $0.verdict == .works }.map(\.technique)
        == ["reset-content-inset", "frame-inside-safe-area"])
  }

  @Test func `nothing is mended where nothing is known to be added`() throws {
    let answer = try answer("iphone-8", "11") {
      $0.additionalSafeArea.top = Length(points: -30)
      $0.contentInset.top = Length(points: 20)
    }
    #expect(points(answer.adjusted) == ["unknown", "0", "0", "0"])
    #expect(answer.remedies.isEmpty)
  }
}
