import KeylineModel
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylineQuery

@Suite("Why there is no value, as people read it")
struct ReasonTextTests {
  private func reason(_ knowledge: Knowledge, os: String = "12", on device: Device = .iPhoneX)
    throws -> String?
  {
    let question = try #require(Resolver(knowledge).question("m", device: device.id))
    return question.outcome(at: .of(os), in: Situation()).reasonText(on: device)
  }

  @Test(arguments: [
    (["36"], "One unconfirmed source says 36"), (["36", "36"], "Sources say 36"),
    (["40", "36"], "Sources say 36 and 40"), (["40", "36", "35"], "Sources say 35, 36 and 40"),
  ])
  func `what sources state where no rule decides is said`(values: [String], words: String) throws {
    let observations = values.enumerated().map {
      Observation.of("s\($0.offset)/o", $0.element, where: "devices iphone-x", os: "11..<")
    }
    #expect(try reason(.of([], observations)) == "unknown. \(words)")
  }

  @Test(arguments: [
    ([true], "One source says 36 (names no orientation)"),
    ([true, true], "Unclear sources say 36"),
    ([true, false], "Sources say 36"),
  ])
  func `sources that leave unclear what they speak of are called so`(
    unclear: [Bool], words: String
  ) throws {
    let observations = unclear.enumerated().map { offset, isUnclear in
      Observation.of(
        "s\(offset)/o", "36", where: "devices iphone-x", os: "11..<",
        unclear: isUnclear ? "names no orientation" : nil)
    }
    #expect(try reason(.of([], observations)) == "unknown. \(words)")
  }

  @Test(arguments: [
    ("devices iphone-xr", "12", "One source says 40 on iPhone XR"),
    ("devices iphone-xr", "13", "One source says 40 on iPhone XR on iOS 13"),
    ("orientation landscape", "12", "One source says 40 in landscape"),
    // It names neither a version nor a model, so that nobody can tell whether it is about this.
    ("", "..<", "One source says 40, with no version or model named"),
    ("idiom phone", "..<", "One source says 40, with no version or model named"),
  ])
  func `what a source states about something else is said with what that is`(
    scope: String, os: String, words: String
  ) throws {
    let near = Observation.of("s/near", "40", where: scope, os: os)
    #expect(try reason(.of([], [near])) == "unknown. \(words)")
  }

  /// Two sources come equally close, and one that names no version is further away.
  @Test func `what several sources state about one other thing is said once`() throws {
    let near = ["40", "35"].map {
      Observation.of("s\($0)/near", $0, where: "orientation landscape", os: "12")
    }
    let vague = Observation.of("t/vague", "36", where: "orientation landscape", os: "..<")
    let elsewhere = Observation.of("u/elsewhere", "50", where: "zoom zoomed", os: "12")
    #expect(
      try reason(.of([], near + [vague, elsewhere]))
        == "unknown. Sources say 35 and 40 in landscape")
  }

  @Test func `beside a rule that is too far away to say anything, what is stated is said`() throws {
    let far = Rule.of(
      "m/far", "44", where: "devices iphone-xr, orientation landscape, large-title true",
      os: "13..<")
    let near = Observation.of("s/near", "40", where: "orientation landscape", os: "12")
    #expect(try reason(.of([far], [near])) == "unknown. One source says 40 in landscape")
  }

  /// 44 before iOS 13 and 50 from then on, both without a prompt.
  @Test(arguments: [
    ("12", "unknown with a prompt; 44 without one"),
    ("12-14", "unknown with a prompt; 50 without one from iOS 13 on"),
  ])
  func `of several versions, the value nearest to the newest is named with its own`(
    os: String, text: String
  ) throws {
    let resolver = Resolver(
      .of([
        .of("m/old", "44", where: "prompt false", os: "..<13"),
        .of("m/new", "50", where: "prompt false", os: "13..<"),
      ]))
    let rows = resolver.table(
      .init(
        columns: [Column(try #require(resolver.metric("m")), .of("prompt true"))],
        devices: DeviceSet(naming: [.iPhoneX]), versions: try VersionSet(os))
    ).rows
    #expect(rows.map { $0.cells[0].reasonText(on: .iPhoneX) } == [text])
  }

  @Test(arguments: [
    ("devices iphone-xr", "..<", "measured only on iPhone XR: 44"),
    ("", "13..<", "unknown before iOS 13; 44 from then on"),
    ("", "13..<15", "unknown before iOS 13; 44 from iOS 13 to 14"),
    ("", "..<12", "unknown from iOS 12 on; 44 on iOS 11"),
    ("orientation landscape", "..<", "unknown in portrait; 44 in landscape"),
    ("zoom zoomed", "..<", "unknown without Display Zoom; 44 with it"),
    ("prompt true", "..<", "unknown without a prompt; 44 with one"),
    ("sdk 13..", "..<", "unknown for apps built with SDK 12; 44 with SDK 13"),
    ("idiom pad", "..<17", "unknown on phones; 44 on iPads"),
    ("idiom pad", "..<15", "unknown; 44 on iPads through iPadOS 14"),
    ("width 414", "..<", "unknown on phones 375 points wide; 44 at 414"),
    (
      "home-button true", "..<",
      "unknown on phones without a home button; 44 on phones with a home button"
    ),
    (
      "orientation landscape, zoom zoomed", "..<",
      "unknown in portrait and without Display Zoom; 44 in landscape and with Display Zoom"
    ),
    // Nobody knows whether the version or the situation is to blame, or the device.
    ("orientation landscape", "13..<", "unknown; 44 in landscape from iOS 13 on"),
    ("devices iphone-xr, orientation landscape", "..<", "unknown; 44 on iPhone XR in landscape"),
  ])
  func `the nearest value is named with what differs there`(
    scope: String, os: String, text: String
  ) throws {
    var knowledge = Knowledge.of([.of("m/rule", "44", where: scope, os: os)])
    // An iPad that ran iOS 12.
    var pad = Device.iPad9
    pad.firstOS = StatedVersion("12")
    knowledge.devices.removeAll { $0.id == pad.id }
    knowledge.devices.append(pad)
    #expect(try reason(knowledge) == text)
  }

  @Test func `how it stands is said of a value that is not known`() throws {
    let measured = Observation.of("s/1", "44", where: "orientation landscape", os: "11")
    let knowledge = Knowledge.of(
      [.of("m/rule", "44", where: "orientation landscape", restsOn: ["s/1"])], [measured])
    #expect(try reason(knowledge) == "unknown in portrait; 44 in landscape (assumed)")
  }

  @Test func `beside what sources state the nearest value is named`() throws {
    let knowledge = Knowledge.of(
      [.of("m/rule", "44", where: "orientation landscape")],
      [.of("s/o", "36", where: "orientation portrait", os: "11..<")])
    #expect(
      try reason(knowledge)
        == "unknown in portrait; 44 in landscape. One unconfirmed source says 36 here")
  }

  @Test func `a sum names the term that is unknown`() throws {
    let knowledge = Knowledge.of(
      [.of("m/sum", "n"), .of("n/1", "8", where: "orientation landscape", metric: "n")])
    #expect(
      try reason(knowledge) == "unknown, as is n, in portrait; 8 in landscape")
  }

  @Test func `what a source states of a term is said to be of the term`() throws {
    let knowledge = Knowledge.of(
      [.of("m/sum", "n")], [.of("s/o", "36", os: "11..<", metric: "n")])
    #expect(try reason(knowledge) == "unknown, as is n. For that, one unconfirmed source says 36")
  }

  @Test(arguments: [
    ("..<11~13", "44 before a change between iOS 11 and 13, unknown after it"),
    ("11~13..<", "unknown before a change between iOS 11 and 13, 44 after it"),
  ])
  func `of a value that came or went the order is told`(os: String, text: String) throws {
    let resolver = Resolver(.of([.of("m/rule", "44", where: "idiom phone", os: os)]))
    let question = try #require(resolver.question("m", device: Device.iPhoneX.id))
    let cell = Cell.Absence(question.outcome(at: .of("12"), in: Situation()))
    #expect(cell.text(on: .iPhoneX) == text)
  }

  @Test(
    arguments: [
      (.noRule(nearest: nil), "unknown: no source states it"),
      (.noAttribute, "unknown: no source states it"),
      (.term("n", .noRule(nearest: nil)), "unknown, as is n"),
      (.since(OSVersion(13)), "not applicable: it came with iOS 13"),
      (.term("n", .since(OSVersion(13))), "not applicable: n came with iOS 13"),
      (.lacks(.sensorHousing), "iPhone X has no notch or Dynamic Island"),
      (.lacks(.fold), "iPhone X does not fold"),
      (.lacks(.splitView), "iPhone X has no Split View"),
      (
        .featureSince(.insetGroupedTable, OSVersion(13)),
        "not applicable: inset-grouped tables came with iOS 13"
      ),
      (.lacks(.extraLargeWidget), "iPhones have no extra-large widgets"),
      (
        .featureSince(.accessoryWidget, OSVersion(16)),
        "not applicable: Lock Screen widgets came with iOS 16"
      ),
      (
        .ranOnly(VersionRange(from: OSVersion(11), until: OSVersion(17))),
        "never ran: iPhone X runs iOS 11–16"
      ),
      (.firstOSUnknown, "iPhone X has no first iOS version"),
    ] as [(Outcome.Reason, String)])
  func `each reason has its sentence`(reason: Outcome.Reason, text: String) {
    let absence = Cell.Absence(status: .unknown, reason: reason, candidates: [])
    #expect(absence.text(on: .iPhoneX) == text)
  }

  @Test func `what each source says stands in the sentence`() throws {
    var knowledge = Knowledge.of(
      [.of("m/a", "64", restsOn: ["one/1"]), .of("m/b", "54", restsOn: ["two/1"])],
      [.of("one/1", "64", os: "12"), .of("two/1", "54", os: "12")])
    knowledge.sources = [Source(id: "one", title: "First", kind: .issue)]
    #expect(try reason(knowledge) == "First says 64, two says 54")
  }

  /// The next step names the metric, and both have a line of 120 columns.
  @Test(arguments: [
    ("First", "one", "First says 64, two says 54 of n"),
    (String(repeating: "a", count: 70), "one", "one says 64, two says 54 of n"),
    (
      String(repeating: "a", count: 70), String(repeating: "b", count: 70),
      "sources say 64 and 54 of n"
    ),
  ])
  func `of a sum the part is named that sources contradict each other about`(
    title: String, key: String, text: String
  ) throws {
    var knowledge = Knowledge.of(
      [
        .of("m/sum", "n"), .of("n/a", "64", metric: "n", restsOn: ["\(key)/1"]),
        .of("n/b", "54", metric: "n", restsOn: ["two/1"]),
      ], [.of("\(key)/1", "64", os: "12", metric: "n"), .of("two/1", "54", os: "12", metric: "n")])
    knowledge.sources = [Source(id: key, title: title, kind: .issue)]
    #expect(try reason(knowledge) == text)
  }

  @Test func `without a value of either side only that they differ is said`() {
    let sum = Cell.Absence(
      status: .conflict, reason: .conflict(["m/a", "m/b"]), candidates: [nil])
    #expect(sum.text(on: .iPhoneX) == "conflict: sources contradict each other")
  }

  @Test func `a redesign since is the reason`() throws {
    var knowledge = Knowledge.of(
      [.of("m/any", "50", restsOn: ["s/1"])], [.of("s/1", "50", os: "15")])
    knowledge.redesigns = [
      Redesign(id: "bar", name: "the bar", version: OSVersion(18), idiom: .pad, sources: [])
    ]
    #expect(
      try reason(knowledge, os: "18", on: .iPad9)
        == "unknown since the iPadOS 18 redesign; 50 before it (assumed)")
    knowledge.redesigns = [
      Redesign(
        id: "bar", name: "the bar", version: OSVersion(18), idiom: .pad, metrics: ["m"],
        sources: [])
    ]
    #expect(
      try reason(knowledge, os: "18", on: .iPad9)
        == "unknown since iPadOS 18 redesigned the bar; 50 before it (assumed)")
  }
}
