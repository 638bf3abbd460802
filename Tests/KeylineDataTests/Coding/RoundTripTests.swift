import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: 1...10)
  func `a device that is written is read back the same`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    for _ in 0..<50 {
      let device = random.device()
      let text = device.json.canonical
      #expect(try Decoding.device(text) == device, "\(text)")
      #expect(try Decoding.device(text).json.canonical == text)
    }
  }

  @Test(arguments: 1...10)
  func `rules and observations that are written are read back the same`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    for number in 0..<50 {
      let rule = random.rule(number)
      let observation = random.observation(number)
      let text = MetricFile.text(
        metric: "tabBar.height", rules: [rule], observations: [observation])
      let file = try EvidenceText.read(text)
      #expect(file.rules == [rule], "\(text)")
      #expect(file.observations == [observation], "\(text)")
      let again = MetricFile.text(
        metric: file.metric, rules: file.rules, observations: file.observations)
      #expect(again == text)
    }
  }

  @Test func `rows are written in the order of their identifiers`() throws {
    var random = XorShift(seed: 1)
    let rules = (0..<20).map { random.rule($0) }
    let observations = (0..<20).map { random.observation($0) }
    let text = MetricFile.text(
      metric: "tabBar.height", rules: rules, observations: observations)
    #expect(
      text
        == MetricFile.text(
          metric: "tabBar.height", rules: rules.reversed(), observations: observations.reversed()))
    let file = try EvidenceText.read(text)
    #expect(file.rules.map(\.id) == rules.map(\.id).sorted())
    #expect(file.observations.map(\.id) == observations.map(\.id).sorted())
  }
}

extension XorShift {
  fileprivate mutating func device() -> Device {
    var device = Device(
      id: identifier(), name: text(), family: choice(Family.self), layer: .local)
    device.identifiers = some(0...3) { "iPhone\($0.int(1...99)),\($0.int(1...99))" }
    device.released = maybe { $0.date() }
    device.width = maybe { $0.length(1...600_000) }
    device.height = maybe { $0.length(1...600_000) }
    device.scale = maybe { $0.int(1...4) }
    device.nativeWidth = maybe { $0.int(1...100_000) }
    device.nativeHeight = maybe { $0.int(1...100_000) }
    device.pixelsPerInch = maybe { $0.int(1...10_000) }
    device.diagonal = maybe { $0.int(100...9_999) }
    device.cornerRadius = maybe { $0.length(0...600) }
    device.homeButton = maybe { Bool.random(using: &$0) }
    device.sensorHousing = maybe { $0.choice(SensorHousing.self) }
    device.sizeClassInLandscape = maybe { $0.choice(SizeClass.self) }
    device.firstOS = maybe { StatedVersion(OSVersion($0.int(1...40)), precision: .major) }
    device.lastOS = maybe { StatedVersion(OSVersion($0.int(41...80), 2), precision: .minor) }
    device.like = maybe { $0.identifier() }
    device.copied = Set(some(0...3) { $0.choice(DeviceAttribute.self) })
    device.sources = some(0...3) { $0.identifier() }
    device.note = maybe { $0.text() }
    return device
  }

  mutating func rule(_ number: Int) -> Rule {
    let terms = some(1...4) { $0.metric() }.enumerated().map { position, metric in
      Formula.Term(metric, isSubtracted: position > 0 && Bool.random(using: &self))
    }
    return Rule(
      id: pair() + "-r\(number)", metric: "tabBar.height", scope: scope(), os: bounds(),
      value: Bool.random(using: &self)
        ? .length(length(-600_000...600_000)) : .formula(Formula(terms: terms)),
      restsOn: some(1...3) { $0.pair() }, continues: some(0...2) { $0.pair() },
      note: maybe { $0.text() }, layer: .local)
  }

  mutating func observation(_ number: Int) -> Observation {
    let os: Observation.StatedOS
    switch int(1...3) {
    case 1: os = .on(some(1...3) { $0.stated() })
    case 2: os = .stretch(from: nil, until: nil)
    default:
      os = .stretch(from: OSVersion(int(1...40)), until: maybe { OSVersion($0.int(41...80), 1) })
    }
    return Observation(
      id: pair() + "-o\(number)", metric: "tabBar.height", source: identifier(), scope: scope(),
      os: os, value: length(-600_000...600_000), obtained: choice(Observation.Obtained.self),
      tool: maybe { $0.text() }, locator: maybe { $0.text() }, readAgain: maybe { $0.date() },
      unclear: maybe { $0.text() }, disputed: maybe { $0.text() }, note: maybe { $0.text() },
      layer: .local)
  }
}
