import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ReferencesCheckTests {
  private let sound = Knowledge.of(
    [.of("m/rule", "44", where: "devices iphone-x", restsOn: ["s/1"], continues: ["s/2"])],
    [.of("s/1", "44", where: "devices iphone-x", os: "12"), .of("s/2", "44", os: "26")],
    sources: [.of("t"), .of("s", copyOf: "t")])

  private func subjects(_ change: (inout Knowledge) -> Void) -> [String] {
    var knowledge = sound
    change(&knowledge)
    return Check.references.subjects(knowledge)
  }

  @Test func `knowledge whose names all exist passes`() {
    #expect(Check.references.findings(sound).isEmpty)
  }

  @Test func `a metric that does not exist is found, in rules and in observations`() {
    #expect(Set(subjects { $0.metrics = [] }) == ["m/rule", "s/1", "s/2"])
  }

  @Test func `an observation that does not exist is found`() {
    #expect(subjects { $0.observations.removeFirst() } == ["m/rule"])
    #expect(subjects { $0.observations.removeLast() } == ["m/rule"])
  }

  @Test func `resting on a disputed observation is found`() {
    let disputed = Observation.of("s/1", "44", os: "12", disputed: "a typo")
    #expect(subjects { $0.observations[0] = disputed } == ["m/rule"])
  }

  @Test func `a device that does not exist is found, in rules and in observations`() {
    #expect(
      Set(subjects { $0.devices.removeAll { $0.id == "iphone-x" } }) == ["m/rule", "s/1"])
  }

  @Test func `a source that does not exist is found`() {
    #expect(Set(subjects { $0.sources.removeAll { $0.id == "s" } }) == ["s/1", "s/2"])
    #expect(subjects { $0.sources.removeAll { $0.id == "t" } } == ["s"])
    #expect(subjects { $0.devices[0].sources = ["nowhere"] } == ["iphone-8"])
  }

  @Test func `a metric or a source that a redesign names and that does not exist is found`() {
    #expect(subjects { $0.redesigns[0].metrics = ["no.suchMetric"] } == ["new-design"])
    #expect(subjects { $0.redesigns[0].sources = ["no-such-source"] } == ["new-design"])
    #expect(subjects { $0.redesigns[0].metrics = ["m"] }.isEmpty)
  }

  @Test func `being like a device that does not exist is found`() {
    #expect(subjects { $0.devices[0].like = "iphone-7" } == ["iphone-8"])
    #expect(subjects { $0.devices[0].like = "iphone-x" }.isEmpty)
  }

  @Test func `a finding names what is missing`() {
    var knowledge = sound
    knowledge.devices[0].like = "iphone-7"
    #expect(Check.references.findings(knowledge).first?.fault == .noDevice("iphone-7"))
  }
}
